#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// A call during a composition.
private enum Step: Sendable {
    // By the input method.
    case mark(String?, caret: Int? = nil), commit, insert(String), delete, select(Range<Int>)
    // By the user and the app.
    case tap(Int), resign, endOnly, reject, verify, veto, prepare(as: String)

    @MainActor func perform(on stage: Stage) {
        switch self {
        case .mark(let text, let caret):
            stage.keyboard.setMarkedText(text, selectedRange: caret.map { NSRange(location: $0, length: 0) })
        case .commit: stage.keyboard.unmarkText()
        case .insert(let text): stage.keyboard.insert(text)
        case .delete: stage.keyboard.deleteBackward()
        case .select(let range): stage.keyboard.select(range)
        case .tap(let cell): stage.tap(cell: cell)
        case .resign: stage.view.resignFirstResponder()
        case .endOnly: stage.view.caretPolicy = .endOnly
        case .reject: stage.view.reject()
        case .verify: stage.view.status = .verifying
        case .veto: stage.view.shouldChange = { _ in false }
        case .prepare(let text): stage.view.preprocess = { $0 == "9" ? text : $0 }
        }
    }
}

/// What a field shows, with marked text in brackets, and the events, after some steps.
private typealias Composition = (name: String, before: String, steps: [Step], shown: String, events: [String])

private let compositions: [Composition] = [
    ("is shown, and completes nothing", "12", [.mark("3456")], "12[3456]", []),
    ("is a code when committed", "12", [.mark("3456"), .commit], "123456", ["change:123456", "complete:123456"]),
    ("replaces earlier marked text", "12", [.mark("3"), .mark("98")], "12[98]__", []),
    ("goes with nil", "12", [.mark("3"), .mark(nil)], "12____", []),
    ("goes with an empty text", "12", [.mark("3"), .mark("")], "12____", []),
    ("replaces the selection", "1234", [.select(1..<3), .mark("9")], "1[9]4___", ["change:14"]),
    ("is replaced by inserted text", "12", [.mark("99"), .insert("34")], "1234__", ["change:1234"]),
    ("is replaced by an empty text", "1234", [.select(1..<3), .mark("9"), .insert("")], "14____", ["change:14"]),
    ("need not be a code", "12", [.mark("にほん")], "12[にほん]_", []),
    ("is dropped if it is no code", "12", [.mark("にほん"), .commit], "12____", ["invalid:notInAlphabet"]),
    ("may be longer than the field", "", [.mark("1234567890")], "[123456]", []),
    ("is dropped if it is too long", "", [.mark("1234567890"), .commit], "______", ["invalid:tooLong"]),
    ("loses a character to Delete", "12", [.mark("34"), .delete], "12[3]___", []),
    ("loses all to Delete", "12", [.mark("34"), .delete, .delete], "12____", []),
    ("continues after Delete before it", "12", [.mark("34", caret: 0), .delete], "1[34]___", ["change:1"]),
    (
        "continues at the start of the field", "1", [.mark("34", caret: 0), .delete, .delete], "[34]____",
        ["change:", "invalid:nothingToDelete"]
    ),
    ("stays with a selection inside", "12", [.mark("345"), .select(3..<4)], "12[345]_", []),
    ("is committed by a selection outside", "12", [.mark("34"), .select(0..<1)], "1234__", ["change:1234"]),
    ("is committed by a tap", "12", [.mark("34"), .tap(0)], "1234__", ["change:1234"]),
    ("is committed with the focus", "12", [.mark("34"), .resign], "1234__", ["change:1234"]),
    ("is committed by a caret policy", "12", [.mark("34"), .endOnly], "1234__", ["change:1234"]),
    ("starts over after a rejection", "123456", [.reject, .mark("9")], "[9]_____", ["change:"]),
    (
        "is removed by a veto", "1234", [.select(1..<3), .mark("9"), .veto, .commit], "1234__",
        ["change:14", "change:1234"]
    ),
    (
        "is removed by a veto of a tap", "1234", [.select(1..<3), .mark("9"), .veto, .tap(3)], "1234__",
        ["change:14", "change:1234"]
    ),
    (
        "is removed by a verification", "1234", [.select(1..<3), .mark("9"), .verify, .commit], "1234__",
        ["change:14", "change:1234"]
    ),
    (
        "is prepared by the app", "1234", [.mark("9"), .prepare(as: "56"), .commit], "123456",
        ["change:123456", "complete:123456"]
    ),
    ("is prepared before a tap", "1", [.mark("9"), .prepare(as: "56"), .tap(0)], "156___", ["change:156"]),
    ("is prepared to nothing", "12", [.mark("9"), .prepare(as: ""), .commit], "12____", []),
]

