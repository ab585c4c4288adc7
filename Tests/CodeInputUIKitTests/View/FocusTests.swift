#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct FocusTests {
        @Test("a tap focuses the field, and a second tap sends nothing")
        func tap() {
            let stage = Stage(isFocused: false)
            stage.tap(cell: 0)
            #expect(stage.view.isFirstResponder)
            #expect(stage.events == ["begin"])
            stage.tap(cell: 0)
            stage.view.becomeFirstResponder()
            #expect(stage.events == ["begin"])
            #expect(stage.failures == [])
        }

        @Test("a tap selects a filled cell, and after the code moves the caret")
        func tapOnCell() {
            let stage = Stage(typing: "123")
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 1..<2)
            stage.tap(cell: 5)
            #expect(stage.view.selectedCells == 3..<3)
            #expect(stage.log.lines == [])
            #expect(stage.failures == [])
        }

        @Test("the tap that focuses moves the caret to the end")
        func firstTap() {
            let stage = Stage(isFocused: false)
            stage.view.code = "1234"
            stage.tap(cell: 1)
            #expect(stage.view.selectedCells == 4..<4)
            stage.keyboard.type("5")
            #expect(stage.view.code == "12345")
            #expect(stage.failures == [])
        }

        @Test("Tab stops at a field that can take the keyboard")
        func tabStops() {
            let view = Stage(isFocused: false).view
            #expect(view.canBecomeFocused)
            view.isEnabled = false
            #expect(!view.canBecomeFocused)
        }

        @Test("a touch that ends outside does nothing") func outside() {
            let stage = Stage(isFocused: false)
            Device.drag([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 190)], in: stage.window)
            #expect(!stage.view.isFirstResponder)
        }

        @Test("a disabled field takes no focus and gives it back") func disabled() {
            let stage = Stage(isFocused: false) { $0.isEnabled = false }
            stage.tap(cell: 0)
            #expect(!stage.view.canBecomeFirstResponder)
            #expect(!stage.view.becomeFirstResponder())
            #expect(!stage.view.isFirstResponder)
            stage.view.isEnabled = true
            stage.view.becomeFirstResponder()
            stage.view.isEnabled = false
            #expect(!stage.view.isFirstResponder)
            #expect(stage.events == ["begin", "end"])
            stage.view.insertText("1")
            #expect(stage.view.code == "")
        }

        @Test("a field without a window takes the focus when it has one")
        func beforeWindow() {
            Device.reset()
            let view = CodeInputView()
            #expect(!view.becomeFirstResponder())
            #expect(!view.isFirstResponder)
            let window = Device.makeWindow(width: 320, height: 100)
            let events = ControlEventLog(of: view)
            window.addSubview(view)
            #expect(view.isFirstResponder)
            #expect(events.names == ["begin"])
        }

        @Test("a resigned field takes no focus when it has a window")
        func takenBack() {
            Device.reset()
            let view = CodeInputView()
            view.becomeFirstResponder()
            view.resignFirstResponder()
            let window = Device.makeWindow(width: 320, height: 100)
            window.addSubview(view)
            #expect(!view.isFirstResponder)
        }

        @Test("the focus does not return by itself")
        func once() {
            let stage = Stage()
            stage.view.resignFirstResponder()
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            #expect(!stage.view.isFirstResponder)
        }

        @Test("at the end event, the field is no longer the first responder")
        func endEvent() {
            let stage = Stage()
            var was: Bool?
            stage.view.addAction(
                UIAction { [weak view = stage.view] _ in was = view?.isFirstResponder }, for: .editingDidEnd)
            stage.view.resignFirstResponder()
            #expect(was == false)
        }

        @Test("Return sends one event and gives the keyboard back")
        func `return`() {
            let stage = Stage(typing: "12")
            stage.keyboard.insert("\n")
            #expect(stage.events == ["exit", "end"])
            #expect(stage.view.code == "12")
            #expect(!stage.view.isFirstResponder)
            #expect(stage.failures == [])
        }

        @Test("completion can give the keyboard back")
        func completion() {
            let stage = Stage { $0.resignsOnCompletion = true }
            stage.keyboard.type("123456")
            #expect(stage.events.suffix(3) == ["changed", "complete", "end"])
            #expect(!stage.view.isFirstResponder)
            #expect(stage.failures == [])
        }

        @Test("a code that completes while the field gives the keyboard back ends editing once")
        func commits() {
            let stage = Stage(typing: "12") { $0.resignsOnCompletion = true }
            stage.keyboard.setMarkedText("3456")
            stage.view.resignFirstResponder()
            #expect(stage.events == ["changed", "complete", "end"])
            #expect(stage.failures == [])
        }

        @Test("the field can have an input view and an accessory view") func inputView() {
            let stage = Stage()
            let pad = UIView(), bar = UIView()
            stage.view.inputView = pad
            stage.view.inputAccessoryView = bar
            #expect(stage.view.inputView === pad)
            #expect(stage.view.inputAccessoryView === bar)
            stage.view.inputView = nil
            #expect(stage.view.inputView == nil)
        }

        @Test("a field that leaves its window gives the keyboard back")
        func removed() {
            let stage = Stage()
            stage.view.removeFromSuperview()
            #expect(!stage.view.isFirstResponder)
            #expect(stage.events == ["end"])
        }

        @Test("another field can take the keyboard") func takenOver() {
            let stage = Stage()
            let other = CodeInputView()
            let events = ControlEventLog(of: other)
            stage.window.addSubview(other)
            other.becomeFirstResponder()
            #expect(stage.events == ["end"])
            #expect(events.names == ["begin"])
            #expect(stage.failures == [])
        }
    }
}
#endif
