import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct DrawPassTests {
        private final class Cell: CALayer {
            var glyph: String? = "7"
            var pushes = true
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(bounds)
                if pushes { UIGraphicsPushContext(ctx) }
                NSString(string: glyph ?? "").draw(
                    in: bounds, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
                if pushes { UIGraphicsPopContext() }
            }
        }

        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        private let cell = Cell()

        init() {
            StandInScreen.reset()
            window.addSubview(view)
            view.layer.addSublayer(cell)
            cell.name = "cell"
            cell.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        }

        @Test("a layer without an area is not drawn") func aLayerWithoutAnAreaIsNotDrawn() {
            cell.frame = .zero
            cell.setNeedsDisplay()
            StandInScreen.flush()
            #expect(StandInDrawLog.count(of: cell) == 0)
        }

        @Test("running the clock draws before time passes, and after") func runningDraws() async {
            cell.setNeedsDisplay()
            Task {
                try await StandInTime().sleep(for: .seconds(1))
                cell.setNeedsDisplay()
            }
            await StandInClock.run(for: 1)
            #expect(StandInDrawLog.count(of: cell) == 2)
        }

        @Test("text without a pushed context is lost") func textWithoutAPushedContextIsLost() {
            cell.pushes = false
            cell.setNeedsDisplay()
            StandInScreen.flush()
            // The fill alone.
            #expect(cell.standInDrawing?.count == 1)
            #expect(StandInRecorder.droppedDrawings == ["text drawn without a pushed context"])
        }

        @Test("an unbalanced graphics stack is a misuse") func anUnbalancedGraphicsStackIsAMisuse() {
            final class Careless: CALayer {
                override func draw(in ctx: CGContext) {
                    ctx.saveGState()
                    UIGraphicsPushContext(ctx)
                }
            }
            let layer = Careless()
            layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            view.layer.addSublayer(layer)
            layer.setNeedsDisplay()
            StandInScreen.flush()
            #expect(StandInRecorder.misuses.count == 2)
        }

        @Test("an image draws only into a pushed context") func anImageDrawsOnlyIntoAPushedContext() throws {
            let data = try #require(Data(base64Encoded: Self.png))
            let image = try #require(UIImage(data: data))
            #expect(image.size == CGSize(width: 1, height: 1))
            let context = CGContext.recorded { context in
                UIGraphicsPushContext(context)
                image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                UIGraphicsPopContext()
            }
            #expect(context.count == 1)
            #expect(StandInRecorder.droppedDrawings.isEmpty)
            image.draw(in: .zero)
            #expect(StandInRecorder.droppedDrawings.count == 1)
        }

        static let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    }
}
