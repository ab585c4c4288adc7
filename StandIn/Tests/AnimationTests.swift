import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct AnimationTests {
        private final class Listener: NSObject, CAAnimationDelegate {
            let heard: @Sendable (Bool) -> Void
            init(_ heard: @escaping @Sendable (Bool) -> Void) { self.heard = heard }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard(flag) }
        }

        private final class Noted: CALayer {
            var note = ""
            override init() { super.init() }
            override init(layer: Any) {
                note = (layer as? Noted)?.note ?? ""
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { nil }
        }

        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let layer = CALayer()

        init() {
            StandInScreen.reset()
            layer.name = "cell"
            window.layer.addSublayer(layer)
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            StandInScreen.flush()
        }

        @Test("the clock stands until it is moved") func theClockStandsUntilItIsMoved() {
            let start = CACurrentMediaTime()
            #expect(CACurrentMediaTime() == start)
            StandInClock.advance(by: 2)
            #expect(CACurrentMediaTime() == start + 2)
        }

        @Test("an animation ends when its time has come") func anAnimationEndsWhenItsTimeHasCome() {
            nonisolated(unsafe) var heard: [Bool] = []
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            animation.repeatCount = 2
            animation.delegate = Listener { heard.append($0) }
            layer.add(animation, forKey: "fade")
            #expect(layer.animation(forKey: "fade") !== animation)
            StandInClock.advance(by: 1.5)
            #expect(heard == [])
            StandInClock.advance(by: 0.5)
            #expect(heard == [true])
            #expect(layer.animationKeys() == nil)
            layer.add(animation, forKey: "fade")
            layer.removeAnimation(forKey: "fade")
            #expect(heard == [true, false])
        }

        @Test("a completion waits for the animations added after it")
        func aCompletionWaitsForTheAnimationsAddedAfterIt() {
            var done = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { done += 1 }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            layer.add(animation, forKey: nil)
            CATransaction.commit()
            #expect(done == 0)
            StandInClock.advance(by: 1)
            #expect(done == 1)
            CATransaction.begin()
            CATransaction.setCompletionBlock { done += 1 }
            CATransaction.commit()
            #expect(done == 2)
        }

        @Test("a layer on the screen animates by itself") func aLayerOnTheScreenAnimatesByItself() {
            layer.opacity = 0.5
            layer.opacity = 0.5
            #expect(StandInRecorder.implicitActions == ["cell.opacity"])
            #expect(layer.animationKeys() == ["opacity"])
        }

        @Test("implicit animations are switched off in each of the known ways")
        func implicitAnimationsAreSwitchedOffInEachOfTheKnownWays() {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.1
            CATransaction.commit()
            layer.actions = ["opacity": NSNull()]
            layer.opacity = 0.2
            layer.actions = nil
            let delegate = Silencer()
            layer.delegate = delegate
            layer.opacity = 0.3
            layer.delegate = nil
            let fresh = CALayer()
            fresh.opacity = 0.4
            window.opacityOfLayer = 0.5
            #expect(StandInRecorder.implicitActions == [])
        }

        private final class Silencer: NSObject, CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }

        @Test("presentation copies come from init(layer:) and show this moment")
        func presentationCopiesComeFromInitLayerAndShowThisMoment() throws {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 100
            animation.duration = 1
            layer.add(animation, forKey: nil)
            StandInClock.advance(by: 0.25)
            #expect(try #require(layer.presentation()).position.x == 25)
            #expect(layer.position.x == 5)

            let noted = Noted()
            noted.note = "kept"
            window.layer.addSublayer(noted)
            #expect(noted.presentation() == nil)
            StandInScreen.flush()
            #expect(noted.presentation() == nil)
            StandInLayerCopies.register(Noted.self, copy: Noted.init(layer:), make: Noted.init)
            #expect(try #require(noted.presentation()).note == "kept")
        }

        @Test("a shake moves between its key frames") func aShakeMovesBetweenItsKeyFrames() throws {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, -8, 8, 0]
            shake.keyTimes = [0, 0.25, 0.75, 1]
            shake.isAdditive = true
            shake.duration = 1
            layer.add(shake, forKey: "shake")
            StandInClock.advance(by: 0.25)
            #expect(try #require(layer.presentation()).affineTransform().tx == -8)
            StandInClock.advance(by: 0.25)
            #expect(try #require(layer.presentation()).affineTransform().tx == 0)
        }

        @Test("views animate inside a block only") func viewsAnimateInsideABlockOnly() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            window.addSubview(view)
            StandInScreen.flush()
            view.alpha = 0.5
            #expect(view.layer.animationKeys() == nil)
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
            #expect(view.layer.animationKeys() == ["opacity"])
            #expect(finished == nil)
            StandInClock.advance(by: 1)
            #expect(finished == true)
        }
    }
}

extension UIWindow {
    fileprivate var opacityOfLayer: Float {
        get { layer.opacity }
        set { layer.opacity = newValue }
    }
}
