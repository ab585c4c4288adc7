#if !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// Presses keys at once, with Shift while Caps Lock is on, and returns whether the view handled them.
@MainActor @discardableResult private func press(
    _ keys: UIKeyboardHIDUsage..., shift: Bool = false, isHeld: Bool = false, on view: UIView
) -> Bool {
    let flags: UIKeyModifierFlags = shift ? [.shift, .alphaShift] : []
    let made = keys.map { UIKey(standIn: "", ignoring: "", modifierFlags: flags, keyCode: $0) }
    let (isHandled, release) = UIPressesEvent.standInSend(made, to: view)
    if !isHeld { release() }
    return isHandled
}

extension ViewTests {
    /// Only the stand-in has presses of modifier keys, and of several keys at once.
    @MainActor @Suite("Presses of hardware keys") struct HardwarePressTests {
        /// A view of the app around the field.
        private final class Listener: UIView {
            var heard: [String] = []
            var presses: Set<UIPress> = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard.append("began")
                self.presses = presses
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
        }

        @Test("keys that the field leaves alone reach the app's views with their ends, and no others") func chain() {
            let stage = Stage(typing: "12"), listener = Listener()
            stage.window.addSubview(listener)
            listener.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            press(.keyboardEscape, on: stage.view)
            press(.keyboardLeftArrow, on: stage.view)
            #expect(listener.heard == ["began", "ended"])
        }

        @Test("no modifier ends the repeat of a held key, nor does its release; several keys at once do not repeat")
        func held() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            press(UIKeyboardHIDUsage(rawValue: 0xE1) ?? .keyboardTab, on: stage.view)
            await Device.advance(by: 0.62)
            #expect(stage.view.selectedCells == 3..<4)
            #expect(press(.keyboardLeftArrow, .keyboardRightArrow, isHeld: true, on: stage.view))
            let selected = stage.view.selectedCells
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == selected)
        }

        @Test("a held key that the system cancels stops repeating") func cancelled() async {
            let stage = Stage(typing: "123456"), listener = Listener()
            press(.keyboardLeftArrow, isHeld: true, on: listener)
            stage.view.pressesBegan(listener.presses, with: nil)
            await Device.advance(by: 0.62)
            #expect(stage.view.selectedCells == 3..<4)
            stage.view.pressesCancelled(listener.presses, with: nil)
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == 3..<4)
        }

        @Test("the field leaves keys to the system if one is not its own, or if it is only highlighted") func others() {
            let stage = Stage(typing: "1234")
            #expect(!press(.keyboardLeftArrow, .keyboardTab, on: stage.view) && stage.view.selectedCells == 4..<4)
            UIFocusSystem.standInFocusedView = stage.view
            defer { UIFocusSystem.standInFocusedView = nil }
            for isFocused in [true, false] {
                if !isFocused { stage.view.resignFirstResponder() }
                #expect(press(.keyboardLeftArrow, on: stage.view) == isFocused)
                #expect(stage.view.selectedCells == (isFocused ? 3..<4 : 4..<4))
            }
        }
    }

    /// Only the stand-in has windows without a focus system, which moves the focus on a device.
    @MainActor @Suite("The Tab key") struct TabTests {
        private let stage = Stage(typing: "12")

        /// The field of the stage and others, at these places in a view.
        private func fields(_ frames: (x: Int, y: Int)..., in host: UIView? = nil) -> [CodeInputView] {
            let host = host ?? stage.window
            for view in stage.window.subviews where view is CodeInputView { view.removeFromSuperview() }
            let views = [stage.view] + frames.dropFirst().map { _ in CodeInputView(length: 4) }
            // In another order than on the screen.
            for view in views.reversed() { host.addSubview(view) }
            stage.view.becomeFirstResponder()
            for (view, place) in zip(views, frames) {
                view.frame = CGRect(x: place.x, y: place.y, width: 150, height: 40)
            }
            return views
        }

        private func focused(
            _ fields: [CodeInputView], after key: UIKeyboardHIDUsage = .keyboardTab, shift: Bool = false
        ) async -> Int? {
            guard let view = fields.first(where: \.isFirstResponder) else { return nil }
            #expect(!press(key, shift: shift, on: view))
            await Device.turn()
            return fields.firstIndex(where: \.isFirstResponder)
        }

        @Test("moves in reading order where the system moves nothing, and no other key does", arguments: [false, true])
        func noFocusSystem(isMirrored: Bool) async {
            let fields = fields((0, 0), (0, 101), (200, 100), (0, 160))
            if isMirrored { for field in fields { field.semanticContentAttribute = .forceRightToLeft } }
            fields[3].isEnabled = false
            var visited: [Int?] = []
            for shift in [false, false, false, true, true] { visited.append(await focused(fields, shift: shift)) }
            #expect(visited == (isMirrored ? [2, 1, 0, 1, 2] : [1, 2, 0, 2, 1]))
            let last = isMirrored ? 2 : 1
            #expect(await focused(fields, after: .keyboardEscape) == last)
            // Two of the same, because the keys of an event have no order.
            press(.keyboardTab, .keyboardTab, on: fields[last])
            await Device.turn()
            #expect(fields[last].isFirstResponder && fields[0].code == "12")
        }

        @Test("passes over a field that nobody sees or can touch, and goes down one row") func unseen() async {
            let ways: [(Int, (UIView) -> Void)] = [
                (2, { $0.isHidden = true }), (2, { $0.alpha = 0 }), (2, { $0.isUserInteractionEnabled = false }),
                (2, { $0.frame.size.height = 0 }),
                (2, { $0.superview?.addSubview(UIView(frame: $0.frame)) }), (1, { _ in }),
            ]
            for (next, hide) in ways {
                // The first ends where the second has its middle, so they are no row.
                let fields = fields((200, 0), (0, 20), (0, 150))
                hide(fields[1])
                #expect(await focused(fields) == next)
                for view in stage.window.subviews { view.removeFromSuperview() }
            }
        }

        @Test("moves inside its sheet") func sheet() async {
            let root = UIViewController(), sheet = UIViewController(), under = CodeInputView(length: 4)
            under.frame = CGRect(x: 0, y: 0, width: 150, height: 50)
            stage.window.rootViewController = root
            root.present(sheet, animated: false)
            root.view.addSubview(under)
            let fields = fields((0, 60), (0, 120), in: sheet.view)
            for next in [1, 0] { #expect(await focused(fields) == next) }
        }

        @Test("is left to the system if it moves the focus, or the field has lost it") func movedMeanwhile() async {
            let fields = fields((0, 0), (0, 100))
            defer { UIFocusSystem.standInFocusedView = nil }
            press(.keyboardTab, on: fields[0])
            UIFocusSystem.standInFocusedView = fields[1]
            await Device.turn()
            #expect(fields[0].isFirstResponder)
            press(.keyboardTab, on: fields[0])
            fields[0].resignFirstResponder()
            await Device.turn()
            #expect(fields.allSatisfy { !$0.isFirstResponder })
        }

        @Test("shows a halo around the field's current bounds, or the app's own effect") func ring() throws {
            for width in [320.0, 200] {
                stage.settle { $0.frame.size.width = width }
                let ring = try #require(stage.view.focusEffect as? UIFocusHaloEffect)
                #expect(ring.standInRect.insetBy(dx: 4, dy: 4) == stage.view.bounds)
            }
            stage.view.focusEffect = nil
            stage.settle { $0.frame.size.width = 300 }
            #expect(stage.view.focusEffect == nil)
        }
    }
}
#endif
