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
            #expect(looks(1000) <= 1000 * 11)
            #expect(looks(4000) <= 4000 * 13)
        }

        @Test("a layer on the screen animates implicitly") func aLayerOnTheScreenAnimatesImplicitly() {
            layer.opacity = 0.5
            layer.opacity = 0.5
            #expect(StandInRecorder.implicitActions == ["cell.opacity"])
            #expect(layer.animationKeys() == ["opacity"])
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
