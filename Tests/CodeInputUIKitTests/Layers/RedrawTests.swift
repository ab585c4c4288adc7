import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct RedrawTests {
        @Test("a new appearance redraws images, though they have the same name") func imagesFollowTheAppearance() {
            let picture = TestRenderer { _, context in context.draw(CodeImage(named: "frame"), in: context.frame) }
            let stage = Stage(style: picture, isFocused: false)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            #expect(stage.redrawn().contains("cell 1"))
            Device.setTraits { $0.accessibilityContrast = .high }
            #expect(stage.redrawn().contains("cell 1"))
        }

        @Test("dark mode redraws each layer once, and a sheet in it the cells with another color there") func sheet() {
            let stage = Stage(style: BoxRenderer.still.with(\.fillColor.base, .background))
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

        @Test("a change draws what it changes anew, and setting the same value again draws nothing") func changes() {
            let stage = Stage(typing: "1234", style: .still)
            stage.check([
                ([], { $0.resignFirstResponder() }), ([], { $0.becomeFirstResponder() }),
                ([], { ($0.code, $0.lengthRange, $0.alphabet, $0.placeholder) = ("1234", 6...6, .digits, "") }),
                ([], { ($0.isEnabled, $0.status, $0.isSecureTextEntry, $0.masking) = (true, .editing, false, nil) }),
                ([], { ($0.style, $0.tintColor, $0.frame) = (.still, $0.tintColor, $0.frame) }),
                ([], { $0.setNeedsLayout() }), (["caret", "focus"], { $0.tintColor = .systemRed }),
                ([], { _ in stage.keyboard.type("x") }), (["cell 1"], { _ in stage.tap(cell: 1) }),
                ([], { _ in stage.tap(cell: 1) }), (["cell 1", "cell 2"], { _ in stage.keyboard.press(.right) }),
            ]) { stage.redrawn() }
        }

        @Test("the focused cell's layer is as large as its drawing, and in place of its own") func focusLayer() throws {
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

        @Test("a field at rest is laid out once, and not for a message that it has already") func layouts() async {
            let stage = Stage(typing: "12"), view = stage.view
            stage.settle { ($0.message, $0.showsMessage) = ("Sent", true) }
            var count = 0
            view.cellListener = { _, _, _ in count += 1 }
            stage.settle { ($0.message, $0.showsMessage) = ("Sent", true) }
            #expect(count == 0)
            stage.settle { $0.setNeedsLayout() }
            await Device.turn()
            _ = view.caretRect(for: view.endOfDocument)
            stage.settle()
            #expect(count == 1)
            stage.settle { $0.message = "Sent again" }
            #expect(count == 2)
        }

        @Test("caret and cells rest while animations are off, and for one layout without animations")
        func animationsOff() async throws {
            let stage = Stage(typing: "1")
            let caret = try #require(stage.layer("caret"))
            #expect(caret.animationKeys() != nil)
            UIView.setAnimationsEnabled(false)
            stage.settle { $0.setNeedsLayout() }
            #expect(caret.animationKeys() == nil)
            stage.type("2")
            for name in ["focus", "cell 1", "cell 2"] { #expect(stage.layer(name)?.animationKeys() == nil) }
            stage.settle { $0.status = .verifying }
            #expect(stage.layer("character 0")?.animationKeys() == nil)
            stage.settle { $0.status = .editing }
            UIView.setAnimationsEnabled(true)
            await Device.turn()
            stage.settle()
            #expect(caret.animationKeys() != nil)
        }
    }
}
