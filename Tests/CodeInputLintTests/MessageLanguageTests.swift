import Testing

@testable import CodeInputLint

@Suite("The language of a message") struct MessageLanguageTests {
    @Test(
        "A tag is read in any case, and a longer one as the nearest language",
        arguments: [
            ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("pt_BR", "pt"), ("en-GB-oxendict", "en"), ("zh", "zh"),
            ("zh-CN", "zh"), ("zh-Hans-HK", "zh"), ("zh-Hant", "zh-Hant"), ("zh_TW", "zh-Hant"), ("ZH-hk", "zh-Hant"),
            ("zh-Hant-CN", "zh-Hant"), ("es-419", "es"), ("ja-Hant", "ja"),
        ])
    func tags(tag: String, nearest: String) { #expect(MessageLanguage(tag)?.tag == nearest) }

    @Test(
        "An unknown language and what is no tag are none",
        arguments: [
            "", "xx", "deu", "german", "d", "de-", "-de", "de--AT", "de AT", "de-\u{C4}T", "de-overlongone", "de\0",
        ])
    func unknown(tag: String) { #expect(MessageLanguage(tag) == nil) }

    @Test("The wording of each language has no finding, and both readers take its code", arguments: MessageLanguage.all)
    func wording(language: MessageLanguage) throws {
        let lint = try #require(MessageLint(language.wording, lengths: 6...6, language: language))
        #expect(lint.findings.map(\.kind) == [])
        for alphabet in [CodeAlphabet.uppercaseLettersAndDigits, CodeAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ")] {
            let lint = MessageLint(language.wording, lengths: 6...6, alphabet: alphabet, language: language)
            #expect(lint?.findings.filter { $0.owner == "kit" }.map(\.kind) == [])
        }
        #expect(try lint.messages.get() == lint.plain.get())
        #expect(MessageLanguage(language.tag) == language)
    }

    @Test(
        "The fixes that word a message do so in its language",
        arguments: [
            ("{code}", MessageFinding.Kind.noWordForCode), ("{code}\nUse this code for Fernway.", .wordApart),
            ("Your code is in the app. Order {code} has shipped.", .unread),
        ], MessageLanguage.all)
    func fixes(broken: (text: String, kind: MessageFinding.Kind), language: MessageLanguage) throws {
        let finding = try #require(MessageLint(broken.text, lengths: 6...6, language: language)?.findings.first)
        #expect(finding.kind == broken.kind)
        #expect(finding.fix.hasSuffix("\"\(language.wording)\"."))
        let english = try #require(MessageLint(broken.text, lengths: 6...6)?.findings.first)
        #expect(english.fix == finding.fix.replacing(language.wording, with: "Your code: {code}"))
        #expect(english.problem == finding.problem)
    }
}