extension ViewTests {
    @MainActor @Suite("Marked text") struct MarkedTextTests {
        @Test("follows the input method, the user and the app", arguments: compositions.indices)
        func composition(_ index: Int) {
            let (name, before, steps, shown, events) = compositions[index]
            let stage = Stage(typing: before)
            for step in steps {
                step.perform(on: stage)
                stage.settle()
            }
            #expect(stage.shownMarked == shown, "\(name)")
            #expect(stage.log.lines == events, "\(name)")
            #expect(stage.failures == [], "\(name)")
        }

        @Test("is redrawn when a veto removes it")
        func redrawn() {
            let stage = Stage(typing: "1234") { $0.shouldChange = { $0.proposed.count < 4 || !$0.current.isEmpty } }
            stage.view.selectedTextRange = stage.range(1..<3)
            stage.keyboard.setMarkedText("9")
            stage.settle()
            stage.view.shouldChange = { _ in false }
            stage.keyboard.unmarkText()
            #expect(stage.redrawn().contains("cell 1"))
        }

        @Test(
            "has a selection in UTF-16 units, which is clamped",
            arguments: [
                ("123", NSRange(location: NSNotFound, length: 0), 3..<3),
                ("123", NSRange(location: -1, length: 5), 3..<3),
                ("123", NSRange(location: 1, length: -4), 1..<1), ("123", NSRange(location: 1, length: Int.max), 1..<3),
                ("123", NSRange(location: 0, length: 2), 0..<2),
                ("123", NSRange(location: Int.max, length: Int.max), 3..<3),
                ("𝟛1", NSRange(location: 2, length: 1), 1..<2),
            ])
        func clamped(text: String, range: NSRange, expected: Range<Int>) {
            let stage = Stage()
            stage.keyboard.setMarkedText(text, selectedRange: range)
            #expect(stage.view.selectedCells == expected)
            #expect(stage.failures == [])
        }

        @Test("is read by the system in full, and as bullets in a secure field", arguments: [false, true])
        func read(isSecure: Bool) throws {
            let stage = Stage(typing: "12") { $0.isSecureTextEntry = isSecure }
            stage.keyboard.setMarkedText("34567")
            let marked = try #require(stage.view.markedTextRange)
            #expect(stage.view.text(in: marked) == (isSecure ? "•••••" : "34567"))
            #expect(stage.shown == (isSecure ? "••••••" : "123456"))
            #expect(stage.failures == [])
        }

        @Test(
            "is counted in cells if its first character would combine with the one before it",
            arguments: [
                "\u{301}x", "\u{301}", "\u{FE0F}\u{20E3}", "\u{200D}\u{1F469}", "\u{1F3FD}ab", "\u{301}\u{301}a",
            ], [false, true])
        func merging(_ marked: String, isSecure: Bool) {
            let stage = Stage(length: 5) {
                $0.alphabet = .lettersAndDigits
                $0.isSecureTextEntry = isSecure
            }
            stage.keyboard.type("6Z٣")
            stage.keyboard.setMarkedText(marked)
            let view = stage.view, start = view.beginningOfDocument, end = view.endOfDocument
            #expect(view.markedCells == 3..<3 + marked.count)
            let length = view.offset(from: start, to: end)
            #expect(view.textRange(from: start, to: end).flatMap(view.text)?.utf16.count == length)
            for offset in 0...length {
                #expect(view.position(from: start, offset: offset) != nil)
                #expect(view.position(from: end, offset: -offset) != nil)
            }
            stage.keyboard.select(0..<1)
            #expect(stage.failures == [])
        }
    }
}

extension Stage {
    /// What the cells show, with brackets around marked text.
    fileprivate var shownMarked: String {
        guard let marked = view.markedCells?.clamped(to: 0..<view.length) else { return shown }
        let cells = shown.map(String.init)
        return (cells[..<marked.lowerBound] + ["["] + cells[marked] + ["]"] + cells[marked.upperBound...]).joined()
    }
}
#endif
