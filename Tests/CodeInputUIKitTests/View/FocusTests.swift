import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The focus of a field") struct FocusTests {
        @Test("the tap that focuses puts the caret at the end, the next selects a filled cell; no event repeats")
        func tap() {
            let stage = Stage(isFocused: false)
            stage.view.code = "1234"
            Device.drag([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 190)], in: stage.window)
            #expect(!stage.view.isFirstResponder)
            stage.tap(cell: 1)
            #expect(stage.view.isFirstResponder && stage.view.selectedCells == 4..<4)
            stage.keyboard.type("5")
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 1..<2)
            stage.tap(cell: 5)
            #expect(stage.view.selectedCells == 5..<5)
            stage.view.becomeFirstResponder()
            #expect(stage.events == ["begin", "changed"] && stage.log.lines == ["change:12345"])
        }

        @Test("a disabled field takes no focus, and Tab does not stop at it") func disabled() {
            let stage = Stage(isFocused: false) { $0.isEnabled = false }
            stage.tap(cell: 0)
            #expect(!stage.view.canBecomeFirstResponder && !stage.view.canBecomeFocused)
            #expect(!stage.view.becomeFirstResponder() && !stage.view.isFirstResponder)
            stage.view.isEnabled = true
            #expect(stage.view.canBecomeFocused && stage.view.becomeFirstResponder())
            stage.view.isEnabled = false
            #expect(!stage.view.isFirstResponder && stage.events == ["begin", "end"])
            stage.view.insertText("1")
            #expect(stage.view.code == "")
        }

        @Test("a field takes the focus once it has a window, unless it was taken back", arguments: [false, true])
        func beforeWindow(isTakenBack: Bool) {
            let view = CodeInputView(), events = EventLog(of: view)
            #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
            if isTakenBack { view.resignFirstResponder() }
            let window = Device.makeWindow(width: 320, height: 100)
            window.addSubview(view)
            #expect(view.isFirstResponder != isTakenBack && events.lines == (isTakenBack ? [] : ["begin"]))
        }

        /// Two fields in a window, of which the first has the focus, and a third one.
        @MainActor private struct Pair {
            let stage = Stage(isFocused: false)
            let other = CodeInputView(), third = CodeInputView(), events: EventLog, thirdEvents: EventLog

            init() {
                (events, thirdEvents) = (EventLog(of: other), EventLog(of: third))
                for view in [other, third] { stage.window.addSubview(view) }
                stage.view.becomeFirstResponder()
                stage.forgetEvents()
            }

            var focused: [Bool] {
                for view in [stage.view, other, third] where view.isFirstResponder != view.fieldState.isFocused {
                    Issue.record("a field believes wrongly that it has, or has not, the focus")
                }
                return [stage.view, other, third].map(\.isFirstResponder)
            }
        }

        @Test("a field that takes the focus back at its end, as another view takes it, does not get it")
        func takenBack() async {
            let pair = Pair(), view = pair.stage.view
            for view in [view, pair.other] {
                view.addAction(UIAction { [weak view] _ in view?.becomeFirstResponder() }, for: .editingDidEnd)
            }
            pair.other.becomeFirstResponder()
            await Device.advance(by: 0)
            #expect(pair.focused == [false, true, false] && pair.events.lines == ["begin"])
            #expect(pair.stage.events == ["end", "begin", "end"])
            // Nobody else wants it.
            pair.other.resignFirstResponder()
            await Device.advance(by: 0)
            #expect(pair.focused == [false, true, false] && pair.events.lines == ["begin", "end", "begin"])
            // Nor does a field that leaves its window.
            pair.other.removeFromSuperview()
            #expect(pair.focused == [false, false, false] && pair.events.lines.suffix(3) == ["end", "begin", "end"])
            pair.stage.window.addSubview(pair.other)
            #expect(pair.focused == [false, false, false])
        }

        @Test("a field that got the focus from the end of another one loses it to the view that takes it")
        func handedOver() async {
            let pair = Pair(), input = KeySpy()
            pair.stage.window.addSubview(input)
            pair.stage.view.addAction(
                UIAction { [weak third = pair.third] _ in third?.becomeFirstResponder() }, for: .editingDidEnd)
            pair.third.addAction(
                UIAction { [weak third = pair.third] _ in third?.layoutIfNeeded() }, for: .editingDidBegin)
            input.becomeFirstResponder()
            await Device.advance(by: 0)
            #expect(input.isFirstResponder && pair.focused == [false, false, false])
            #expect(pair.thirdEvents.lines == ["begin", "end"])
        }

        @Test("a field that is disabled or removed as the other one ends does not begin", arguments: [false, true])
        func refused(isRemoved: Bool) async {
            let pair = Pair()
            pair.stage.view.addAction(
                UIAction { [weak other = pair.other] _ in
                    if isRemoved { other?.removeFromSuperview() } else { other?.isEnabled = false }
                }, for: .editingDidEnd)
            #expect(!pair.other.becomeFirstResponder())
            await Device.advance(by: 0)
            #expect(pair.focused == [false, false, false] && pair.events.lines == [])
        }

        @Test("a field whose begin moves the focus on selects nothing") func selectsNothing() {
            let pair = Pair()
            pair.other.code = "123"
            pair.other.addAction(
                UIAction { [weak third = pair.third] _ in third?.becomeFirstResponder() }, for: .editingDidBegin)
            pair.other.selectAll(nil)
            #expect(pair.focused == [false, false, true] && pair.other.selectedCells == 3..<3)
        }

        @Test("another field can take the keyboard, and at the end event the first one has lost it, which commits")
        func takenOver() {
            let stage = Stage(typing: "12") { $0.resignsOnCompletion = true }
            let other = CodeInputView(), events = EventLog(of: other)
            var was: Bool?
            stage.view.addAction(
                UIAction { [weak view = stage.view] _ in was = view?.isFirstResponder }, for: .editingDidEnd)
            stage.window.addSubview(other)
            stage.keyboard.setMarkedText("3456")
            other.becomeFirstResponder()
            // The completion would end editing too.
            #expect(stage.events == ["changed", "complete", "end"] && events.lines == ["begin"] && was == false)
        }

        @Test("a field that is not editable takes the focus without a caret, selects and copies, and changes nothing")
        func readOnly() {
            let stage = Stage(isFocused: false) { $0.isEditable = false }
            stage.view.code = "12345"
            stage.tap(cell: 1)
            stage.settle()
            #expect(stage.view.isFirstResponder && stage.layer("caret")?.isHidden == true)
            stage.tap(cell: 1)
            stage.keyboard.press(.right, shift: true)
            #expect(stage.view.selectedCells == 1..<3 && stage.keyboard.allowedActions == ["copy", "selectAll"])
            #expect(stage.keyboard.copy() && Device.pasteboard == "23")
            stage.keyboard.type("9")
            stage.keyboard.paste("000000")
            stage.keyboard.press(.delete)
            #expect(stage.view.code == "12345")
            stage.keyboard.press(.end)
            stage.settle { $0.isEditable = true }
            #expect(stage.layer("caret")?.isHidden == false)
        }

        @Test("a field that becomes one that is not editable commits marked text, and only then") func composing() {
            let stage = Stage { $0.alphabet = .lettersAndDigits }
            stage.keyboard.setMarkedText("ab")
            stage.view.isEditable = true
            #expect(stage.view.markedCells == 0..<2 && stage.view.code == "")
            stage.keyboard.watch { stage.view.isEditable = false }
            #expect(stage.view.markedCells == nil && stage.view.code == "ab")
        }

        @Test("Return asks the app, sends one event, and gives the keyboard back") func shouldReturn() {
            let stage = Stage(typing: "1")
            var asked = 0, answer = false
            stage.view.shouldReturn = {
                asked += 1
                return answer
            }
            stage.keyboard.press(.return)
            #expect(asked == 1 && stage.view.isFirstResponder && stage.events == [])
            // The answer is about no other key, and not about the end of a composition.
            stage.keyboard.type("2")
            stage.keyboard.setMarkedText("3")
            stage.keyboard.insert("\n")
            #expect(asked == 1 && stage.view.markedCells == nil && stage.view.code == "123")
            #expect(stage.view.isFirstResponder && stage.events == ["changed", "changed"])
            // Nor while the field takes no input.
            stage.view.status = .verifying
            stage.keyboard.insert("\n")
            #expect(asked == 1)
            stage.view.status = .editing
            answer = true
            stage.view.becomeFirstResponder()
            stage.forgetEvents()
            stage.keyboard.press(.return)
            #expect(!stage.view.isFirstResponder && stage.events == ["exit", "end"])
        }

        @Test("a Done button is above the keyboard only if the app asks for it, and once") func done() {
            weak var gone: CodeInputView?
            do {
                let view = CodeInputView(), own = UIView()
                gone = view
                #expect(view.inputAccessoryView == nil)
                view.showsDoneAccessory = true
                let bar = view.inputAccessoryView
                #expect(bar is UIToolbar && bar === view.inputAccessoryView)
                view.inputAccessoryView = own
                #expect(view.inputAccessoryView === own)
                (view.inputAccessoryView, view.showsDoneAccessory) = (nil, false)
                #expect(view.inputAccessoryView == nil)
            }
            #expect(gone == nil)
        }

        @Test("the field has the bar and the keyboard of its view controller, unless it has its own") func inherited() {
            let screen = InputScreen(), view = CodeInputView(length: 4), own = UIView()
            screen.view.addSubview(view)
            #expect(view.inputView === screen.keyboard && view.inputAccessoryView === screen.bar)
            view.showsDoneAccessory = true
            #expect(view.inputAccessoryView is UIToolbar)
            (view.inputView, view.inputAccessoryView) = (own, own)
            #expect(view.inputView === own && view.inputAccessoryView === own)
            (view.inputView, view.inputAccessoryView, view.showsDoneAccessory) = (nil, nil, false)
            #expect(view.inputView === screen.keyboard && view.inputAccessoryView === screen.bar)
        }

        private final class InputScreen: UIViewController {
            let keyboard = UIView(), bar = UIView()
            override var inputView: UIView? { keyboard }
            override var inputAccessoryView: UIView? { bar }
        }

        @Test("the Done bar takes taps on its button, and none beside it, where the user sees the app")
        func besideDone() throws {
            let bar = try #require(Stage { $0.showsDoneAccessory = true }.view.inputAccessoryView as? UIToolbar)
            let button = UIView(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
            bar.addSubview(button)
            #expect(bar.hitTest(CGPoint(x: 220, y: 20), with: nil) === button)
            guard #available(iOS 26, visionOS 26, *) else { return }
            #expect(bar.hitTest(CGPoint(x: 20, y: 20), with: nil) == nil)
        }

        @Test("Done asks what Return asks, submits a code that is long enough, and hides the keyboard")
        func press() throws {
            let stage = Stage { ($0.lengthRange, $0.showsDoneAccessory) = (4...8, true) }
            let bar = try #require(stage.view.inputAccessoryView as? UIToolbar)
            func pressDone() {
                // Pressing a bar button needs the stand-in.
                #if canImport(Darwin)
                stage.view.pressDone()
                #else
                bar.items?.last?.primaryAction?.performWithSender(nil, target: nil)
                #endif
            }
            #expect(bar.items?.last?.primaryAction != nil)
            stage.keyboard.type("123")
            pressDone()
            #expect(stage.log.lines.last == "invalid:tooShort" && stage.view.isFirstResponder)
            stage.keyboard.setMarkedText("4")
            stage.forgetEvents()
            stage.view.shouldReturn = { false }
            pressDone()
            #expect(stage.view.isFirstResponder && stage.events == ["changed"])
            stage.view.shouldReturn = nil
            pressDone()
            #expect(stage.log.completions == ["complete:1234"] && !stage.view.isFirstResponder)
            #expect(stage.events == ["changed", "exit", "complete", "end"])
        }
    }

    @MainActor @Suite("A field in a scroll view") struct ScrollingTests {
        /// A scroll view, which may move the field with its next layout.
        private final class Column: UIScrollView {
            var nextLayout: (() -> Void)?
            private(set) var asked: (rect: CGRect, isAnimated: Bool)?

            override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
                super.scrollRectToVisible(rect, animated: animated)
                asked = (rect, animated)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                nextLayout?()
            }
        }

        private let stage = Stage(isFocused: false)
        private let column = Column(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

        init() {
            column.contentSize = CGSize(width: 640, height: 600)
            stage.view.frame = CGRect(x: 10, y: 140, width: 300, height: 40)
            column.addSubview(stage.view)
            stage.window.addSubview(column)
            stage.settle()
        }

        private func focus() async {
            stage.view.becomeFirstResponder()
            await Device.advance(by: 0.1)
        }

        @Test("scrolls smoothly clear of the keyboard once the app made room, to where the next layout puts it")
        func room() async {
            stage.view.becomeFirstResponder()
            // After the field has observed the keyboard.
            column.contentInset.bottom = 120
            column.nextLayout = { [weak view = stage.view] in view?.frame.origin.y = 300 }
            column.setNeedsLayout()
            await Device.advance(by: 0.1)
            #expect(column.contentOffset.y == CGFloat(268) && column.asked?.isAnimated == true)
        }

        @Test("scrolls into sight, and does not move a page sideways for a field close to its edge")
        func outside() async {
            stage.view.frame.origin.x = 324
            column.contentOffset = CGPoint(x: 320, y: 300)
            await focus()
            #expect(column.contentOffset == CGPoint(x: 320, y: 132) && column.asked?.rect.minX == CGFloat(324))
        }

        @Test("stays where the user scrolled it, if the app focuses it again, or if scrolling is off")
        func still() async {
            await focus()
            #expect(column.contentOffset == .zero)
            column.contentOffset.y = 300
            await focus()
            stage.view.resignFirstResponder()
            column.isScrollEnabled = false
            await focus()
            #expect(column.contentOffset.y == CGFloat(300))
        }
    }
}
