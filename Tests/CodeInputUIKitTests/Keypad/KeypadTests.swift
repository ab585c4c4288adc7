import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadTypingTests {
        private let stage = PadStage()

        @Test("a key types its digit as the finger lifts, from the key that it slid to, and beside the keys nothing")
        func lift() {
            let point = stage.point, outside = CGPoint(x: 10, y: 10)
            stage.tap(0, 1, 2, 3, 4, 5, 6, 7, 8, PadStage.zero, PadStage.delete, PadStage.extra)
            #expect(stage.spy.log == "1234567890<")
            stage.spy.log = ""
            for (path, log) in [
                ([point(4), outside], ""), ([point(4), outside, point(8)], "9"),
                ([point(0), point(1), point(2)], "93"),
                ([point(PadStage.extra), point(6)], "937"), ([point(3), point(PadStage.delete)], "937<"),
                // Delete acts when the finger comes down. The finger then types nothing.
                ([point(PadStage.delete), point(8)], "937<<"),
            ] {
                Device.drag(path, in: stage.window)
                #expect(stage.spy.log == log)
            }
        }

        @Test("quick fingers type in the order of their touches") func succession() {
            let first = stage.finger(on: 0)
            #expect(stage.spy.log == "")
            let second = stage.finger(on: 1)
            #expect(stage.spy.log == "1")
            for finger in [stage.finger(on: 2), first, second] { finger.end() }
            #expect(stage.spy.log == "123")
            for finger in [stage.finger(on: 3), stage.finger(on: PadStage.delete)] { finger.end() }
            // Two fingers on one key type twice.
            for finger in [stage.finger(on: 4), stage.finger(on: 4)] { finger.end() }
            #expect(stage.spy.log == "1234<55")
        }

        @Test("a finger beside all keys types nothing, nor does another because of it") func besideKeys() {
            let stage = PadStage(style: .circles), first = stage.finger(on: 0)
            let corner = stage.pad.convert(CGPoint(x: 1, y: 20), to: nil)
            let second = Finger(at: corner, in: stage.window)
            #expect(stage.spy.log == "")
            for finger in [second, first] { finger.end() }
            #expect(stage.spy.log == "1")
        }

        @Test("a finger on the extra key does not press the one that takes its place") func otherExtraKey() {
            var pressed = ""
            let stage = PadStage { $0.extraKey = .title("A") { pressed += "A" } }
            let finger = stage.finger(on: PadStage.extra)
            stage.pad.extraKey = .title("B") { pressed += "B" }
            finger.end()
            #expect(pressed == "")
            stage.tap(PadStage.extra)
            #expect(pressed == "B")
        }

        @Test("canceled touches type nothing, and the extra key never acts because of another finger") func canceled() {
            var count = 0
            let stage = PadStage { $0.extraKey = .title("OK") { count += 1 } }
            let extra = stage.finger(on: PadStage.extra)
            stage.tap(0)
            #expect(count == 0)
            extra.end()
            Device.drag([stage.point(PadStage.extra), stage.point(0)], in: stage.window)
            #expect(count == 1 && stage.spy.log == "11")
            stage.finger(on: 0).cancel()
            let held = stage.finger(on: 1)
            stage.pad.isEnabled = false
            held.end()
            stage.tap(2)
            stage.pad.isEnabled = true
            stage.tap(3)
            let removed = stage.finger(on: 4)
            stage.pad.removeFromSuperview()
            removed.end()
            #expect(stage.spy.log == "114")
        }

        @Test("a target may remove the pad during a touch") func sentAway() async {
            stage.spy.onKey = { [pad = stage.pad] in pad.removeFromSuperview() }
            let first = stage.finger(on: 0), second = stage.finger(on: 1)
            first.end()
            second.end()
            #expect(stage.spy.log == "1")
            stage.window.addSubview(stage.pad)
            let delete = stage.finger(on: PadStage.delete)
            await Device.advance(by: 5)
            delete.end()
            #expect(stage.spy.log == "1<")
        }

        @Test("without a target, it types into the first responder whose input view it is") func firstResponder() {
            let stage = PadStage { $0.target = nil }
            stage.tap(0)
            let other = KeySpy()
            for view in [stage.spy, other] {
                stage.window.addSubview(view)
                view.pad = stage.pad
            }
            let field = CodeInputView()
            field.inputView = stage.pad
            stage.window.addSubview(field)
            let steps: [() -> Void] = [
                {}, { stage.spy.becomeFirstResponder() }, { other.becomeFirstResponder() },
                { field.becomeFirstResponder() }, { field.resignFirstResponder() }, { other.pad = nil },
                { other.becomeFirstResponder() },
            ]
            for (place, step) in steps.enumerated() {
                step()
                stage.tap(place + 1)
            }
            #expect(stage.spy.log == "3" && other.log == "4" && field.code == "5")
        }

        @Test("delete acts at once, and repeats while the user holds it and something is left, the second time too")
        func repeats() async {
            for _ in 1...2 {
                stage.spy.log = ""
                let finger = stage.finger(on: PadStage.delete)
                #expect(stage.spy.log == "<")
                for (seconds, count) in [(0.45, 1), (0.1, 2), (1, 12)] {
                    await Device.advance(by: seconds)
                    #expect(stage.spy.log.count == count)
                }
                finger.end()
                await Device.advance(by: 5)
                #expect(stage.spy.log.count == 12)
            }
            // A second finger ends the repeat of the first.
            let fingers = [stage.finger(on: PadStage.delete), stage.finger(on: PadStage.delete)]
            await Device.advance(by: 0.55)
            #expect(stage.spy.log.count == 15)
            for finger in fingers { finger.end() }
            stage.spy.log = ""
            stage.spy.onKey = { [spy = stage.spy] in spy.hasText = spy.log.count < 3 }
            let finger = stage.finger(on: PadStage.delete)
            await Device.advance(by: 5)
            #expect(stage.spy.log == "<<<")
            finger.end()
        }

        @Test("everything that ends the touch ends repeating") func takenAway() async {
            let other = KeySpy()
            let ends: [(String, (PadStage, Finger) -> Void)] = [
                ("", { $1.cancel() }), ("", { $1.move(to: $0.point(8)) }), ("1", { stage, _ in stage.tap(0) }),
                ("", { stage, _ in stage.pad.isEnabled = false }),
                ("", { stage, _ in stage.pad.removeFromSuperview() }), ("", { stage, _ in stage.pad.isHidden = true }),
                ("", { stage, _ in stage.pad.target = nil }), ("", { stage, _ in stage.pad.target = other }),
            ]
            for (index, (typed, end)) in ends.enumerated() {
                let stage = PadStage()
                let finger = stage.finger(on: PadStage.delete)
                await Device.advance(by: 0.55)
                #expect(stage.spy.log == "<<")
                end(stage, finger)
                await Device.advance(by: 5)
                finger.end()
                await Device.advance(by: 5)
                #expect(stage.spy.log == "<<" + typed && other.log == "", "\(index)")
            }
        }
    }

    @MainActor @Suite struct KeypadAppearanceTests {
        private let standard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

        @Test("each appearance shuffles the digits, and the keys type them") func newOrder() async {
            let stage = PadStage { $0.order = .shuffled }
            stage.tap(0, 1, 2, 3, 4, 5, 6, 7, 8, PadStage.zero)
            #expect(stage.spy.log == stage.pad.keyDigits.map(String.init).joined())
            #expect(stage.elements.compactMap(\.accessibilityLabel).dropLast().joined() == stage.spy.log)
            // UI tests find a key by its digit.
            let names = stage.elements.compactMap(\.accessibilityIdentifier).filter { $0.count == 5 }
            #expect(names == stage.pad.keyDigits.map { "key \($0)" })
            var seen: Set<[Int]> = [standard, stage.pad.keyDigits]
            for _ in 0..<10 {
                await stage.appear()
                seen.insert(stage.pad.keyDigits)
                stage.pad.isHidden = true
                stage.pad.isHidden = false
                seen.insert(stage.pad.keyDigits)
                // Shown again while it is in no window.
                stage.pad.isHidden = true
                stage.pad.removeFromSuperview()
                stage.pad.isHidden = false
                stage.window.addSubview(stage.pad)
                seen.insert(stage.pad.keyDigits)
            }
            #expect(seen.count == 32 && seen.allSatisfy { $0.sorted() == Array(0...9) })
        }

        @Test("the order stays while the pad is visible") func stays() async {
            let stage = PadStage { $0.order = .shuffled }
            let digits = stage.pad.keyDigits
            stage.tap(0, 1, PadStage.delete)
            (stage.pad.isEnabled, stage.pad.style, stage.pad.extraKey) = (false, .circles, .title("OK") {})
            stage.pad.frame.size = CGSize(width: 300, height: 300)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            (stage.pad.order, stage.pad.isHidden) = (.shuffled, false)
            stage.settle()
            await Device.turn()
            #expect(stage.pad.keyDigits == digits)
            // The keyboard may move a view within a turn of the run loop.
            stage.pad.removeFromSuperview()
            stage.window.addSubview(stage.pad)
            await Device.turn()
            let other = UIWindow(frame: stage.window.bounds)
            other.addSubview(stage.pad)
            #expect(stage.pad.keyDigits == digits)
        }

        @Test("an order set on a visible pad takes effect at the next appearance; outside of a window, it is standard")
        func nextAppearance() async {
            let stage = PadStage()
            for order in [CodeKeypadOrder.shuffled, .standard] {
                let digits = stage.pad.keyDigits
                stage.pad.order = order
                #expect(stage.pad.keyDigits == digits)
                await stage.appear()
                #expect((stage.pad.keyDigits == standard) == (order == .standard))
            }
            #expect(CodeKeypadView(style: .plain).keyDigits == standard)
        }

        @Test("its size fits the width that it is given, and as a keyboard it sizes itself") func size() {
            let pad = PadStage().pad, usual = pad.intrinsicContentSize
            let narrow = pad.sizeThatFits(CGSize(width: 200, height: 10))
            #expect(narrow == CGSize(width: 200, height: usual.height))
            #expect(pad.sizeThatFits(.zero) == usual && usual.width > 0)
            #expect(pad.allowsSelfSizing && pad.inputViewStyle == .keyboard)
        }

        @Test("only a change of appearance redraws the keys") func redraws() {
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

        @Test("only the pressed key looks pressed, until the finger lifts, and then fades; none in a secure field")
        func press() async {
            let stage = PadStage { $0.extraKey = .title("OK") {} }
            for isSecure in [true, false] {
                stage.spy.isSecureTextEntry = isSecure
                stage.settle()
                let finger = stage.finger(on: 4)
                #expect(stage.redrawn() == (isSecure ? [] : ["key 4"]))
                finger.move(to: stage.point(5))
                #expect(stage.redrawn() == (isSecure ? [] : ["key 4", "key 5"]))
                finger.end()
                #expect(stage.redrawn() == (isSecure ? [] : ["key 5"]))
                #expect((stage.layer("key 5")?.animation(forKey: "transition") == nil) == isSecure)
                for place in [PadStage.extra, PadStage.delete] where isSecure {
                    let finger = stage.finger(on: place)
                    await Device.advance(by: 0.7)
                    #expect(stage.redrawn() == [])
                    finger.end()
                    #expect(stage.redrawn() == [])
                    let keys = stage.pad.layer.sublayers ?? []
                    #expect(keys.allSatisfy { $0.animation(forKey: "transition") == nil })
                }
            }
        }

        @Test("a dump of a pad shows no digit that a finger presses") func dumped() throws {
            let stage = PadStage(), finger = stage.finger(on: 4)
            var text = ""
            dump(try #require(Mirror(reflecting: stage.pad).descendant("fingers")), to: &text)
            #expect(!text.contains("5"))
            finger.end()
        }

        @Test(
            "shows no press in a secure field that has it as its input view, nor a press from before it was secure",
            arguments: [(true, true), (true, false), (false, false)])
        func secureField(isInputView: Bool, isSecureBefore: Bool) {
            let stage = PadStage(style: .circles), field = CodeInputView()
            stage.pad.target = isInputView ? nil : field
            if isInputView { field.inputView = stage.pad }
            field.isSecureTextEntry = isSecureBefore
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            stage.settle()
            let lifted = stage.finger(on: 1)
            stage.settle()
            lifted.end()
            let finger = stage.finger(on: 4)
            #expect(stage.redrawn() == (isSecureBefore ? [] : ["key 1", "key 4"]))
            field.isSecureTextEntry = true
            #expect(stage.redrawn() == (isSecureBefore ? [] : ["key 4"]))
            for key in stage.pad.layer.sublayers ?? [] { #expect(key.animationKeys() == nil) }
            finger.end()
            #expect(stage.redrawn() == [] && stage.layer("key 4")?.animationKeys() == nil && field.code == "25")
        }

        @Test("a round key stays small while it is pressed, and comes back") func scale() throws {
            let stage = PadStage(style: .circles)
            func scale() throws -> CAKeyframeAnimation {
                stage.settle()
                return try #require(stage.layer("key 4")?.animation(forKey: "scale") as? CAKeyframeAnimation)
            }
            let finger = stage.finger(on: 4), press = try scale()
            #expect(press.keyPath == "transform.scale" && press.values as? [Double] == [1, 0.93])
            #expect(press.fillMode == .forwards && !press.isRemovedOnCompletion)
            finger.end()
            #expect(try (scale().values as? [Double])?.last == 1 && scale().isRemovedOnCompletion)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            stage.finger(on: 5).end()
            stage.settle()
            #expect(stage.layer("key 5")?.animation(forKey: "scale") == nil)
        }

        @Test("each key is an element, in the order and the place of the keys, and types its key when it is activated")
        func elements() {
            var isDone = false
            let stage = PadStage { $0.extraKey = .title("OK") { isDone = true } }, elements = stage.elements
            let labels = elements.compactMap(\.accessibilityLabel)
            #expect(labels == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "OK", "0", "Delete"])
            #expect(elements.allSatisfy(\.isAccessibilityElement) && !stage.pad.isAccessibilityElement)
            #expect(elements.map(\.accessibilityTraits).count { $0 == .keyboardKey } == 11)
            let frames = elements.map(\.accessibilityFrameInContainerSpace)
            #expect(frames == stage.pad.keyFrames)
            for isEnabled in [true, false] {
                stage.pad.isEnabled = isEnabled
                for element in stage.elements {
                    #expect(element.accessibilityActivate() == isEnabled)
                    #expect(element.accessibilityTraits.contains(.notEnabled) != isEnabled)
                }
                #expect(stage.spy.log == "1234567890<" && isDone)
            }
        }

        @Test("VoiceOver's escape gesture puts away a pad in place of the keyboard, and no other") func escape() {
            let (stage, pad) = fieldStage(CodeKeypadExtraKey.done)
            #expect(!pad.accessibilityPerformEscape() && stage.view.isFirstResponder)
            (pad.target, stage.view.inputView) = (nil, pad)
            stage.settle()
            #expect(pad.accessibilityPerformEscape() && !stage.view.isFirstResponder)
            #expect(!pad.accessibilityPerformEscape())
        }

        @Test("the Done key does what Return does, which does not submit the same code again") func done() throws {
            let (stage, pad) = fieldStage(CodeKeypadExtraKey.done)
            let done = try #require(pad.keyElements.first { $0.accessibilityIdentifier == "key extra" })
            #expect(done.accessibilityActivate() && stage.events == ["exit", "end"])
        }

        @Test("the eyes of all pads of a field follow it, whoever reveals it") func twoPads() {
            let (stage, first) = fieldStage(CodeKeypadExtraKey.eye) { $0.isSecureTextEntry = true }
            let second = CodeKeypadView(target: stage.view)
            second.extraKey = .eye(of: stage.view)
            second.frame = first.frame.offsetBy(dx: 0, dy: 200)
            stage.window.addSubview(second)
            stage.settle()
            stage.view.isRevealed = true
            #expect(first.redrawnLayers(in: stage.window) == ["key 9"])
            stage.view.isRevealed = false
            #expect(second.redrawnLayers(in: stage.window) == ["key 9"])
        }
    }
}
