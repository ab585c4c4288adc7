#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The Done button on top of the keyboard") struct DoneAccessoryTests {
        @Test("is there only if the app asks for it, and once")
        func optIn() {
            let stage = Stage()
            #expect(stage.view.inputAccessoryView == nil)
            stage.view.showsDoneAccessory = true
            let bar = stage.view.inputAccessoryView
            #expect(bar is UIToolbar && bar === stage.view.inputAccessoryView)
            let own = UIView()
            stage.view.inputAccessoryView = own
            #expect(stage.view.inputAccessoryView === own)
            stage.view.inputAccessoryView = nil
            stage.view.showsDoneAccessory = false
            #expect(stage.view.inputAccessoryView == nil)
        }

        @Test("lets the field go")
        func lifetime() {
            weak var gone: CodeInputView?
            do {
                let view = CodeInputView()
                view.showsDoneAccessory = true
                _ = view.inputAccessoryView
                gone = view
            }
            #expect(gone == nil)
        }

        #if !canImport(Darwin)
        // Pressing a bar button needs the stand-in.
        private func press(_ view: CodeInputView) throws {
            let bar = try #require(view.inputAccessoryView as? UIToolbar)
            try #require(bar.items?.last?.primaryAction).performWithSender(nil, target: nil)
        }

        @Test("submits a code that is shorter than the longest, and hides the keyboard")
        func submits() throws {
            let stage = Stage {
                $0.lengthRange = 4...8
                $0.showsDoneAccessory = true
            }
            stage.keyboard.type("123")
            try press(stage.view)
            #expect(stage.log.lines.last == "invalid:tooShort" && stage.view.isFirstResponder)
            stage.keyboard.type("4")
            try press(stage.view)
            #expect(stage.log.completions == ["complete:1234"] && !stage.view.isFirstResponder)
            #expect(stage.failures == [])
        }

        @Test("asks what Return asks")
        func asks() throws {
            let stage = Stage {
                $0.showsDoneAccessory = true
                $0.shouldReturn = { false }
            }
            try press(stage.view)
            #expect(stage.view.isFirstResponder && stage.events == [])
        }
        #endif
    }
}
#endif
