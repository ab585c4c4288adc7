import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("Sessions of a script", .serialized) struct ScriptSessionTests {
    /// A section of `Sessions.calls`, which says what its lines mean.
    struct Section: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [Substring]

        static let all: [Section] = {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sessions.calls")
            let sections = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n## ") ?? []
            return sections.dropFirst().map { section in
                let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
                return Section(testDescription: String(lines[0]), lines: Array(lines.dropFirst()))
            }
        }()
    }

    @Test("A session is as its transcript", arguments: Section.all) func transcript(section: Section) async throws {
        #expect(Section.all.count > 20)
        var session = ScriptSession(), answer: [String: JSONValue] = [:], always: [String: JSONValue] = [:]
        for line in section.lines {
            let content = String(line.dropFirst(2))
            switch line.prefix(2) {
            case "": session = ScriptSession()
            case "# ": break
            case "= ": try check(answer, has: ScriptRun.fields(of: content), line)
            case "* ": always = try ScriptRun.fields(of: content)
            case "! ":
                let parts = content.components(separatedBy: " | "), before = session.answerAtOnce(#"{"do":"state"}"#)
                let error = try ScriptRun.fields(of: session.answerAtOnce(parts[1]))["error"]?.content() ?? ""
                #expect(error.contains(parts[0]), "\(line)")
                #expect(session.answerAtOnce(#"{"do":"state"}"#) == before, "\(line)")
            default:
                let waits = line.hasPrefix("~ ")
                let text = waits ? await session.answer(.success(content)) : session.answerAtOnce(String(line))
                answer = try ScriptRun.fields(of: text)
                #expect(answer["error"] == nil, "\(line)")
                check(answer, has: always, line)
            }
        }
    }

    private func check(_ answer: [String: JSONValue], has expected: [String: JSONValue], _ line: Substring) {
        for (name, value) in expected { #expect(answer[name] ?? .null == value, "\(name): \(line)") }
    }

    @Test("The calls that the tests of the view keep are commands of this protocol") func sequences() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Tests/CodeInputUIKitTests/Sequences.calls")
        let sections = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n## ")
        let answers = sections.flatMap { section in
            let session = ScriptSession(), lines = section.split(separator: "\n").filter { $0.hasPrefix("{") }
            return lines.map { session.answerAtOnce(String($0)) }
        }
        #expect(!answers.isEmpty && answers.filter { $0.contains(#""error""#) } == [])
    }

    @Test("Marked text that fills a line is refused, and the earlier marked text stays") func markLongText() throws {
        let run = try ScriptRun(#"{"do":"focus"}"#, #"{"do":"mark","text":"34"}"#)
        let answer = try run.send(#"{"do":"mark","text":"\#(String(repeating: "1", count: 60_000))"}"#)
        #expect(answer["events"] == .strings(["invalid:tooLong"]) && answer["shown"] == .string("34...."))
        #expect(answer["marked"] == .array([.number(0), .number(2)]))
    }
}
