@_exported public import CodeInputMessages

/// What would keep the code of a message from being filled in, for apps and servers that send codes.
///
/// ```swift
/// let lint = MessageLint("{code} is your Fernway code. https://fernway.example", lengths: 6...6)
/// for finding in lint?.findings ?? [] { print(finding.problem, finding.fix) }
/// ```
///
/// <doc:WordingAMessage> has the rules. Phones may read more or less than the readers of this kit.
public struct MessageLint: Sendable {
    /// The code that `CodeReader.plain` takes, or why it takes none.
    public let plain: Result<String, CodeInvalidInput>
    /// The code that `.messages` takes, or why it takes none.
    public let messages: Result<String, CodeInvalidInput>
    /// The code that stands for each "{code}"; nil for a message that is no template.
    let sample: String?
    /// How carriers send the message.
    public let smsLength: SMSLength
    /// What is wrong, in the order of the text; at most one finding of a kind.
    public let findings: [MessageFinding]

    /// Reads a message or a template; nil if it is blank or has more than 65,536 bytes of UTF-8.
    ///
    /// - Parameters:
    ///   - message: The message. Each "{code}" stands for a code of the permitted length nearest to six, in ASCII.
    ///   - lengths: The lengths that a code may have in the field, clamped to 1...64.
    ///   - alphabet: The characters of the field.
    ///   - domains: The domains of the app. If empty, no line with a domain is asked for.
    ///   - language: The language of the message, in which the fixes word it; nil for English. They are English
    ///     sentences otherwise.
    public init?(
        _ message: String, lengths: ClosedRange<Int> = 4...8, alphabet: CodeAlphabet = .digits, domains: [String] = [],
        language: MessageLanguage? = nil
    ) {
        guard !message.isTooLongToRead, message.utf8.contains(where: { $0 > 0x20 }) else { return nil }
        // Clamped, as those of a field.
        let lengths = CodeEditor(length: lengths).lengthRange
        let template = MessageTemplate(message, lengths: lengths, alphabet: alphabet)
        guard !template.text.isTooLongToRead else { return nil }
        plain = CodeReader.plain.code(in: template.text, lengths: lengths, alphabet: alphabet)
        messages = CodeReader.messages(domains: domains).code(in: template.text, lengths: lengths, alphabet: alphabet)
        smsLength = SMSLength(template.text)
        sample = template.code
        // English is the first.
        let language = language ?? MessageLanguage.all[0]
        var linter = Linter(template, lengths: lengths, alphabet: alphabet, language: language, reading: messages)
        linter.checkDomain(of: domains.first)
        linter.checkHash()
        linter.checkCode()
        linter.checkLength(smsLength)
        findings = linter.findings
    }
}

/// A text with a code for each "{code}".
struct MessageTemplate {
    let message: String
    private(set) var text = ""
    /// The code, or nil for a text without "{code}".
    private(set) var code: String?
    // Where each "{code}" begins in the message.
    private var placeholders: [Int] = []
    private static let mark = Array("{code}".utf8)

    init(_ message: String, lengths: ClosedRange<Int>, alphabet: CodeAlphabet) {
        self.message = message
        let characters = "4K7829R1053QX6ABCDEFGHIJLMNOPSTUVWYZabcdefghijklmnopqrstuvwxyz".compactMap {
            alphabet.normalize($0)
        }
        let bytes = Array(message.utf8)
        let mark = Self.mark
        let length = min(max(6, lengths.lowerBound), lengths.upperBound)
        let sample = characters.isEmpty ? "" : String((0..<length).map { characters[$0 % characters.count] })
        var (filled, offset) = ([UInt8](), 0)
        while offset < bytes.count {
            if !sample.isEmpty, bytes[offset] == mark[0], bytes[offset...].starts(with: mark) {
                placeholders.append(offset)
                filled += Array(sample.utf8)
                offset += mark.count
            } else {
                filled.append(bytes[offset])
                offset += 1
            }
        }
        code = placeholders.isEmpty ? nil : sample
        text = String(decoding: filled, as: UTF8.self)
    }

    /// The range in the message of bytes of the text.
    func range(_ bytes: Range<Int>) -> Range<String.Index> {
        let (start, end) = (offset(bytes.lowerBound, isEnd: false), offset(bytes.upperBound, isEnd: true))
        let utf8 = message.utf8
        let lower = utf8.index(utf8.startIndex, offsetBy: start)
        return lower..<utf8.index(lower, offsetBy: max(end - start, 0))
    }

    private func offset(_ offset: Int, isEnd: Bool) -> Int {
        var shift = 0
        let codeCount = code?.utf8.count ?? 0
        for placeholder in placeholders {
            let start = placeholder + shift
            guard offset > start else { break }
            if offset < start + codeCount { return isEnd ? placeholder + Self.mark.count : placeholder }
            shift += codeCount - Self.mark.count
        }
        return offset - shift
    }
}
