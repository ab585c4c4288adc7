#if canImport(UIKit)
import Testing
import TestTools
import UIKit

import CodeInputPIN

extension ViewTests {
    @MainActor @Suite struct TextFieldRoleTests {
        private let textEntry = UIAccessibilityTraits(rawValue: 0x40000)
        private let isEditing = UIAccessibilityTraits(rawValue: 0x200000)

        @Test("a field is a text field, and is edited while it has the focus") func focus() {
            let stage = Stage(isFocused: false) { $0.accessibilityTraits = .header }
            #expect(stage.view.accessibilityTraits == [.header, textEntry])
            stage.view.becomeFirstResponder()
            #expect(stage.view.accessibilityTraits == [.header, textEntry, isEditing])
            stage.view.resignFirstResponder()
            #expect(stage.view.accessibilityTraits == [.header, textEntry])
        }

        @Test("a field that the app switches off has no role") func off() {
            let stage = Stage()
            stage.view.isAnnouncedAsTextField = false
            #expect(stage.view.accessibilityTraits == [])
            stage.view.isAnnouncedAsTextField = true
            #expect(stage.view.accessibilityTraits == [textEntry, isEditing])
        }

        @Test("a secure field has the role only if the app asks for it") func secure() {
            let stage = Stage(isFocused: false) { $0.isSecureTextEntry = true }
            #expect(stage.view.accessibilityTraits == [])
            stage.view.isAnnouncedAsTextField = true
            #expect(stage.view.accessibilityTraits == textEntry)
            stage.view.isSecureTextEntry = false
            #expect(stage.view.accessibilityTraits == textEntry)
        }

        @Test("a trait that the app adds does not freeze the others") func added() {
            let stage = Stage()
            stage.view.accessibilityTraits.insert(.header)
            stage.view.resignFirstResponder()
            #expect(stage.view.accessibilityTraits == [.header, textEntry])
            stage.view.isEnabled = false
            #expect(stage.view.accessibilityTraits == [.header, textEntry, .notEnabled])
            stage.view.accessibilityTraits.remove(.header)
            stage.view.isEnabled = true
            #expect(stage.view.accessibilityTraits == textEntry)
        }

        @Test("the keys of a pad have identifiers in no language") func keys() {
            let field = CodeInputView()
            field.words = CodeWords(language: "ja")
            let stage = PadStage { $0.extraKey = .done(with: field) }
            stage.pad.target = field
            #expect(
                stage.elements.compactMap(\.accessibilityIdentifier)
                    == (1...9).map { "key \($0)" } + ["key extra", "key 0", "key delete"])
        }

        @Test(
            "Interface Builder knows the styles by name", arguments: ["underline", "box", "joined", "circles", "dots"])
        func names(name: String) throws {
            #expect(try #require(namedStyles[name]).name == name)
        }

        @Test("a changed style has no name") func noName() {
            var style = BoxRenderer()
            style.text.font = CodeFont(size: 30)
            #expect(style.name == nil)
            struct Own: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {}
            }
            #expect(Own().name == nil && namedStyles.count == 6)
        }
    }
}
#endif
