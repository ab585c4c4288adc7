import CodeInputCore
import TestTools
import Testing

@Suite("A code of any alphabet")
struct AlphabetRoundTripTests {
    /// Scalars of each kind that joins a neighbor, and some that do not.
    private static let scalars: [Unicode.Scalar] = [
        "a", "Z", "7", "-", ".", " ", "\u{E9}", "\u{5D0}", "\u{3042}", "\u{FF11}", "\u{663}", "\u{212A}",
        "\u{301}", "\u{903}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}",  // joins the previous character
        "\u{600}", "\u{110BD}",  // joins the next character
        "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}",  // Hangul parts and syllables
        "\u{915}", "\u{94D}", "\u{995}", "\u{9CD}",  // Indic consonants and viramas
        "\u{1F469}", "\u{2764}", "\u{1F1E9}", "\u{1F1EA}",  // emoji and halves of flags
        "\u{200B}", "\u{7}", "\u{AD}",
    ]

    private func character(_ random: inout SeededGenerator) -> Character? {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            text.append(Self.scalars.randomElement(using: &random) ?? "a")
        }
        return String(text).first
    }

    @Test("is unchanged after it is set", arguments: 1...4 as ClosedRange<UInt64>)
    func roundTrip(_ seed: UInt64) {
        var random = SeededGenerator(seed)
        for _ in 0..<2_000 {
            let candidates = (0..<4).compactMap { _ in character(&random) }
            let alphabet = CodeAlphabet(candidates, foldsCase: Bool.random(using: &random))
            let members = candidates.compactMap(alphabet.normalize)
            guard !members.isEmpty else { continue }
            var typed = CodeEditor(length: 6, alphabet: alphabet)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                typed.insert(String(members.randomElement(using: &random) ?? "a"))
            }
            var other = CodeEditor(length: 6, alphabet: alphabet)
            let edit = other.setCode(typed.code)
            guard edit.invalidInput == nil, other.count == typed.count, other.code == typed.code,
                typed.code.count == typed.count
            else {
                let scalars = members.map { $0.unicodeScalars.map { String($0.value, radix: 16) } }
                Issue.record("seed \(seed): \(typed.count) characters of \(scalars) do not come back")
                return
            }
        }
    }

    @Test(
        "has no members that join the next one, with or without a prepended mark",
        arguments: ["\u{600}\u{1100}", "\u{600}\u{1F1E9}", "\u{600}\u{1F469}\u{200D}", "\u{1161}\u{11A8}"])
    func openMembers(_ text: String) throws {
        let character = try #require(text.first)
        #expect(text.count == 1 && CodeAlphabet([character]).normalize(character) == nil)
    }

    @Test(
        "accepts a character with a prepended mark that joins no neighbor",
        arguments: ["\u{600}1", "\u{AC00}", "🇩🇪", "क"])
    func closedMembers(_ text: String) throws {
        let character = try #require(text.first)
        #expect(CodeAlphabet([character]).normalize(character) == character)
    }
}
