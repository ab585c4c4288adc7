import CodeInputLint
import Foundation
import Testing

@Suite("The linter on many texts")
struct LintedTextTests {
    private static func file(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Every line of the corpus passes through, and is told the code that the reader takes")
    func corpus() throws {
        let lines = try Self.file("Tests/CodeInputMessagesTests/MessageCorpus.txt").split(separator: "\n")
        #expect(lines.count > 1000)
        for line in lines {
            let text = String(line)
            let lint = try #require(MessageLint(text, lengths: 6...6))
            #expect(lint.messages == CodeReader.messages.code(in: text, lengths: 6...6, alphabet: .digits))
            #expect(lint.findings.allSatisfy { $0.range.upperBound <= text.endIndex })
        }
    }

    @Test(
        "A long text takes time that grows with its length",
        arguments: [
            "482910 ", "1 2 3 ", "@a.b #1 ", "{code}", "FA+9qCX9VSu ", "http://a ", "\n", "code ", "{", "#", "验证码",
        ])
    func linear(piece: String) {
        /// The time of this thread alone, which a busy machine does not lengthen.
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        func time(_ bytes: Int) -> Double {
            let text = String(repeating: piece, count: bytes / piece.utf8.count) + "x"
            return (0..<2).reduce(.infinity) { least, _ in
                let start = now()
                _ = MessageLint(text)
                return min(least, now() - start)
            }
        }
        let (short, long) = (time(4_000), time(32_000))
        // Eight times the text; quadratic time would be 64 times as long.
        #expect(long < short * 20 + 0.002)
    }

    @Test("The article's messages are as good and as bad as it says")
    func article() throws {
        let article = try Self.file("Sources/CodeInputLint/CodeInputLint.docc/WordingAMessage.md")
        let rows = article.split(separator: "\n").filter {
            $0.hasPrefix("| ") && $0.contains("{code}") || $0.contains("48291 ")
        }
        .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(rows.count == MessageLanguage.all.count)
        for (row, language) in zip(rows, MessageLanguage.all) {
            try #require(row.count == 4)
            let good = try #require(MessageLint(row[1], lengths: 6...6))
            #expect(good.findings.map { $0.kind.rawValue } == [], "\(row[0])")
            #expect(row[1].trimmingCharacters(in: CharacterSet(charactersIn: ".。")) == language.wording)
            let bad = try #require(MessageLint(row[2], lengths: 6...6))
            #expect(bad.findings.map { $0.kind.rawValue } == [row[3]], "\(row[0])")
        }
    }

    struct Quote: Sendable, CustomTestStringConvertible {
        /// Where the text is quoted, or the advice that it follows.
        let source: String
        let text: String
        /// The findings, each with what bears it out.
        let findings: KeyValuePairs<MessageFinding.Kind, String>
        var lengths = 4...8
        var alphabet = CodeAlphabet.digits
        var domains: [String] = []
        var testDescription: String { source }
    }

    /// What public threads quote that ask why a message is not filled in, before and after.
    static let threads = [
        Quote(
            source: "supabase/auth#168: without the word \"code\", iOS offers nothing",
            text: "Your Fernway number is 482913", findings: [.noWordForCode: "the thread"]),
        Quote(
            source: "supabase/auth#168, as asked for", text: "Your Fernway sign in code is 482913", findings: [:]),
        Quote(
            source: "MicrosoftDocs/azure-docs#56907", text: "482913\nUse this code for Fernway verification",
            findings: [.wordApart: "it does not work with iOS, and the next answer has one that does"]),
        Quote(
            source: "MicrosoftDocs/azure-docs#56907, mended",
            text: "Use this code 482913 for Fernway verification", findings: [:]),
        Quote(
            source: "opengovsg/FormSG#9471", text: "Use the OTP ABC-123456 to submit on FormSG.",
            findings: [.gluedLetters: "iOS pasted ABC123456"]),
        Quote(
            source: "opengovsg/FormSG#9471, mended",
            text: "Use the OTP 123456 to submit on FormSG. Verification reference: ABC.", findings: [:]),
        Quote(
            source: "Jan-IngenHousz-Institute/open-jii#1041: a mail whose preview had no code",
            text: "Your openJII login code\n\nopenJII\n\n482913",
            findings: [.wordApart: "Apple Mail took \"openJII\", and the code if the preview had it"]),
        Quote(
            source: "Jan-IngenHousz-Institute/open-jii#1041, mended", text: "482913 is your openJII login code",
            findings: [:]),
        Quote(
            source: "adar2378/pin_code_fields#205: a word such as code, password or OTP",
            text: "482913 Fernway", findings: [.noWordForCode: "the thread"]),
        Quote(
            source: "adar2378/pin_code_fields#205, as advised: a word, and Google's hash",
            text: "Your OTP is 482913\nFA+9qCX9VSu", findings: [:]),
        Quote(
            source: "Tkko/Flutter_Pinput#137: the language of the word matters, a longer sentence does not",
            text: "For join our application you should enter verification code 23123", findings: [:]),
        Quote(
            source: "AbdelrhmanKamalEliwa/AEOTPTextField#16: the word \"code\"", text: "Code 466345", findings: [:]),
    ]

    /// Texts that tests of other readers and bug reports quote from senders, none of them in the corpus.
    static let senders = [
        Quote(source: "Google", text: "G-412157 is your Google verification code.", findings: [:]),
        Quote(source: "NetEase", text: "512665 (NetEase Verification Code)", findings: [:]),
        Quote(
            source: "WhatsApp",
            text: "WhatsApp code 569-485. You can also tap on this link to verify your phone: v.whatsapp.com/569485",
            findings: [
                .notForUserConsent: "Google asks for letters and digits in a row", .link: "it has one",
            ]),
        Quote(source: "Uber", text: "[#] Your Uber code: 5934 qlRnn4A1sbt", findings: [:]),
        Quote(
            source: "Sony", text: "117740 ist dein Verifizierungscode für dein Sony Entertainment Network-Konto.",
            findings: [:]),
        Quote(source: "Cash Show", text: "Cash Show - 賞金クイズ の確認コードは 764972 です。", findings: [:]),
        Quote(
            source: "Zalo",
            text: "(Zalo) 8568 la ma kich hoat cua so dien thoai 13658014095. Vui long nhap ma nay vao ung dung Zalo.",
            findings: [:]),
        Quote(
            source: "WeChat", text: "Use the code (7744) on WeChat to log in to your account. Don't forward the code!",
            findings: [:]),
        Quote(
            source: "Twitter", text: "Your Twitter confirmation coce is 180298",
            findings: [.noWordForCode: "it is misspelled"]),
        Quote(
            source: "98point6", text: "858365 is your 98point6 security code.", findings: [:]),
        Quote(
            source: "DBS, SoFriendly/2fhey#30",
            text: "Fr DBS: Do not reveal OTP to anyone for your online txn. To approve, use PRH-929890 within 3 min.",
            findings: [.gluedLetters: "as FormSG's"]),
        Quote(
            source: "FormSG#1068", text: "Use the OTP 123456 to complete your submission on form.gov.sg.", findings: [:]
        ),
        Quote(source: "K11, authgear-server#3182", text: "【K11 HK】你的驗證碼是482913", findings: [:]),
        Quote(
            source: "Google's example of the SMS Retriever", text: "<#> Your ExampleApp code is: 123ABC78\nFA+9qCX9VSu",
            findings: [:], alphabet: .uppercaseLettersAndDigits),
        Quote(
            source: "swapmyvote#1060", text: "Your Swap My Vote code is 123456\n\n@swapmyvote.uk #123456",
            findings: [:], domains: ["swapmyvote.uk"]),
    ]

    @Test(
        "A public text has the findings that its thread or its look bears out, and no other",
        arguments: threads + senders)
    func quotes(quote: Quote) throws {
        let lint = try #require(
            MessageLint(quote.text, lengths: quote.lengths, alphabet: quote.alphabet, domains: quote.domains))
        #expect(Set(lint.findings.map { $0.kind }) == Set(quote.findings.map { $0.key }))
    }

