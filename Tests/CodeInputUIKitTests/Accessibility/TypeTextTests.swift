#if canImport(UIKit)
import Testing
import KeyboardTools
import TestTools
import UIKit

import CodeInputPIN

extension ViewTests {
    @MainActor @Suite struct TypeTextTests {
        private let textEntry = UIAccessibilityTraits(rawValue: 0x40000)
        private let isEditing = UIAccessibilityTraits(rawValue: 0x200000)

        @Test("by default, a field is not a text field to a UI test") func unset() {
            let stage = Stage()
            #expect(!stage.view.supportsTypeText && stage.view.accessibilityTraits == [])
        }

        @Test("a field with support is a text field, and is edited while it has the focus") func focus() {
            let stage = Stage(isFocused: false) { $0.accessibilityTraits = .header }
            stage.view.supportsTypeText = true
            #expect(stage.view.supportsTypeText && stage.view.accessibilityTraits == [.header, textEntry])
            stage.view.becomeFirstResponder()
            #expect(stage.view.accessibilityTraits == [.header, textEntry, isEditing])
            stage.view.resignFirstResponder()
            #expect(stage.view.accessibilityTraits == [.header, textEntry])
            stage.view.becomeFirstResponder()
            stage.view.supportsTypeText = false
            #expect(stage.view.accessibilityTraits == .header)
        }

        @Test("a focused field is edited as soon as support is set") func setLate() {
            let stage = Stage()
            stage.view.supportsTypeText = true
            #expect(stage.view.accessibilityTraits == [textEntry, isEditing])
        }

        @Test("the keys of a pad have identifiers in no language") func keys() {
            let stage = PadStage {
                $0.words = CodeWords(language: "ja")
                $0.extraKey = .done {}
            }
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
            #expect(Own().name == nil && namedStyles.count == 5)
        }
    }
}
#endif
