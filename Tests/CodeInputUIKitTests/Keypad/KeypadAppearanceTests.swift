#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadAppearanceTests {
        private let standard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

        @Test("each appearance shuffles the digits, and the keys type them") func newOrder() async {
            let stage = PadStage { $0.order = .shuffled }
            stage.tap(0, 1, 2, 3, 4, 5, 6, 7, 8, PadStage.zero)
            #expect(stage.spy.log == stage.pad.digits.map(String.init).joined())
            #expect(stage.elements.compactMap(\.accessibilityLabel).dropLast().joined() == stage.spy.log)
            var seen: Set<[Int]> = [standard, stage.pad.digits]
            for _ in 0..<10 {
                await stage.appear()
                seen.insert(stage.pad.digits)
                stage.pad.isHidden = true
                stage.pad.isHidden = false
                seen.insert(stage.pad.digits)
            }
            #expect(seen.count == 22 && seen.allSatisfy { $0.sorted() == Array(0...9) })
        }

        @Test("the order stays while the pad is visible") func stays() async {
            let stage = PadStage { $0.order = .shuffled }
            let digits = stage.pad.digits
            stage.tap(0, 1, PadStage.delete)
            (stage.pad.isEnabled, stage.pad.style, stage.pad.extraKey) = (false, .circles, .title("OK") {})
            stage.pad.frame.size = CGSize(width: 300, height: 300)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            (stage.pad.order, stage.pad.isHidden) = (.shuffled, false)
            stage.settle()
            await stage.turn()
            #expect(stage.pad.digits == digits)
            // The keyboard may move a view within a turn of the run loop.
            stage.pad.removeFromSuperview()
            stage.window.addSubview(stage.pad)
            await stage.turn()
            let other = UIWindow(frame: stage.window.bounds)
            other.addSubview(stage.pad)
            #expect(stage.pad.digits == digits)
        }

        @Test("an order set on a visible pad takes effect at the next appearance; outside of a window, it is standard")
        func nextAppearance() async {
            let stage = PadStage()
            for order in [CodeKeypadOrder.shuffled, .standard] {
                let digits = stage.pad.digits
                stage.pad.order = order
                #expect(stage.pad.digits == digits)
                await stage.appear()
                #expect((stage.pad.digits == standard) == (order == .standard))
            }
            #expect(CodeKeypadView(style: .plain).digits == standard)
        }

        @Test("its size fits fingers, larger text and the safe area")
        func size() {
            let stage = PadStage()
            let usual = stage.pad.intrinsicContentSize
            #expect(
                stage.pad.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: usual.height))
            #expect(usual.height >= 4 * 44)
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            #expect(stage.pad.intrinsicContentSize.height > usual.height)
            #expect(stage.pad.allowsSelfSizing && stage.pad.inputViewStyle == .keyboard)
        }

        @Test("only a change of appearance redraws the keys")
        func redraws() {
            let stage = PadStage()
            let changes: [(Int, (inout DeviceTraits) -> Void)] = [
                (0, { _ in }), (11, { $0.userInterfaceStyle = .dark }),
                (11, { $0.preferredContentSizeCategory = .extraExtraExtraLarge }),
                (11, { $0.accessibilityContrast = .high }), (0, { $0.layoutDirection = .rightToLeft }),
            ]
            for (count, change) in changes {
                stage.pad.setNeedsLayout()
                Device.setTraits(change)
                #expect(stage.redrawn().count == count)
            }
        }

        // MARK: - Pressed keys

        /// The keys that fade a press out.
        private func fadingKeys(of stage: PadStage) -> [String?]? {
            stage.pad.layer.sublayers?.filter { $0.animation(forKey: "fade") != nil }.map(\.name)
        }

        @Test("only the pressed key looks pressed, until the finger lifts, and then fades")
        func press() {
            let stage = PadStage(), finger = stage.finger(on: 4)
            #expect(stage.redrawn() == ["key 4"])
            finger.move(to: stage.point(5))
            #expect(stage.redrawn() == ["key 4", "key 5"])
            finger.end()
            #expect(stage.redrawn() == ["key 5"] && fadingKeys(of: stage)?.contains("key 5") == true)
        }

        @Test("a pad with a secure target does not redraw for any touch, until the target is open")
        func secure() async {
            let stage = PadStage { $0.extraKey = .title("OK") {} }
            stage.spy.isSecureTextEntry = true
            for place in 0..<12 {
                let finger = stage.finger(on: place)
                #expect(stage.redrawn() == [])
                finger.move(to: stage.point((place + 1) % 12))
                #expect(stage.redrawn() == [])
                await Device.advance(by: 0.7)
                finger.end()
                #expect(stage.redrawn() == [] && fadingKeys(of: stage) == [])
            }
            stage.spy.isSecureTextEntry = false
            stage.settle()
            let plain = stage.finger(on: 4)
            #expect(stage.redrawn() == ["key 4"])
            plain.end()
        }

        @Test("a round key stays small while it is pressed, and comes back")
        func scale() throws {
            let stage = PadStage(style: .circles)
            func scale(_ key: Int) -> CAKeyframeAnimation? {
                stage.settle()
                let layer = stage.pad.layer.sublayers?.first { $0.name == "key \(key)" }
                return layer?.animation(forKey: "scale") as? CAKeyframeAnimation
            }
            let finger = stage.finger(on: 4), press = try #require(scale(4))
            #expect(press.keyPath == "transform.scale" && press.values as? [Double] == [1, 0.93])
            #expect(press.fillMode == .forwards && !press.isRemovedOnCompletion)
            finger.end()
            let release = try #require(scale(4))
            #expect((release.values as? [Double])?.last == 1 && release.isRemovedOnCompletion)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let still = stage.finger(on: 5)
            #expect(scale(5) == nil)
            still.end()
        }

        @Test("the eye key shows and hides the code, and its label and its symbol tell which")
        func eye() {
            let field = CodeInputView()
            field.isSecureTextEntry = true
            let stage = PadStage {
                $0.target = field
                $0.extraKey = .eye(of: field)
            }
            for (face, label, isRevealed) in [
                ("eye", "Show code", true), ("eye.slash", "Hide code", false), ("eye", "Show code", true),
            ] {
                #expect(stage.pad.extraKey?.face() == .symbol(face))
                #expect(stage.elements.first { $0.accessibilityTraits == .button }?.accessibilityLabel == label)
                stage.tap(PadStage.extra)
                #expect(field.isRevealed == isRevealed)
            }
        }

        // MARK: - VoiceOver

        @Test("each key is an element, in the order and the place of the keys")
        func elements() {
            let stage = PadStage { $0.extraKey = .title("OK") {} }
            let labels = stage.elements.map { $0.accessibilityLabel ?? "-" }
            #expect(labels == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "OK", "0", "Delete"])
            #expect(stage.elements.allSatisfy { $0.isAccessibilityElement } && !stage.pad.isAccessibilityElement)
            #expect(stage.elements.map(\.accessibilityTraits).count { $0 == .keyboardKey } == 11)
            let frames = stage.elements.map(\.accessibilityFrameInContainerSpace)
            #expect(frames == stage.pad.style.layout.frames(in: stage.pad.bounds))
        }

        @Test("activating an element types its key") func activation() {
            var isDone = false
            let stage = PadStage { $0.extraKey = .title("OK") { isDone = true } }
            for element in stage.elements { #expect(element.accessibilityActivate()) }
            #expect(stage.spy.log == "1234567890<" && isDone)
            stage.pad.isEnabled = false
            for element in stage.elements {
                #expect(!element.accessibilityActivate())
                #expect(element.accessibilityTraits.contains(.notEnabled))
            }
            #expect(stage.spy.log == "1234567890<")
            stage.pad.isEnabled = true
            #expect(stage.elements.allSatisfy { !$0.accessibilityTraits.contains(.notEnabled) })
        }
    }
}
#endif
