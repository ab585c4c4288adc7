#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Only the stand-in exposes drawings and the errors of Core Graphics.
    @MainActor @Suite("Drawings") struct DrawingTests {
        @Test(
            "every style draws text and images inside the field",
            arguments: ["underline", "box", "joined", "circles", "dots", "background"])
        func styles(name: String) {
            let styles: [String: any CodeCellRenderer] = [
                "underline": .underline, "box": .box, "joined": .joined, "circles": .circles,
                "dots": .dots(image: CodeImage(systemName: "star.fill")),
                "background": .background(image: CodeImage(systemName: "star")),
            ]
            let stage = Stage(style: styles[name] ?? .underline)
            stage.keyboard.type("123")
            stage.settle()
            stage.view.isSecureTextEntry = true
            stage.settle()
            #expect(StandInRecorder.droppedDrawings == [])
            #expect(stage.failures == [])
        }

        @Test("a layer without a drawing has no bitmap")
        func emptyLayers() {
            let stage = Stage(style: .box, isFocused: false)
            #expect(stage.layer("background")?.contents == nil && stage.layer("cell 0")?.contents != nil)
            stage.view.style = .joined
            stage.settle()
            #expect(stage.layer("background")?.contents != nil)
            stage.view.style = .box
            stage.settle()
            #expect(stage.layer("background")?.contents == nil)
        }

        @Test("an empty clip clips everything") func clipToNothing() {
            struct Clipped: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {
                    context.clip(to: .rect(.null))
                    context.fill(.rect(context.frame), with: .red)
                }
            }
            // Core Graphics logs an error for an empty path, and clips nothing.
            #expect(Stage(style: Clipped()).failures == [])
        }

        @Test("each layer draws once, in the draw pass")
        func once() {
            let stage = Stage()
            for change in [{ stage.keyboard.type("123") }, { stage.view.style = .underline }] {
                StandInDrawLog.clear()
                change()
                #expect(StandInDrawLog.layers.isEmpty)
                Device.flush()
                let drawn = StandInDrawLog.layers.compactMap(\.name)
                #expect(!drawn.isEmpty && Set(drawn).count == drawn.count)
            }
        }

        @Test("the picture of a field shows its characters, that of a secure field does not")
        func picture() async {
            for isSecure in [false, true] {
                let stage = Stage(typing: "") { $0.isSecureTextEntry = isSecure }
                stage.keyboard.type("739")
                stage.settle()
                await Device.advance(by: 1)
                stage.settle()
                let picture = StandInSVG.svg(of: stage.view)
                for digit in ["7", "3", "9"] { #expect(picture.contains(">\(digit)<") == !isSecure) }
                #expect(stage.failures == [])
            }
        }

        @Test("gradients and shadows reach the picture, and a shadow ends with its group")
        func gradient() {
            struct Shaded: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {
                    let frame = context.frame
                    context.drawGroup { group in
                        group.addShadow(color: CodeColor(0x123456), radius: 6, y: 2)
                        group.fill(.ellipse(in: frame.insetBy(dx: 8, dy: 8)), with: .background)
                    }
                    context.fill(
                        .rect(frame), withGradient: [CodeColor(0xABCDEF), .clear],
                        from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.minX, y: frame.maxY))
                }
            }
            let stage = Stage(length: 1, style: Shaded())
            let picture = StandInSVG.svg(of: stage.view)
            #expect(picture.contains("<linearGradient") && picture.contains("stop-color=\"#abcdef\""))
            #expect(picture.contains("<feDropShadow dx=\"0\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#123456\""))
            #expect(picture.components(separatedBy: "filter=\"url").count == 2)
            #expect(StandInRecorder.droppedDrawings == [] && stage.failures == [])
        }

        @Test("increased contrast is drawn") func contrast() {
            let stage = Stage(style: .underline)
            let usual = StandInSVG.svg(of: stage.view)
            Device.setTraits { $0.accessibilityContrast = .high }
            stage.settle()
            #expect(StandInSVG.svg(of: stage.view) != usual)
        }

        @Test("text is drawn in the colors of dark mode") func darkMode() {
            let stage = Stage(typing: "1")
            let light = StandInSVG.svg(of: stage.view)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            #expect(StandInSVG.svg(of: stage.view) != light)
        }
    }
}
#endif
