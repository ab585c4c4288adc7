import CodeInputMessages
import Testing

@Suite("Codes that are bound to a domain") struct DomainBoundCodeTests {
    private static let own = ["example.com"], reader = CodeReader.messages(domains: own)

    static let lines: [(domains: [String], line: String, isTaken: Bool)] = [
        ([], "@example.net #747723", true), (own, "@example.com #747723", true), (own, "@EXAMPLE.com #747723", true),
        (["Example.com."], "@example.com #747723", true), (own, "@login.example.com #747723", true),
        (own, "@example.com. #747723", true), (["login.example.com"], "@example.com #747723", true),
        (["example.net", "example.com"], "@example.com #747723", true),
        (["bücher.example"], "@bücher.example #747723", true), (["localhost"], "@localhost #747723", true),
        (own, "@example.net #747723", false), (own, "@badexample.com #747723", false), (own, "@com #747723", false),
        (own, "@example.com.evil.example #747723", false), (["a.example.com"], "@b.example.com #747723", false),
        ([""], "@example.com #747723", false), (own, "@. #747723", false),
        (own, "@example.com #747723 @shop.example", false), (own, "@example.com #747723 %shop.example", false),
        (["example.com", "shop.example"], "@example.com #747723 @shop.example", true),
        (own, "@example.com #747723 @pay.example.com", true),
    ]

    @Test("are accepted only for the same domain and its subdomains", arguments: lines)
    func hosts(_ domains: [String], _ line: String, _ isTaken: Bool) {
        var editor = CodeEditor()
        editor.reader = .messages(domains: domains)
        editor.setCode("98")
        #expect(editor.insert("Your code\n\n" + line).invalidInput == (isTaken ? nil : .otherDomain))
        #expect(editor.code == (isTaken ? "747723" : "98"))
    }

    static let disguises = [
        "\n\u{200E}@host #482910", "\n\u{FEFF}@host #482910", "\n @host #482910", "\n\t@host #482910",
        "\n\u{202F}\u{2066}@host #482910\u{2069}", "\n@host #482910\n\u{A0}", "\n@host #482910\n\u{200B}\n",
        "\n@host #482910 \u{3000}\u{FEFF}", "\u{2028}@host #482910", "\u{2029}@host #482910", "\u{85}@host #482910",
        "\u{B}@host #482910", "\u{C}@host #482910", "\r\n@host #482910\u{2028}", "\n@host\u{A0}#482910",
        "\n@host\u{2003}#482910", "\n@host  #482910", "\n@host\t#482910", "\n@host #\u{2068}482910\u{2069}",
        "\n@\u{2068}host\u{2069} #482910", "\n@host\u{200B} #482910", "\n@host\u{200B}#482910", "\n@host#482910",
        "\n@host \u{200B}#482910", "\n\u{FE0F}@host #482910", "\n@host #482910\u{0}", "\n\u{0}@host #482910",
        "\n@host #482-910 @host", "\n@host #482910\u{A0}@host", "\n@host #482910  @host",
    ]

    @Test("are recognized among invisible characters and blanks", arguments: disguises) func disguised(_ line: String) {
        for (host, isTaken) in [("example.com", true), ("ex\u{AD}ample.com", true), ("evil.com", false)] {
            let found = Self.reader.read("Code 482910" + line.replacing("host", with: host))
            #expect(found == (isTaken ? .success("482910") : .failure(.otherDomain)), "\(host)")
        }
    }

    @Test(
        "are told from the name of an account and a word, and from other texts, and need a domain and a code",
        arguments: [
            (.success("482910"), ["482910", "482-910", "Your code is 482910", "@example.net #1\nCode 482910"]),
            (.success("482910"), ["mail @example.net #482910", "для всех@example.net #482910"]),
            (.success("482910"), ["@MyBank #staysafe", "@example.com #staysafe"].map { "Code: 482910.\n\n" + $0 }),
            // In doubt, a code of another domain.
            (.failure(.otherDomain), ["@MyBank #482910", "@MyBank #2026"].map { "Code: 482910.\n\n" + $0 }),
            (.failure(.otherDomain), ["@shop.example #staysafe", "@shop.example #x1"].map { "Code: 482910.\n" + $0 }),
            (.failure(.otherDomain), ["Code 482910\n@example.com #482910\u{A0}\u{200E}@evil.com"]),
            (.failure(.notInAlphabet), ["@", "@ #1", "@#", "#1 @a.example", "@a.example", "@a.example #"]),
            (.failure(.notInAlphabet), ["@a.example # 1"]),
        ] as [(Result<String, CodeInvalidInput>, [String])])
    func others(_ expected: Result<String, CodeInvalidInput>, _ texts: [String]) {
        for text in texts { #expect(Self.reader.read(text, isPasted: true) == expected, "\(text)") }
    }

    @Test("are not the name of an account where a code has letters") func letters() {
        let found = Self.reader.read("Code: A1B2C3D4\n@MyBank #staysafe", 8...8, of: .lettersAndDigits)
        #expect(found == .success("A1B2C3D4"))
    }

    @Test("are refused from any source, and change nothing") func everyWay() {
        var editor = CodeEditor()
        editor.reader = Self.reader
        editor.insert("12")
        let text = "747723\n@example.net #747723"
        #expect(editor.replace(0..<2, with: text).invalidInput == .otherDomain)
        #expect(editor.setCode(text).invalidInput == .otherDomain)
        editor.setMarkedText(text, selection: 0..<0)
        #expect(editor.unmarkText().invalidInput == .otherDomain && editor.code == "12")
    }
}
