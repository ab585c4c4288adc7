import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// The calls that others saw iOS make, from the sections of `Sequences.calls`.
    @MainActor @Suite struct SequenceTests {
        private nonisolated static let file = URL(filePath: "../Sequences.calls", relativeTo: URL(filePath: #filePath))
        nonisolated static let sections = (try? SequenceSection.all(in: file)) ?? []

        @Test("calls that iOS was seen to make have the result that is expected beside them", arguments: sections)
        func sequence(_ section: SequenceSection) async throws {
            var run: SequenceRun?, expectations = 0
            for (number, line) in section.lines where !line.isEmpty && !line.hasPrefix("#") {
                let place = Comment(rawValue: "line \(number): \(line)")
                let json = try JSONSerialization.jsonObject(with: Data(line.drop { $0 != "{" }.utf8))
                let command = try #require(json as? [String: Any], place)
                if command["do"] as? String == "new" { run = SequenceRun(command) }
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

        @Test("a field tells what the keyboard did, as lines of a file, and not what it hides") func told() {
            #expect(Self.sections.count >= 18)
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
                // The Return key is in the lines also of a field that hides its text: replayed, it submits.
                view.insertText("\n")
                let texts = isSecure ? ["••-•-", "•• •", "•"] : [#"34-5\""#, "67 8", "9"]
                let expected = [
                    #""insertText(_:)","text":"\#(texts[0])""#, #""selectedTextRange","set":[0,1]"#,
                    #""deleteBackward()""#, #""replace(_:withText:)","range":[0,1],"text":"\#(texts[1])""#,
                    #""setMarkedText(_:selectedRange:)","text":"\#(texts[2])","selection":[1,1]"#, #""unmarkText()""#,
                    #""insertText(_:)","text":"\n""#,
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

/// A field at which the calls of a section are made: commands of the script protocol.
@MainActor private final class SequenceRun {
    private let stage: Stage
    /// What the last call has returned, or null.
    private var result: Any = NSNull()
    private var completed: [String] = [], invalid: [String] = []
    private var notified: [String] = []
    private var view: CodeInputView { stage.view }

    init(_ command: [String: Any]) {
        stage = Stage(isFocused: false) { view in
            if let length = command["length"] as? Int { view.lengthRange = length...length }
            if let ends = command["length"] as? [Int] { view.lengthRange = ends[0]...ends[1] }
            if command["alphabet"] as? String == "lettersAndDigits" { view.alphabet = .lettersAndDigits }
            if command["caret"] as? String == "endOnly" { view.caretPolicy = .endOnly }
            view.isSecureTextEntry = command["secure"] as? Bool ?? false
        }
        view.onComplete = { [weak self] in self?.completed.append($0) }
        view.onInvalidInput = { [weak self] in self?.invalid.append("\($0)") }
        KeyboardDriver.onNotification = { [weak self] in
            if $0 == .textDid || $0 == .selectionDid { self?.notified.append($0 == .textDid ? "text" : "selection") }
        }
    }

    /// What the file says of the field; what was completed, invalid and notified since the expectation before.
    func check(_ expected: [String: Any], _ place: Comment) {
        let seen: [String: Any] = [
            "text": view.text(in: range([0, .max])) ?? NSNull(), "selection": offsets(view.selectedTextRange),
            "result": result, "completed": completed, "invalid": invalid, "notified": Set(notified).sorted(),
        ]
        for (name, value) in expected { #expect(seen[name].map(json) == json(value), place) }
        (completed, invalid, notified) = ([], [], [])
    }

    private func json(_ value: Any) -> String? {
        let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Makes a command, or returns false.
    func make(_ command: [String: Any]) async -> Bool {
        let value = command["value"] as? String, text = command["text"] as? String ?? ""
        switch command["do"] as? String {
        case "new": return true
        case "call": return call(command["name"] as? String ?? "", command)
        case "focus": view.becomeFirstResponder()
        case "type": for key in text { view.insertText(String(key)) }
        case "status" where value == "verifying": view.status = .verifying
        case "state": break
        default: return false
        }
        Device.flush()
        await Device.turn()
        return true
    }

    private func call(_ name: String, _ command: [String: Any]) -> Bool {
        func ends(_ key: String) -> [Int]? { command[key] as? [Int] }
        let text = command["text"] as? String, offset = command["offset"] as? Int ?? 0
        let range = range(ends("range") ?? [0, 0]), set = ends("set").map(range(_:))
        let from = position(command["from"] as? Int ?? 0), to = position(command["to"] as? Int ?? 0)
        var isKnown = true
        result = NSNull()
        stage.keyboard.watch(name) {
            switch name {
            case "hasText": result = view.hasText
            case "insertText(_:)": view.insertText(text ?? "")
            case "deleteBackward()": view.deleteBackward()
            case "replace(_:withText:)": view.replace(range, withText: text ?? "")
            case "text(in:)": result = view.text(in: range) ?? NSNull()
            case "shouldChangeText(in:replacementText:)":
                result = view.shouldChangeText(in: range, replacementText: text ?? "")
            case "selectedTextRange":
                if let set { view.selectedTextRange = set } else { result = offsets(view.selectedTextRange) }
            case "setMarkedText(_:selectedRange:)":
                let ends = ends("selection") ?? [NSNotFound, NSNotFound]
                view.setMarkedText(text, selectedRange: NSRange(location: ends[0], length: ends[1] - ends[0]))
            case "unmarkText()": view.unmarkText()
            case "position(from:offset:)": result = self.offset(view.position(from: from, offset: offset))
            case "textRange(from:to:)": result = offsets(view.textRange(from: from, to: to))
            case "closestPosition(to:)":
                let point = command["point"] as? [Double] ?? [0, 0]
                result = self.offset(view.closestPosition(to: CGPoint(x: point[0], y: point[1])))
            default: isKnown = false
            }
        }
        return isKnown
    }

    private func position(_ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
    }

    private func range(_ ends: [Int]) -> UITextRange {
        view.textRange(from: position(ends[0]), to: position(ends[1])) ?? UITextRange()
    }

    private func offset(_ position: UITextPosition?) -> Any { stage.offset(position) ?? NSNull() }

    private func offsets(_ range: UITextRange?) -> Any { range.map { [offset($0.start), offset($0.end)] } ?? NSNull() }
}
