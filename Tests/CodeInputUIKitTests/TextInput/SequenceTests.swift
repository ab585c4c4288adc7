#if canImport(UIKit)
import CodeInputUIKit
import Foundation
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// The calls that others saw iOS make, from the sections of `Sequences.calls`.
    @MainActor @Suite struct SequenceTests {
        private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        private nonisolated static let file = folder.deletingLastPathComponent().appending(path: "Sequences.calls")
        nonisolated static let sections = (try? SequenceSection.all(in: file)) ?? []

        @Test("calls that iOS was seen to make have the result that is expected beside them", arguments: sections)
        func sequence(_ section: SequenceSection) async throws {
            var run: SequenceRun?, expectations = 0
            for (number, line) in section.lines where !line.isEmpty && !line.hasPrefix("#") {
                let place = Comment(rawValue: "line \(number): \(line)")
                let json = Data(line.drop { $0 != "{" }.utf8)
                let command = try #require(try? JSONDecoder().decode(SequenceCommand.self, from: json), place)
                if command.do == "new" { run = SequenceRun(command) }
                let seen = try #require(run, place)
                if line.hasPrefix("= ") {
                    expectations += 1
                    seen.check(command, place)
                } else {
                    #expect(await seen.make(command), "unknown: \(place)")
                }
            }
            #expect(expectations > 0)
        }

        @Test("a field tells what the keyboard did, as lines of a file; one that hides its text, without a character")
        func told() {
            for isSecure in [false, true] {
                let stage = Stage(typing: "12") { $0.isSecureTextEntry = isSecure }, view = stage.view
                var lines: [String] = []
                view.onSystemCall = { lines.append($0) }
                view.insertText("34-5\"")
                stage.keyboard.select(0..<1)
                view.deleteBackward()
                stage.range(0..<1).map { view.replace($0, withText: "67 8") }
                view.setMarkedText("9", selectedRange: NSRange(location: 1, length: 0))
                view.unmarkText()
                view.code = "1"
                let texts = isSecure ? ["••-•-", "•• •", "•"] : [#"34-5\""#, "67 8", "9"]
                let expected = [
                    #""insertText(_:)","text":"\#(texts[0])""#, #""selectedTextRange","set":[0,1]"#,
                    #""deleteBackward()""#, #""replace(_:withText:)","range":[0,1],"text":"\#(texts[1])""#,
                    #""setMarkedText(_:selectedRange:)","text":"\#(texts[2])","selection":[1,1]"#, #""unmarkText()""#,
                ]
                #expect(lines == expected.map { #"{"do":"call","name":\#($0)}"# })
                #expect(!isSecure || !lines.contains { $0.contains { "3456789".contains($0) } })
            }
        }
    }
}

/// The lines below a heading "## …" of the file, with their numbers.
struct SequenceSection: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var lines: [(number: Int, text: Substring)] = []

    static func all(in file: URL) throws -> [SequenceSection] {
        let text = try String(contentsOf: file, encoding: .utf8)
        var sections: [SequenceSection] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("## ") {
                sections.append(SequenceSection(testDescription: String(line.dropFirst(3))))
            } else if !sections.isEmpty {
                sections[sections.count - 1].lines.append((index + 1, line))
            }
        }
        return sections
    }
}

/// A line of a section: a command of the script protocol, or what is expected after "= ".
private struct SequenceCommand: Decodable {
    enum Result: Decodable, Equatable {
        case nothing, bool(Bool), offset(Int), text(String), offsets([Int])

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .nothing
            } else if let bool = try? value.decode(Bool.self) {
                self = .bool(bool)
            } else if let offset = try? value.decode(Int.self) {
                self = .offset(offset)
            } else if let text = try? value.decode(String.self) {
                self = .text(text)
            } else {
                self = .offsets(try value.decode([Int].self))
            }
        }
    }

    var `do`, name, text, alphabet, caret, overflow, value: String?
    var length: Result?
    var secure: Bool?
    var range, set, selection: [Int]?
    var point: [CGFloat]?
    var from, to, offset: Int?
    // Expected.
    var result: Result?
    var completed, invalid, notified: [String]?
}

/// A field at which the calls of a section are made.
@MainActor private final class SequenceRun {
    private let stage: Stage
    private var result: SequenceCommand.Result?
    private var completed: [String] = [], invalid: [String] = []
    private var notified: [String] = []
    private var view: CodeInputView { stage.view }

