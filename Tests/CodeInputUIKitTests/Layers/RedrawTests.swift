#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct RedrawTests {
        @Test("a key redraws two cells at most", arguments: [6, 64], ["underline", "box", "circles", "dots"])
        func aKeyRedrawsTwoCellsAtMost(length: Int, name: String) {
            let styles: [String: any CodeCellRenderer] = [
                "underline": .underline, "box": .box, "circles": .circles, "dots": .dots(),
            ]
            let stage = Stage(length: length, style: styles[name] ?? .underline, width: 2000)
            for _ in 0..<length {
                stage.keyboard.type("1")
                let redrawn = stage.redrawn()
                #expect((1...2).contains(redrawn.count) && !redrawn.contains("background"))
            }
            for _ in 0..<length {
                stage.keyboard.deleteBackward()
                #expect((1...2).contains(stage.redrawn().count))
            }
            #expect(stage.failures == [])
        }

        @Test("no drawing is made of a cell that shows the same", arguments: [6, 64])
        func drawingsAreMadeOfChangedCells(length: Int) {
            final class Made: @unchecked Sendable {
                // Unchecked, because the view draws on the main thread alone.
                var cells: [Int] = []
            }
            struct Counting: CodeCellRenderer {
                let made: Made
                func draw(_ cell: CodeCell, in context: inout CellContext) { made.cells.append(cell.index) }
            }
            let made = Made()
            let stage = Stage(length: length, style: Counting(made: made), width: 2000) {
                $0.isSecureTextEntry = true
                $0.masking = .delayed(.seconds(1))
            }
            stage.keyboard.type("12")
            stage.settle()
            made.cells = []
            stage.keyboard.type("3")
            stage.settle()
            #expect(made.cells == [1, 2, 3])
            made.cells = []
            stage.view.setNeedsLayout()
            stage.settle()
            #expect(made.cells == [])
            stage.view.code = "124"
            stage.settle()
            #expect(made.cells.count <= 2)
        }

        @Test("images are drawn again for another appearance, although the drawing names the same image")
        func imagesFollowTheAppearance() {
            let stage = Stage(style: .background(image: CodeImage(named: "frame")))
            StandInScreen.setTraits { $0.userInterfaceStyle = .dark }
            #expect(stage.redrawn().contains("background"))
            StandInScreen.setTraits { $0.accessibilityContrast = .high }
            #expect(stage.redrawn().contains("background"))
        }

        @Test("what the platform draws, it draws with the traits of the view")
        func traitsOfTheView() {
            struct Scheme: CodeGraphicsDrawing {
                func draw(in context: CGContext, rect: CGRect) {
                    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
                    context.setFillColor(UIColor(CodeColor.Components(isDark ? 0x00000A : 0xAA0000)).cgColor)
                    context.fill(rect)
                }
            }
            struct SchemeRenderer: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {
                    context.draw(Scheme(), in: context.frame)
                }
            }
            let stage = Stage(style: SchemeRenderer())
            #expect(StandInSVG.svg(of: stage.window).lowercased().contains("#aa0000"))
            stage.view.overrideUserInterfaceStyle = .dark
            stage.settle()
            #expect(StandInSVG.svg(of: stage.window).lowercased().contains("#00000a"))
        }

        @Test("a clip to nothing leaves nothing to see") func clipToNothing() {
            struct Clipped: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {
                    context.clip(to: .rect(.null))
                    context.fill(.rect(context.frame), with: .red)
                }
            }
            // Core Graphics complains of an empty path, and clips nothing.
            #expect(Stage(style: Clipped()).failures == [])
        }

        @Test("a key redraws the cell it filled and the next one") func aKeyRedrawsTheCellItFilledAndTheNextOne() {
            let stage = Stage(typing: "12")
            stage.keyboard.type("3")
            #expect(stage.redrawn() == ["cell 2", "cell 3"])
        }

        @Test("with delayed masking a key redraws three cells at most", arguments: [6, 64])
        func withDelayedMaskingAKeyRedrawsThreeCellsAtMost(length: Int) async {
            let stage = Stage(length: length, width: 2000) {
                $0.isSecureTextEntry = true
                $0.masking = .delayed(.seconds(1))
            }
            for index in 0..<length {
                stage.keyboard.type("1")
                let redrawn = stage.redrawn()
                #expect(redrawn.count <= 3)
                if index > 0, index < length - 1 { #expect(redrawn.count == 3) }
            }
            await StandInClock.run(for: 1)
            #expect(stage.redrawn() == ["cell \(length - 1)"])
            #expect(stage.failures == [])
        }

        @Test("a secure field redraws two cells at most") func aSecureFieldRedrawsTwoCellsAtMost() {
            let stage = Stage { $0.isSecureTextEntry = true }
            for _ in 0..<6 {
                stage.keyboard.type("1")
                #expect(stage.redrawn().count <= 2)
            }
        }

        @Test("moving the selection redraws the two cells it left and came to")
        func movingTheSelectionRedrawsTheTwoCellsItLeftAndCameTo() {
            let stage = Stage(typing: "1234")
            stage.tap(cell: 1)
            stage.settle()
            stage.keyboard.press(.right)
            #expect(stage.redrawn() == ["cell 1", "cell 2"])
        }

        @Test("setting the same thing again redraws nothing") func settingTheSameThingAgainRedrawsNothing() {
            let stage = Stage(typing: "1234")
            stage.view.code = "1234"
            stage.view.length = 6
            stage.view.alphabet = .digits
            stage.view.isEnabled = true
            stage.view.status = .editing
            stage.view.placeholder = ""
            stage.view.style = .box
            stage.view.isSecureTextEntry = false
            stage.view.masking = nil
            stage.view.tintColor = stage.view.tintColor
            stage.view.frame = stage.view.frame
            stage.view.setNeedsLayout()
            #expect(stage.redrawn() == [])
        }

        @Test("a refused key and a tap on the same cell redraw nothing")
        func aRefusedKeyAndATapOnTheSameCellRedrawNothing() {
            let stage = Stage(typing: "1234")
            stage.keyboard.type("x")
            #expect(stage.redrawn() == [])
            stage.tap(cell: 1)
            stage.settle()
            stage.tap(cell: 1)
            #expect(stage.redrawn() == [])
        }

        @Test("dark mode redraws each layer once") func darkModeRedrawsEachLayerOnce() {
            let stage = Stage(typing: "1234")
            StandInScreen.setTraits { $0.userInterfaceStyle = .dark }
            let redrawn = stage.redrawn()
            #expect(Set(redrawn).count == redrawn.count)
            #expect(Set(redrawn).isSuperset(of: (0..<5).map { "cell \($0)" }))
            #expect(stage.redrawn() == [])
        }

        @Test("a tint redraws only what is drawn in it") func aTintRedrawsOnlyWhatIsDrawnInIt() {
            let stage = Stage(typing: "1234")
            stage.view.tintColor = .systemRed
            #expect(stage.redrawn() == ["cell 4"])
        }

        @Test("another scale redraws each layer once, at that scale")
        func anotherScaleRedrawsEachLayerOnceAtThatScale() {
            let stage = Stage(typing: "1234")
            StandInScreen.setTraits { $0.displayScale = 2 }
            let redrawn = stage.redrawn()
            #expect(Set(redrawn).count == redrawn.count)
            #expect(Set(redrawn).isSuperset(of: (0..<6).map { "cell \($0)" }))
            #expect((stage.view.layer.sublayers ?? []).allSatisfy { $0.name == "caret" || $0.contentsScale == 2 })
        }

        @Test("layers are drawn at the scale of the screen") func layersAreDrawnAtTheScaleOfTheScreen() {
            let stage = Stage(typing: "12")
            let drawn = (stage.view.layer.sublayers ?? []).filter { $0.name != "caret" }
            #expect(drawn.count == 7)
            #expect(drawn.allSatisfy { $0.contentsScale == 3 })
        }

        @Test("a new length redraws only what changed its place or content")
        func aNewLengthRedrawsOnlyWhatChangedItsPlaceOrContent() {
            let stage = Stage(typing: "1234")
            stage.view.length = 4
            #expect(Set(stage.redrawn()).isSubset(of: ["background", "cell 0", "cell 1", "cell 2", "cell 3"]))
            #expect(stage.view.layer.sublayers?.count == 6)
        }

        @Test("the background is drawn again when the field changes it, and only then")
        func theBackgroundIsDrawnAgainWhenTheFieldChangesItAndOnlyThen() {
            let stage = Stage(style: GroupBackground())
            stage.keyboard.type("1")
            #expect(!stage.redrawn().contains("background"))
            stage.view.isEnabled = false
            #expect(stage.redrawn().contains("background"))
        }

        @Test("nothing is drawn before the pass, and nothing twice in it")
        func nothingIsDrawnBeforeThePassAndNothingTwiceInIt() {
            let stage = Stage()
            stage.keyboard.type("123")
            #expect(StandInDrawLog.layers.isEmpty)
            let redrawn = stage.redrawn()
            #expect(Set(redrawn).count == redrawn.count)
        }
    }

    /// Draws a background that depends on nothing but whether the field is enabled.
    private struct GroupBackground: CodeCellRenderer {
        func draw(_ cell: CodeCell, in context: inout CellContext) {
            context.draw(cell.content, font: CodeFont(), with: .label)
        }

        func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
            if field.isEnabled { context.fill(.roundedRect(context.bounds, cornerRadius: 8), with: .fill) }
        }
    }
}
#endif
