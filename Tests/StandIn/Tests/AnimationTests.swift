import TestTools
import Testing

@testable import UIKit

extension StandInTests {
    @MainActor @Suite struct AnimationTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let layer = CALayer()

        init() {
            StandInScreen.reset()
            layer.name = "cell"
            window.layer.addSublayer(layer)
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            StandInScreen.flush()
        }

        @Test("the clock looks at an animation a few times, however many there are") func manyLayers() {
            func looks(_ count: Int) -> Int {
                let layers = (0..<count).map { _ in CALayer() }
                let before = StandInThread.current.animatedLayers.looks
                for (number, layer) in layers.enumerated() {
                    let animation = CABasicAnimation(keyPath: "opacity")
                    animation.duration = 0.1 + Double(number) / 1000
                    layer.add(animation, forKey: "fade")
                }
                StandInClock.advance(by: 10)
                #expect(layers.allSatisfy { $0.animationKeys() == nil })
                return StandInThread.current.animatedLayers.looks - before
            }
            // One at its end, and those of a binary search.
            #expect(looks(1000) <= 1000 * 11 && looks(4000) <= 4000 * 13)
        }

        @Test("a layer on the screen animates implicitly") func aLayerOnTheScreenAnimatesImplicitly() {
            layer.opacity = 0.5
            layer.opacity = 0.5
            #expect(StandInRecorder.implicitActions == ["cell.opacity"] && layer.animationKeys() == ["opacity"])
        }

        @Test("a shake moves between its key frames") func aShakeMovesBetweenItsKeyFrames() {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, -8, 8, 0]
            shake.keyTimes = [0, 0.25, 0.75, 1]
            shake.isAdditive = true
            shake.duration = 1
            layer.add(shake, forKey: "shake")
            StandInClock.advance(by: 0.25)
            #expect(layer.standInPresentation.transform.m41 == -8)
            StandInClock.advance(by: 0.25)
            #expect(layer.standInPresentation.transform.m41 == 0)
        }

        private func opacity(after seconds: Double, _ set: (CABasicAnimation) -> Void) -> Float {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 1
            set(animation)
            layer.add(animation, forKey: "fade")
            defer { layer.removeAnimation(forKey: "fade") }
            StandInClock.advance(by: seconds)
            return layer.standInPresentation.opacity
        }

        @Test("an animation may wait for its beginning, and begin further on, where it wraps") func time() {
            let start = CACurrentMediaTime() + 1
            #expect(opacity(after: 0.5) { $0.beginTime = start } == 1)
            #expect(opacity(after: 0.25) { ($0.beginTime, $0.fillMode) = (start, .backwards) } == 0)
            #expect(opacity(after: 0.5) { ($0.beginTime, $0.fillMode) = (start, .backwards) } == 0.25)
            #expect(opacity(after: 0.5) { $0.timeOffset = 0.75 } == 0.25)
            #expect(opacity(after: 2.5) { ($0.timeOffset, $0.repeatCount) = (0.25, .infinity) } == 0.75)
            #expect(opacity(after: 1.5) { $0.timeOffset = 0.25 } == 1)
        }
    }
}

extension StandInTests {
    @MainActor @Suite("ManualClock") struct ManualClockTests {
        private let clock = ManualClock()

        private final class Woken {
            var names: [String] = []
        }

        @Test("wakes sleepers in the order of their deadlines") func order() async {
            let woken = Woken()
            for (name, seconds) in [("late", 3), ("early", 1), ("now", 0)] {
                Task {
                    try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)), tolerance: nil)
                    woken.names.append(name)
                }
            }
            await clock.advance(by: .milliseconds(999))
            #expect(woken.names == ["now"])
            await clock.advance(by: .seconds(5))
            #expect(woken.names == ["now", "early", "late"])
        }

        @Test("cancellation ends a sleep, and a reset ends all") func ends() async {
            let tasks = (1...2).map { _ in
                Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(60)), tolerance: nil) }
            }
            await clock.advance(by: .zero)
            tasks[0].cancel()
            await #expect(throws: CancellationError.self) { try await tasks[0].value }
            clock.reset()
            await #expect(throws: CancellationError.self) { try await tasks[1].value }
        }
    }
}

extension StandInTests {
    @MainActor @Suite struct DrawPassTests {
        private final class Cell: CALayer {
            var glyph: String? = "7"
            var pushes = true
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(bounds)
                if pushes { UIGraphicsPushContext(ctx) }
                NSString(string: glyph ?? "").draw(in: bounds, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
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
            #expect(context.count == 1 && StandInRecorder.droppedDrawings.isEmpty)
            image.draw(in: .zero)
            #expect(StandInRecorder.droppedDrawings.count == 1)
        }

        static let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    }
}
