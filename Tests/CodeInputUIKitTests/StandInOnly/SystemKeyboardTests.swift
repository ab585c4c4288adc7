#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Apple platforms do not expose whether the keyboard is visible.
    @MainActor @Suite("The system's keyboard") struct SystemKeyboardTests {
        @Test("appears for an editable field, and not for a read-only field")
        func editable() {
            let stage = Stage { $0.isEditable = false }
            #expect(stage.view.isFirstResponder && !stage.window.standInHasKeyboard)
            stage.view.isEditable = true
            #expect(stage.window.standInHasKeyboard)
            stage.view.isEditable = false
            #expect(!stage.window.standInHasKeyboard)
        }

        @Test("hears at once that the field it types into has become a secret, and that it is none any more")
        func secret() {
            let stage = Stage(typing: "12")
            #expect(!stage.window.standInKeyboardIsSecure)
            stage.view.isSecureTextEntry = true
            #expect(stage.window.standInKeyboardIsSecure)
            stage.view.isSecureTextEntry = false
            #expect(!stage.window.standInKeyboardIsSecure)
        }

        @Test("has no shortcuts above a view in its place, and has them back after it")
        func shortcuts() {
            let stage = Stage()
            let item = stage.view.inputAssistantItem
            let own = item.leadingBarButtonGroups
            #expect(own.count == 1)
            stage.view.inputView = nil
            #expect(item.leadingBarButtonGroups == own)
            stage.view.inputView = UIView()
            stage.view.inputView = UIView()
            #expect(item.leadingBarButtonGroups == [] && item.trailingBarButtonGroups == [])
            stage.view.inputView = nil
            #expect(item.leadingBarButtonGroups == own && item.trailingBarButtonGroups.count == 1)
        }

        @Test("appears for a field that takes the focus during verification, and stays")
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
