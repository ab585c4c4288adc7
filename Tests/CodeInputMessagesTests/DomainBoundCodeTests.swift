import CodeInputMessages
import Foundation
import TestTools
import Testing

@Suite("Codes that are bound to a domain") struct DomainBoundCodeTests {
    private static let reader = CodeReader.messages(domains: ["example.com"])
    private static let sections = IncomingText.sections(of: "BoundCodes.txt", beside: #filePath)

    /// The domains of an app with commas, or "-", and the last line of a message.
    private static let lines = ["taken", "refused"].flatMap { name in
        sections[name, default: []].map { (IncomingText.columns(2, of: $0), name == "taken") }
    }

    @Test("are accepted only for the same domain and its subdomains", arguments: lines)
    func hosts(_ row: [String], _ isTaken: Bool) {
        var editor = CodeEditor()
        editor.reader = .messages(domains: row[0] == "-" ? [] : row[0].components(separatedBy: ","))
        editor.setCode("98")
        #expect(editor.insert("Your code\n\n" + row[1]).invalidInput == (isTaken ? nil : .otherDomain))
        #expect(editor.code == (isTaken ? "747723" : "98"))
    }

    private static let disguises = sections["disguises", default: []].map { IncomingText.unescaped(String($0)) }

    @Test("are recognized among invisible characters and blanks", arguments: disguises) func disguised(_ line: String) {
        for (host, isTaken) in [("example.com", true), ("ex\u{AD}ample.com", true), ("evil.com", false)] {
            let found = Self.reader.read("Code 482910" + line.replacing("host", with: host))
            #expect(found == (isTaken ? .success("482910") : .failure(.otherDomain)), "\(host)")
        }
    }

    @Test(
        "are told from the name of an account and a word, and from other texts, and need a domain and a code",
        arguments: sections["others", default: []].map { IncomingText.columns(2, of: $0) })
    func others(_ row: [String]) {
        let found = Self.reader.read(IncomingText.unescaped(row[1]), isPasted: true)
        #expect(!row[1].isEmpty && found == CodeInvalidInput(rawValue: row[0]).map { .failure($0) } ?? .success(row[0]))
    }

    @Test("have rows") func rows() {
        #expect(Self.lines.count >= 21 && Self.disguises.count >= 30 && Self.sections["others"]?.count ?? 0 >= 20)
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
