#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The Tab key") struct TabTests {
        @Test("moves from field to field, and back with Shift")
        func moves() {
            let stage = Stage(typing: "12")
            let other = CodeInputView(length: 4)
            other.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
            stage.window.addSubview(other)
            stage.keyboard.press(.tab)
            #expect(other.isFirstResponder)
            stage.keyboard.press(.tab, shift: true)
            #expect(stage.view.isFirstResponder)
            other.isEnabled = false
            stage.keyboard.press(.tab)
            #expect(stage.view.isFirstResponder && stage.view.code == "12")
            #expect(!stage.log.lines.contains { $0.hasPrefix("reject") })
            #expect(stage.failures == [])
        }

        @Test("moves in reading order where the system moves nothing")
        func noFocusSystem() async {
            let stage = Stage(typing: "12")
            let frames = [(0, 100), (200, 101), (0, 160)].map { CGRect(x: $0.0, y: $0.1, width: 150, height: 50) }
            let others = frames.map { frame in
                let other = CodeInputView(length: 4)
                other.frame = frame
                return other
            }
            // In another order than on the screen.
            for other in others.reversed() { stage.window.addSubview(other) }
            others[2].isEnabled = false
            var visited: [Int] = []
            for isBackward in [false, false, false, true, true] {
                guard let focused = ([stage.view] + others).first(where: \.isFirstResponder) else { break }
                let key = UIKey.standIn(
                    "\t", ignoring: "\t", modifierFlags: isBackward ? .shift : [], keyCode: .keyboardTab)
                let (isHandled, release) = UIPressesEvent.standInSend(key, to: focused)
                #expect(!isHandled)
                release()
                await Device.turn()
                visited.append(([stage.view] + others).firstIndex(where: \.isFirstResponder) ?? -1)
            }
            #expect(visited == [1, 2, 0, 2, 1])
            #expect(stage.view.code == "12")
        }

        @Test("moves nothing with another key")
        func severalKeys() async {
            let stage = Stage(typing: "12")
            let other = CodeInputView(length: 4)
            other.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
            stage.window.addSubview(other)
            // Two of the same, because the keys of an event have no order.
            let tab = UIKey.standIn("\t", ignoring: "\t", modifierFlags: [], keyCode: .keyboardTab)
            UIPressesEvent.standInSend(tab, tab, to: stage.view).release()
            await Device.turn()
            #expect(stage.view.isFirstResponder)
            UIPressesEvent.standInSend(tab, to: stage.view).release()
            await Device.turn()
            #expect(other.isFirstResponder)
        }

        @Test("passes over a field that nobody sees or can touch", arguments: 0..<3)
        func unseen(_ reason: Int) async {
            let stage = Stage(isFocused: false)
            let others = (0..<2).map { index in
                let other = CodeInputView(length: 4)
                other.frame = CGRect(x: 0, y: 60 * (index + 1), width: 150, height: 50)
                stage.window.addSubview(other)
                return other
            }
            switch reason {
            case 0: others[0].isHidden = true
            case 1: others[0].alpha = 0
            default: others[0].isUserInteractionEnabled = false
            }
            stage.view.becomeFirstResponder()
            let key = UIKey.standIn("\t", ignoring: "\t", modifierFlags: [], keyCode: .keyboardTab)
            UIPressesEvent.standInSend(key, to: stage.view).release()
            await Device.turn()
            #expect(others[1].isFirstResponder)
        }

        @Test("is left to the system if it moves the focus by itself")
        func movedBySystem() async {
            let stage = Stage(isFocused: false)
            let other = CodeInputView(length: 4)
            other.frame = CGRect(x: 0, y: 100, width: 150, height: 50)
            stage.window.addSubview(other)
            stage.view.becomeFirstResponder()
            defer { UIFocusSystem.standInFocusedView = nil }
            let key = UIKey.standIn("\t", ignoring: "\t", modifierFlags: [], keyCode: .keyboardTab)
            UIPressesEvent.standInSend(key, to: stage.view).release()
            UIFocusSystem.standInFocusedView = other
            await Device.turn()
            #expect(stage.view.isFirstResponder)
            UIPressesEvent.standInSend(key, to: stage.view).release()
            stage.view.resignFirstResponder()
            await Device.turn()
            #expect(!stage.view.isFirstResponder && !other.isFirstResponder)
        }

        @Test("is the only key that moves the focus")
        func otherKeys() async {
            let stage = Stage(), other = CodeInputView(length: 4)
            other.frame = CGRect(x: 0, y: 100, width: 150, height: 50)
            stage.window.addSubview(other)
            let key = UIKey.standIn("", ignoring: "", modifierFlags: [], keyCode: .keyboardEscape)
            UIPressesEvent.standInSend(key, to: stage.view).release()
            await Device.turn()
            #expect(stage.view.isFirstResponder)
        }

        @Test("goes down to a field that begins above the middle of the one before it")
        func touchingRows() async {
            let stage = Stage(isFocused: false)
            // The first ends where the second has its middle, so they are no row.
            let frames = [(200, 0), (0, 20), (0, 150)].map { CGRect(x: $0.0, y: $0.1, width: 150, height: 40) }
            stage.view.frame = frames[0]
            let others = frames.dropFirst().map { frame in
                let other = CodeInputView(length: 4)
                other.frame = frame
                stage.window.addSubview(other)
                return other
            }
            stage.view.becomeFirstResponder()
            let key = UIKey.standIn("\t", ignoring: "\t", modifierFlags: [], keyCode: .keyboardTab)
            UIPressesEvent.standInSend(key, to: stage.view).release()
            await Device.turn()
            #expect(others[0].isFirstResponder)
        }

        @Test("goes from field to field, each a group of its own")
        func groups() throws {
            let groups = [CodeInputView(), CodeInputView()].compactMap(\.focusGroupIdentifier)
            #expect(Set(groups).count == 2)
        }

        @Test("shows a halo around the field's current bounds, or the app's own effect")
        func ring() throws {
            let stage = Stage()
            var ring = try #require(stage.view.focusEffect as? UIFocusHaloEffect)
            #expect(ring.standInRect.insetBy(dx: 4, dy: 4) == stage.view.bounds)
            stage.view.frame.size.width = 200
            stage.settle()
            ring = try #require(stage.view.focusEffect as? UIFocusHaloEffect)
            #expect(ring.standInRect.width == 208)
            stage.view.focusEffect = nil
            stage.view.frame.size.width = 300
            stage.settle()
            #expect(stage.view.focusEffect == nil)
        }
    }
}
#endif
