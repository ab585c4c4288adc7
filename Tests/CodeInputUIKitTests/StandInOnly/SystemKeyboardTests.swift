#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Whether the system shows its keyboard can't be asked on Apple platforms.
    @MainActor @Suite("The system's keyboard") struct SystemKeyboardTests {
        @Test("comes to a field that is edited, and not to one that is read")
        func editable() {
            let stage = Stage { $0.isEditable = false }
            #expect(stage.view.isFirstResponder && !stage.window.standInHasKeyboard)
            stage.view.isEditable = true
            #expect(stage.window.standInHasKeyboard)
            stage.view.isEditable = false
            #expect(!stage.window.standInHasKeyboard)
        }

        @Test("comes to a field that is focused while it verifies, and is there afterwards")
        func verifying() {
            let stage = Stage(isFocused: false)
            stage.view.code = "123456"
            stage.view.status = .verifying
            stage.view.becomeFirstResponder()
            #expect(stage.window.standInHasKeyboard)
            stage.view.status = .editing
            #expect(stage.window.standInHasKeyboard)
        }
    }
}
#endif
