import CodeInputRecorder
import CodeInputUIKit
import Foundation
import PlaygroundKit
import Testing

@MainActor @Suite("Recordings", .serialized)
struct RecordingTests {
    /// A script's answers to the lines of a recording.
    private func replay(_ recording: some StringProtocol) throws -> [(line: String, answer: ScriptAnswer)] {
        let run = try ScriptRun()
        return try recording.split(separator: "\n").map { (String($0), try run.send(String($0))) }
    }

    private func expectSame(
        _ answers: [(line: String, answer: ScriptAnswer)], at location: SourceLocation = #_sourceLocation
    ) {
        for (line, answer) in answers {
            #expect(answer.differs ?? [] == [], "\(line)", sourceLocation: location)
        }
    }

    @Test("Replaying the stand-in's keyboard gives the same answers and states", arguments: RecordedInput.names)
    func roundTrip(name: String) throws {
        // A letter alphabet matters only in recordings that type letters.
        let typesLetters = ["chinese", "korean-marks", "korean-keys", "typing"].contains(name)
        for (isSecure, alphabet) in [(false, CodeAlphabet.digits), (true, .digits), (false, .lettersAndDigits)]
        where alphabet == .digits || typesLetters {
            let outcome = try #require(RecordedInput.record(name, isSecure: isSecure, alphabet: alphabet))
            #expect(outcome.failures == [])
            let answers = try replay(outcome.recording.text)
            expectSame(answers)
            let lines = outcome.recording.lines
            #expect(lines.contains { $0.contains(#""do":"turn""#) })
            let isAnswered = lines.map { $0.contains(#""result":"#) && !$0.hasSuffix(#""result":null}"#) }
            #expect(answers.map { $0.answer.result != nil } == isAnswered)
            let last = try #require(answers.last?.answer)
            // The recorder has the keyboard in place of the field, which so shows neither focus nor selection.
            #expect(last.selection == outcome.selection)
            #expect(last.cells.map { $0.content.isEmpty } == outcome.state.cells.map { !$0.content.isFilled })
            try write(outcome.recording, to: name, isKept: !isSecure && alphabet == .digits)
        }
    }

    @Test("A different answer is reported, with the recorded one")
    func differences() throws {
        let recording = try #require(RecordedInput.record("typing")).recording.text
        let wrong = recording.replacingOccurrences(of: #""result":[1,1]"#, with: #""result":[0,1]"#)
            .replacingOccurrences(of: #""turn","text":"12""#, with: #""turn","text":"13""#)
        #expect(wrong != recording)
        let told = Set(try replay(wrong).flatMap { $0.answer.differs ?? [] })
        #expect(told == ["result: recorded [0,1], now [1,1]", #"text: recorded "13", now "12""#])
    }

    @Test("Calls of one turn run in one turn")
    func turns() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"type","text":"98"}"#)
        func insert(_ text: String) throws -> ScriptAnswer {
            try run.send(#"{"do":"call","name":"insertText(_:)","text":"\#(text)"}"#)
        }
        // Empty strings announce a code that arrives in pieces and replaces the whole text.
        for text in ["", "", "1", "2"] { _ = try insert(text) }
        #expect(try run.send(#"{"do":"turn"}"#).code == "12")
        for text in ["", ""] {
            _ = try insert(text)
            _ = try run.send(#"{"do":"turn"}"#)
        }
        #expect(try insert("3").code == "123")
    }

    @Test("A call inside another call is not replayed")
    func inside() throws {
        let run = try ScriptRun()
        let answer = try run.send(#"{"do":"call","name":"insertText(_:)","text":"1","inside":true}"#)
        #expect(answer.code == "")
        #expect(answer.result == nil)
    }

    @Test(
        "An invalid call is refused with a reason",
        arguments: [
            (#"{"do":"call"}"#, #""call" needs the field "name""#),
            (#"{"do":"call","name":"insertText(_:)"}"#, #""insertText(_:)" needs the field "text""#),
            (#"{"do":"call","name":"text(in:)","range":[1]}"#, #"field "range" must be two whole numbers, or null"#),
            (#"{"do":"call","name":"text(in:)","range":{}}"#, #"field "range" must not be an object"#),
            (#"{"do":"call","name":"pressesBegan(_:with:)"}"#, #""pressesBegan(_:with:)" needs the field "key""#),
            (
                #"{"do":"call","name":"position(within:farthestIn:)","range":[0,0],"direction":"in"}"#,
                #"unknown direction "in"; allowed: right, left, up, down"#
            ),
        ])
    func refusals(line: String, reason: String) throws {
        let run = try ScriptRun()
        #expect(try run.refusal(of: line) == reason)
        #expect(
            try run.refusal(of: #"{"do":"call","name":"dance()"}"#).hasPrefix(#"unknown call "dance()"; allowed: "#))
    }

    // MARK: - Files

    nonisolated private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Tests/Recordings").standardized

    nonisolated private static var files: [String] {
        let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
    }

    @Test("Every action of the stand-in's keyboard has a recording")
    func filesAreThere() {
        #expect(Set(RecordedInput.names.map { "stand-in/\($0).jsonl" }).isSubset(of: Self.files))
    }

    @Test("A replay gives the same answers and states as the device", arguments: files)
    func file(name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let answers = try replay(text)
        #expect(answers.contains { $0.line.contains(#""do":"turn""#) })
        expectSame(answers)
    }

    /// Updates the files of the stand-in's keyboard if `UPDATE_RECORDINGS` is set.
    private func write(_ recording: CodeRecording, to name: String, isKept: Bool) throws {
        guard isKept, ProcessInfo.processInfo.environment["UPDATE_RECORDINGS"] != nil else { return }
        let file = Self.folder.appendingPathComponent("stand-in/\(name).jsonl")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(recording.text.utf8).write(to: file)
    }
}

extension CodeCell.Content {
    fileprivate var isFilled: Bool {
        switch self {
        case .character, .masked: true
        case .empty, .placeholder: false
        }
    }
}
