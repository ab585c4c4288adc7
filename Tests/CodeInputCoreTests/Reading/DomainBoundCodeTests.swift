import CodeInputCore
import Testing

@Suite("Codes that are bound to a domain")
struct DomainBoundCodeTests {
    static let lines: [(domains: [String], line: String, isTaken: Bool)] = [
        ([], "@example.net #747723", true),
        (["example.com"], "@example.com #747723", true),
        (["example.com"], "@EXAMPLE.com #747723", true),
        (["Example.com."], "@example.com #747723", true),
        (["example.com"], "@login.example.com #747723", true),
        (["login.example.com"], "@example.com #747723", true),
        (["example.net", "example.com"], "@example.com #747723", true),
        (["bücher.example"], "@bücher.example #747723", true),
        (["localhost"], "@localhost #747723", true),
        (["example.com"], "@example.net #747723", false),
        (["example.com"], "@badexample.com #747723", false),
        (["example.com"], "@com #747723", false),
        (["example.com"], "@example.com.evil.example #747723", false),
        (["a.example.com"], "@b.example.com #747723", false),
        ([""], "@example.com #747723", false),
        (["example.com"], "@. #747723", false),
        (["example.com"], "@example.com #747723 @shop.example", false),
        (["example.com"], "@example.com #747723 %shop.example", false),
        (["example.com", "shop.example"], "@example.com #747723 @shop.example", true),
        (["example.com"], "@example.com #747723 @pay.example.com", true),
    ]

    @Test("are accepted only for the same domain and its subdomains", arguments: lines)
    func hosts(_ domains: [String], _ line: String, _ isTaken: Bool) {
        for policy in [CodePastePolicy.smart, .filter] {
            var editor = CodeEditor()
            editor.pastePolicy = policy
            editor.domains = domains
            editor.setCode("98")
            #expect(editor.paste("Your code\n\n" + line).rejection == (isTaken ? nil : .otherDomain))
            // The filter keeps as many digits as fit.
            let taken = policy == .smart ? "747723" : "987477"
            #expect(editor.code == (isTaken ? taken : "98"))
        }
    }

    @Test("are not recognized in other texts")
    func others() {
        var editor = CodeEditor()
        editor.domains = ["example.com"]
        for text in [
            "482910", "482-910", "Your code is 482910", "@example.net #1\n482910", "mail @example.net #482910",
        ] {
            editor.clear()
            #expect(editor.paste(text).completed, "\(text.debugDescription)")
            #expect(editor.code == "482910")
        }
        for text in ["@", "@ #1", "@#", "#1 @a.example", "@a.example", "@a.example #", "@a.example  #1"] {
            #expect(editor.paste(text).rejection != .otherDomain, "\(text)")
        }
    }

    @Test("are refused from any source, and change nothing")
    func everyWay() {
        var editor = CodeEditor()
        editor.domains = ["example.com"]
        editor.insert("12")
        let text = "747723\n@example.net #747723"
        #expect(editor.insert(text).rejection == .otherDomain)
        #expect(editor.replace(0..<2, with: text).rejection == .otherDomain)
        #expect(editor.setCode(text).rejection == .otherDomain)
        editor.setMarkedText(text, selection: 0..<0)
        #expect(editor.unmarkText().rejection == .otherDomain)
        #expect(editor.code == "12")
    }
}
