import ArgumentParser
import CodeInputLint
import Foundation
import PlaygroundKit

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Says what would keep the code of a message from being filled in.",
        discussion: """
            Each file is a message, or a template with {code} in it. Without a file, each line of standard input is one. \
            The end of a line or a file, and a byte order mark, are no part of it. \
            The status is 1 if there are findings, and 2 if something is blank, no UTF-8, unreadable, or over \
            64 KB, or if the language is unknown.
            """)

    @Argument(help: "Files with a message each.") var files: [String] = []
    @Option(help: "A domain of the app. Give it again for each.") var domain: [String] = []
    @Option(help: "The length of the field's code, or lengths such as 4-8; 1 to 64.") var length = "4-8"
    @Option(help: "The alphabet: \(PlaygroundNames.alphabets).") var alphabet = "digits"
    @Option(help: "The language of the message, in which fixes word it: \(languages). \"de-AT\" is \"de\".")
    var language = "en"
    @Flag(help: "Print a JSON object for each message.") var json = false

    private static let languages = MessageLanguage.all.map(\.tag).joined(separator: ", ")

    func run() throws {
        let bounds = length.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard let first = bounds.first, let last = bounds.last, bounds.count < 3, 1 <= first, first <= last, last <= 64
        else { throw ValidationError("--length must be 1 to 64, or two such as 4-8") }
        guard let alphabet = PlaygroundNames.alphabet(alphabet) else {
            throw ValidationError("--alphabet must be one of \(PlaygroundNames.alphabets)")
        }
        guard let language = MessageLanguage(language) else {
            StandardStream.complain("Error: --language must be one of \(Self.languages)")
            throw ExitCode(2)
        }
        // Fixes name the domain, and the reader compares it.
        guard domain.allSatisfy({ $0.isHost }) else {
            throw ValidationError("--domain must be a host such as example.com")
        }
        var hasFindings = false, isUnread = false
        for (name, bytes) in try messages() {
            let reason: String
            if let bytes, bytes.count <= 65_536, let text = String(validating: bytes, as: UTF8.self) {
                let lint = MessageLint(
                    text, lengths: first...last, alphabet: alphabet, domains: domain, language: language)
                if let lint {
                    if !lint.findings.isEmpty { hasFindings = true }
                    try StandardStream.print(json ? Self.json(lint, name, text) : Self.report(lint, name, text))
                    continue
                }
                reason = bytes.contains { $0 > 0x20 } ? "has more than 64 KB with its codes" : "is blank"
            } else if let bytes {
                reason = bytes.count > 65_536 ? "has more than 64 KB" : "is not UTF-8"
            } else {
                reason = Self.reason(name)
            }
            StandardStream.complain("Error: \(name) \(reason)")
            isUnread = true
        }
        if isUnread { throw ExitCode(2) }
        if hasFindings { throw ExitCode(1) }
    }

    /// The messages; no bytes for a file that can't be read.
    private func messages() throws -> [(name: String, bytes: Data?)] {
        guard files.isEmpty else { return files.map { ($0, Self.contents($0).map(Self.message)) } }
        var input: [UInt8] = []
        do { while case let bytes = try StandardStream.read(), !bytes.isEmpty { input += bytes } } catch {
            StandardStream.complain("Error: \(error)")
            throw ExitCode(2)
        }
        let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .map { ("line \($0.offset + 1)", Self.message(Data($0.element))) }.filter { !$0.1.isEmpty }
        return lines.isEmpty ? [("standard input", Data())] : lines
    }

    /// A message without the mark that some editors put before a text, and without the end of its line.
    private static func message(_ bytes: Data) -> Data {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return bytes
    }

    /// The bytes of a file, with room for a mark and a line end, and one byte that is too many.
    private static func contents(_ path: String) -> Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        do { return try file.read(upToCount: 65_536 + 6) ?? Data() } catch { return nil }
    }

    private static func reason(_ path: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "is not there" }
        return isFolder.boolValue ? "is a folder" : "can't be read"
    }

    private static func answer(_ reading: Result<String, CodeInvalidInput>) -> String {
        switch reading {
        case .success(let code): code
        case .failure(let error): error.rawValue
        }
    }

    /// The findings with their places, in bytes of UTF-8.
    private static func places(_ lint: MessageLint, _ text: String) -> [(MessageFinding, start: Int, end: Int)] {
        lint.findings.map { finding in
            let ends = [finding.range.lowerBound, finding.range.upperBound].map { text.utf8[..<$0].count }
            return (finding, ends[0], ends[1])
        }
    }

    private static func report(_ lint: MessageLint, _ name: String, _ text: String) -> String {
        let sms = lint.smsLength
        let findings = places(lint, text).map { finding, start, end in
            """

              \(start)-\(end) \(finding.rule) (\(finding.owner)): \(finding.problem)
                \(finding.fix) \(finding.source)
            """
        }
        return """
            \(name): plain: \(answer(lint.plain)), messages: \(answer(lint.messages)), \
            \(sms.units) units of \(sms.isGSM7 ? "GSM-7" : "UCS-2"), parts: \(sms.parts)\(findings.joined())
            """
    }

    private static func json(_ lint: MessageLint, _ name: String, _ text: String) -> String {
        let findings = places(lint, text).map { finding, start, end in
            JSONValue.object([
                "kind": .string(finding.rule), "owner": .string(finding.owner), "start": .number(Double(start)),
                "end": .number(Double(end)), "problem": .string(finding.problem), "fix": .string(finding.fix),
                "source": .string(finding.source),
            ])
        }
        return JSONValue.object([
            "message": .string(name), "plain": .string(answer(lint.plain)), "messages": .string(answer(lint.messages)),
            "encoding": .string(lint.smsLength.isGSM7 ? "GSM-7" : "UCS-2"),
            "units": .number(Double(lint.smsLength.units)),
            "parts": .number(Double(lint.smsLength.parts)), "findings": .array(findings),
        ]).line
    }
}