    init(_ command: SequenceCommand) {
        stage = Stage(isFocused: false) { view in
            if case .offset(let length) = command.length { view.lengthRange = length...length }
            if case .offsets(let ends) = command.length, ends.count == 2 { view.lengthRange = ends[0]...ends[1] }
            if command.alphabet == "lettersAndDigits" { view.alphabet = .lettersAndDigits }
            if command.caret == "endOnly" { view.caretPolicy = .endOnly }
            if command.overflow == "replaceLast" { view.overflow = .replaceLast }
            view.isSecureTextEntry = command.secure ?? false
        }
        view.onComplete = { [weak self] in self?.completed.append($0) }
        view.onInvalidInput = { [weak self] in self?.invalid.append("\($0)") }
        KeyboardDriver.onNotification = { [weak self] in
            if $0 == .textDid || $0 == .selectionDid { self?.notified.append($0 == .textDid ? "text" : "selection") }
        }
    }

    /// What the file says of the field; what was completed, invalid and notified since the expectation before.
    func check(_ expected: SequenceCommand, _ place: Comment) {
        if let text = expected.text { #expect(view.text(in: range([0, .max])) == text, place) }
        if let selection = expected.selection { #expect(offsets(view.selectedTextRange) == .offsets(selection), place) }
        if let expectedResult = expected.result { #expect(result == expectedResult, place) }
        if let codes = expected.completed { #expect(completed == codes, place) }
        if let reasons = expected.invalid { #expect(invalid == reasons, place) }
        if let notifications = expected.notified { #expect(Set(notified) == Set(notifications), place) }
        (completed, invalid, notified) = ([], [], [])
    }

    /// Makes a command, or returns false.
    func make(_ command: SequenceCommand) async -> Bool {
        switch command.do {
        case "new": return true
        case "call": return call(command)
        case "focus": view.becomeFirstResponder()
        case "type": for key in command.text ?? "" { view.insertText(String(key)) }
        case "status" where command.value == "verifying": view.status = .verifying
        case "state": break
        default: return false
        }
        Device.flush()
        await Device.turn()
        return true
    }

    private func call(_ command: SequenceCommand) -> Bool {
        let text = command.text ?? "", range = range(command.range ?? [0, 0])
        let from = position(command.from ?? 0), to = position(command.to ?? 0)
        result = nil
        stage.keyboard.watch(command.name ?? "") {
            switch command.name {
            case "hasText": result = .bool(view.hasText)
            case "insertText(_:)": result = done(view.insertText(text))
            case "deleteBackward()": result = done(view.deleteBackward())
            case "replace(_:withText:)": result = done(view.replace(range, withText: text))
            case "text(in:)": result = view.text(in: range).map { .text($0) } ?? .nothing
            case "shouldChangeText(in:replacementText:)":
                result = .bool(view.shouldChangeText(in: range, replacementText: text))
            case "selectedTextRange":
                if let set = command.set { view.selectedTextRange = self.range(set) }
                result = command.set == nil ? offsets(view.selectedTextRange) : .nothing
            case "setMarkedText(_:selectedRange:)":
                let ends = command.selection ?? [NSNotFound, NSNotFound]
                let selection = NSRange(location: ends[0], length: ends[1] - ends[0])
                result = done(view.setMarkedText(command.text, selectedRange: selection))
            case "unmarkText()": result = done(view.unmarkText())
            case "position(from:offset:)": result = offset(view.position(from: from, offset: command.offset ?? 0))
            case "textRange(from:to:)": result = offsets(view.textRange(from: from, to: to))
            case "closestPosition(to:)":
                let point = command.point ?? [0, 0]
                result = offset(view.closestPosition(to: CGPoint(x: point[0], y: point[1])))
            default: break
            }
        }
        return result != nil
    }

    private func done(_ call: Void) -> SequenceCommand.Result { .nothing }

    private func position(_ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
    }

    private func range(_ ends: [Int]) -> UITextRange {
        view.textRange(from: position(ends[0]), to: position(ends[1])) ?? UITextRange()
    }

    private func offset(_ position: UITextPosition?) -> SequenceCommand.Result {
        position.map { .offset(view.offset(from: view.beginningOfDocument, to: $0)) } ?? .nothing
    }

    private func offsets(_ range: UITextRange?) -> SequenceCommand.Result {
        guard let range, case .offset(let start) = offset(range.start), case .offset(let end) = offset(range.end) else {
            return .nothing
        }
        return .offsets([start, end])
    }
}
#endif
