#if canImport(UIKit)
import TestTools
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct OddCaretTests {
        /// A box style whose text is in a faulty place.
        private struct OddCaretRenderer: CodeCellRenderer {
            let place: CGRect

            func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }
            func textRect(in context: CellContext) -> CGRect? { place }
        }

        nonisolated static let oddPlaces = [
            CGRect(x: CGFloat.nan, y: 0, width: 2, height: 20),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20),
            CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 20), .null, .infinite,
        ]

        @Test("the caret is hidden if the place of the text is not finite", arguments: oddPlaces)
        func oddCaretIsNone(_ place: CGRect) throws {
            let stage = Stage(style: OddCaretRenderer(place: place))
            let caret = try #require(stage.view.layer.sublayers?.first { $0.name == "caret" })
            #expect(caret.isHidden)
            #expect(stage.failures == [])
            stage.keyboard.type("12")
            stage.settle()
            #expect(caret.isHidden)
            #expect(stage.failures == [])
        }

        @Test("the system gets a caret at the cell if the place of the text is not finite", arguments: oddPlaces)
        func systemGetsFiniteCaret(_ place: CGRect) {
            let stage = Stage(style: OddCaretRenderer(place: place))
            let rect = stage.view.caretRect(for: stage.view.endOfDocument)
            #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite })
            #expect(stage.view.bounds.contains(rect))
        }

        @Test("the caret shows when the style corrects it")
        func caretComesBack() throws {
            let stage = Stage(style: OddCaretRenderer(place: .null))
            stage.view.style = OddCaretRenderer(place: CGRect(x: 4, y: 6, width: 20, height: 20))
            stage.settle()
            let caret = try #require(stage.view.layer.sublayers?.first { $0.name == "caret" })
            #expect(!caret.isHidden)
            #expect(caret.frame == CGRect(x: 13, y: 6, width: 2, height: 20))
        }
    }
}
#endif