    @Test("A wrong template is mended by its fixes, one after the other")
    func mending() throws {
        var text = """
            ABC-{code}. Order 739164 – https://fernway.example/login
            Use this code for Fernway. Nobody of us asks you for it. If you did not ask for it, change your password at once.
            @fernway.example {code}
            """
        let steps: [(MessageFinding.Kind, String, String)] = [
            (.gluedLetters, "ABC-{code}", "{code}"), (.secondNumber, "Order 739164 – ", ""),
            (.link, "https://fernway.example/login", ""),
            (.wordApart, "{code}. \nUse this code for Fernway.", "Use this code for Fernway: {code}."),
            (.malformedDomainLine, "@fernway.example {code}", "@fernway.example #{code}"),
        ]
        func kinds() throws -> [MessageFinding.Kind] {
            try #require(MessageLint(text, lengths: 6...6, domains: ["fernway.example"])).findings.map { $0.kind }
        }
        for (kind, place, mended) in steps {
            let before = try kinds()
            #expect(before.contains(kind), "\(text)")
            text = text.replacing(place, with: mended)
            #expect(try !kinds().contains(kind), "\(text)")
        }
        #expect(try kinds() == [])
    }

    @Test("A source is an address, or an article of this kit that is there and names the rule's subject")
    func sources() throws {
        for row in MessageLintTests.rows {
            let lint = try #require(MessageLint(row.broken, lengths: row.lengths, domains: row.domains))
            for finding in lint.findings where !finding.source.hasPrefix("https://") {
                #expect(finding.owner == .kit)
                #expect(try Self.file(finding.source).contains("### This kit's reading"))
            }
        }
    }
}
