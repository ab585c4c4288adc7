#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct RedrawTests {

        @Test("a key redraws one cell at most", arguments: [6, 64], ["underline", "box", "circles", "dots"])
        func oneCell(length: Int, name: String) {
            let styles: [String: any CodeCellRenderer] = [
                "underline": .underline, "box": .box, "circles": .circles, "dots": .dots(),
            ]
            let stage = Stage(length: length, style: styles[name] ?? .underline, width: 2000)
            let parts = ["cell", "focus", "background"]
            func cells() -> [String] { stage.redrawn().filter { name in parts.contains { name.hasPrefix($0) } } }
            for _ in 0..<length {
                stage.keyboard.type("1")
                let redrawn = cells()
                // The width of cells may differ by a pixel. The focus is then drawn again.
                #expect(redrawn.filter { $0 != "focus" }.count <= 1 && !redrawn.contains("background"))
            }
            for _ in 0..<length {
                stage.keyboard.deleteBackward()
                // None, where the character still had a layer of its own.
                #expect(cells().filter { $0 != "focus" }.count <= 1)
            }
        }

        @Test("an unchanged cell makes no drawing", arguments: [6, 64])
        func drawingsAreMadeOfChangedCells(length: Int) {
            final class Made: @unchecked Sendable {
                // Unchecked: the view calls renderers on the main thread only.
                var cells: [Int] = []
            }
            let made = Made(), style = TestRenderer { cell, _ in made.cells.append(cell.index) }
            let stage = Stage(length: length, style: style, width: 2000) {
                $0.isSecureTextEntry = true
                $0.masking = .delayed(.seconds(1))
            }
            stage.type("12")
            made.cells = []
            stage.type("3")
            // The last one gets the focus.
            #expect(made.cells == [1, 2, 3])
            made.cells = []
            stage.settle { $0.setNeedsLayout() }
            #expect(made.cells == [])
            stage.settle { $0.code = "124" }
            #expect(made.cells.count <= 3)
        }

        @Test("a new appearance redraws images, although the drawing has the same name")
        func imagesFollowTheAppearance() {
            let picture = TestRenderer { _, context in context.draw(CodeImage(named: "frame"), in: context.frame) }
            let stage = Stage(style: picture, isFocused: false)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            #expect(stage.redrawn().contains("cell 1"))
            Device.setTraits { $0.accessibilityContrast = .high }
            #expect(stage.redrawn().contains("cell 1"))
        }

        @Test("dark mode redraws each layer once, and a sheet in it the cells whose color is another one there")
        func sheet() {
            var style = BoxRenderer.still
            style.fillColor.base = .background
            let stage = Stage(style: style)
            Device.setTraits { $0.userInterfaceLevel = .elevated }
            #expect(stage.redrawn().isEmpty)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            #expect(Set(stage.redrawn()).isSuperset(of: (1..<5).map { "cell \($0)" }) && stage.redrawn() == [])
            Device.setTraits { $0.userInterfaceLevel = .base }
            #expect(stage.redrawn().contains("cell 1"))
        }

        @Test("a key draws its character or its mask, and the focus moves as it is", arguments: [false, true])
        func filledAndNext(isSecure: Bool) {
            // Cells of whole pixels, of the same width.
            let stage = Stage(style: .still, width: 400) { $0.isSecureTextEntry = isSecure }
            stage.settle()
            for index in 0..<6 {
                stage.keyboard.type("1")
                #expect(stage.redrawn() == ["character \(index)"])
                #expect(stage.layer("focus")?.isHidden == false)
            }
        }

        @Test("a wider field draws its cells anew, and their characters as they are") func wider() {
            let stage = Stage(typing: "1234", style: .still, width: 340)
            #expect(stage.redrawn() == [])
            stage.view.frame.size.width = 460
            let redrawn = stage.redrawn()
            #expect(redrawn.contains("cell 1") && !redrawn.contains { $0.hasPrefix("character") })
        }

        @Test("a renderer draws only what its dependencies ask for", arguments: [true, false])
        func dependencies(isAlike: Bool) {
            final class Made: @unchecked Sendable {
                // Unchecked: the view calls renderers on the main thread only.
                var parts: [String] = []
            }
            let made = Made()
            var style = TestRenderer { cell, context in
                made.parts.append("cell \(cell.index)")
                context.strokeBorder(with: .boundary)
            }
            style.character = { cell, _ in made.parts.append("character \(cell.index)") }
            style.background = { _, _ in made.parts.append("background") }
            if isAlike { style.dependencies = CodeDependencies() }
            let stage = Stage(typing: "12", style: style, width: 400)
            made.parts = []
            stage.type("3")
            #expect(
                made.parts
                    == (isAlike ? ["character 2"] : ["background", "cell 2", "character 2", "cell 3"]))
        }

        @Test("a change draws what it changes anew, and setting the same value again draws nothing") func changes() {
            let stage = Stage(typing: "1234", style: .still)
            stage.check([
                ([], { $0.resignFirstResponder() }), ([], { $0.becomeFirstResponder() }),
                ([], { ($0.code, $0.lengthRange, $0.alphabet, $0.placeholder) = ("1234", 6...6, .digits, "") }),
                ([], { ($0.isEnabled, $0.status, $0.isSecureTextEntry, $0.masking) = (true, .editing, false, nil) }),
                ([], { ($0.style, $0.tintColor, $0.frame) = (.still, $0.tintColor, $0.frame) }),
                ([], { $0.setNeedsLayout() }), (["focus"], { $0.tintColor = .systemRed }),
                ([], { _ in stage.keyboard.type("x") }), (["cell 1"], { _ in stage.tap(cell: 1) }),
                ([], { _ in stage.tap(cell: 1) }), (["cell 1", "cell 2"], { _ in stage.keyboard.press(.right) }),
            ]) { stage.redrawn() }
        }

        @Test("the layer of the focused cell is as large as its drawing, and in place of the cell's own")
        func focusLayer() throws {
            let stage = Stage(typing: "12")
            func isHidden(_ name: String) throws -> Bool {
                let layer = try #require(stage.layer(name))
                return layer.isHidden || layer.opacity == 0
            }
            let halo = stage.view.cellFrames[2].insetBy(dx: -3.5, dy: -3.5)
            let frame = try #require(stage.layer("focus")).frame
            // A layer has whole pixels, and computes its frame with rounding errors.
            #expect(frame.minX <= halo.minX + 0.01 && frame.maxX >= halo.maxX - 0.01)
            #expect(frame.minY <= halo.minY + 0.01 && frame.maxY >= halo.maxY - 0.01)
            #expect(frame.width < halo.width + 1 && frame.height < halo.height + 1)
            #expect(try isHidden("cell 2") && !isHidden("cell 1") && !isHidden("focus"))
            stage.tap(cell: 0)
            stage.settle()
            // A selected cell draws its selection itself.
            #expect(try isHidden("focus") && !isHidden("cell 0") && !isHidden("cell 2"))
            stage.keyboard.press(.end)
            stage.settle { $0.status = .rejected }
            #expect(try isHidden("focus") && !isHidden("cell 2"))
        }

        @Test("layers have the scale of the screen, and a new scale redraws each once") func scale() {
            let stage = Stage(typing: "1234", style: .still), old = stage.view.traitCollection.displayScale
            func scales() -> [CGFloat] { stage.layers.filter { $0.name != "caret" }.map(\.contentsScale) }
            #expect(scales() == Array(repeating: old, count: 12))
            let scale: CGFloat = old == 2 ? 3 : 2
            Device.setTraits { $0.displayScale = scale }
            #expect(Set(stage.redrawn()).isSuperset(of: (0..<6).map { "cell \($0)" }))
            #expect(scales() == Array(repeating: scale, count: 12))
        }

        @Test("the background redraws only when it changes") func background() {
            let style = TestRenderer(\.background) { @Sendable field, context in
                if field.isEnabled { context.fill(.roundedRect(context.bounds, cornerRadius: 8), with: .fill) }
            }
            let stage = Stage(style: style)
            stage.keyboard.type("1")
            #expect(!stage.redrawn().contains("background"))
            stage.view.isEnabled = false
            #expect(stage.redrawn().contains("background"))
        }

        @Test("a layer without a drawing has no bitmap") func emptyLayers() {
            let stage = Stage(style: .box, isFocused: false)
            #expect(stage.layer("cell 0")?.contents != nil)
            for (style, hasBackground) in [(BoxRenderer.box, false), (.joined, true), (.box, false)] {
                stage.view.style = style
                stage.settle()
                #expect((stage.layer("background")?.contents != nil) == hasBackground)
            }
        }

        @Test("a field at rest is laid out once, and not for a message that it has already") func layouts() async {
            let stage = Stage(typing: "12"), view = stage.view
            (view.message, view.showsMessage) = ("Sent", true)
            stage.settle()
            var count = 0
            view.cellListener = { _, _ in count += 1 }
            (view.message, view.showsMessage) = ("Sent", true)
            stage.settle()
            #expect(count == 0)
            view.setNeedsLayout()
            stage.settle()
            await Device.turn()
            _ = view.caretRect(for: view.endOfDocument)
            stage.settle()
            #expect(count == 1)
            view.message = "Sent again"
            stage.settle()
            #expect(count == 2)
        }

        @Test("caret and cells rest while animations are off, and for one layout without animations")
        func animationsOff() async throws {
            let stage = Stage(typing: "1")
            let caret = try #require(stage.layer("caret"))
            #expect(caret.animationKeys() != nil)
            UIView.setAnimationsEnabled(false)
            stage.view.setNeedsLayout()
            stage.settle()
            #expect(caret.animationKeys() == nil)
            stage.view.status = .verifying
            stage.settle()
            #expect(stage.layer("character 0")?.animationKeys() == nil)
            stage.view.status = .editing
            stage.settle()
            UIView.setAnimationsEnabled(true)
            await Device.turn()
            stage.settle()
            #expect(caret.animationKeys() != nil)
        }
    }
}
#endif
