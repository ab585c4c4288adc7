import Foundation
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The picture of a field")
struct FieldPictureTests {
    nonisolated static let styles = PlaygroundNames.styles.components(separatedBy: ", ")
    nonisolated static let statuses = PlaygroundNames.statuses.components(separatedBy: ", ")

    private static func picture(_ style: String, _ change: (inout FieldPicture) -> Void = { _ in }) -> FieldPicture {
        var picture = FieldPicture()
        picture.style = style
        change(&picture)
        return picture
    }

    @Test("Every style in every status is a well-formed document that shows the code", arguments: styles, statuses)
    func wellFormed(style: String, status: String) throws {
        let svg = try Self.picture(style) {
            $0.text = "482910"
            $0.status = status
        }.svg()
        let document = try #require(XMLCheck(svg))
        #expect(document.text.joined() == "482910")
    }

    @Test("Every state of a style has its own picture", arguments: styles)
    func states(style: String) throws {
        let full = statuses(of: style)
        let pictures: [FieldPicture] =
            full + [
                Self.picture(style),
                Self.picture(style) { $0.placeholder = "0" },
                Self.picture(style) { $0.isFocused = true },
                Self.picture(style) { $0.text = "482" },
                Self.picture(style) {
                    $0.text = "482"
                    $0.isFocused = true
                },
                Self.picture(style) {
                    $0.text = "482"
                    $0.isFocused = true
                    $0.selection = 1..<2
                },
                Self.picture(style) {
                    $0.text = "48"
                    $0.marked = "2"
                    $0.isFocused = true
                },
                Self.picture(style) {
                    $0.text = "482"
                    $0.isSecure = true
                },
                Self.picture(style) {
                    $0.text = "482"
                    $0.isEnabled = false
                },
                Self.picture(style) {
                    $0.text = "482"
                    $0.isDark = true
                },
                Self.picture(style) {
                    $0.text = "482"
                    $0.isFocused = true
                    $0.increasesContrast = true
                },
                Self.picture(style) {
                    $0.text = "482"
                    $0.textScale = 2
                },
            ]
        let drawn = try pictures.map { try $0.svg() }
        #expect(Set(drawn).count == pictures.count)
        #expect(drawn.allSatisfy { XMLCheck($0) != nil })
    }

    private func statuses(of style: String) -> [FieldPicture] {
        Self.statuses.map { status in
            Self.picture(style) {
                $0.text = "482910"
                $0.status = status
            }
        }
    }

    @Test("Drawing the same picture twice gives the same result", arguments: styles)
    func repeatable(style: String) throws {
        let picture = Self.picture(style) { $0.text = "482" }
        #expect(try picture.svg() == picture.svg())
    }

    @Test("A code reads from left to right in a right-to-left interface", arguments: styles)
    func rightToLeft(style: String) throws {
        let plain = Self.picture(style) { $0.text = "482910" }
        var mirrored = plain
        mirrored.isRightToLeft = true
        #expect(try plain.svg() == mirrored.svg())
    }

    @Test("A secure field shows none of its characters", arguments: styles)
    func secure(style: String) throws {
        let svg = try Self.picture(style) {
            $0.text = "482910"
            $0.isSecure = true
        }.svg()
        let text = try #require(XMLCheck(svg)).text.joined()
        #expect(!text.contains(where: "482910".contains))
    }

    @Test(
        "Special characters of XML are escaped", arguments: ["<", "&", ">", "\"", "'", "🇩🇪", "ﷺ"])
    func escaping(placeholder: String) throws {
        let svg = try Self.picture("box") { $0.placeholder = placeholder }.svg()
        let document = try #require(XMLCheck(svg))
        #expect(Set(document.text) == [placeholder])
    }

    @Test(
        "Sizes at the limits draw valid pictures",
        arguments: [
            (1, 0.0, 0.0), (64, 0, 56), (64, 1, 1), (1, 10_000, 10_000), (64, 10_000, 56), (6, 320, 0),
        ])
    func limits(length: Int, width: Double, height: Double) throws {
        for style in Self.styles {
            let svg = try Self.picture(style) {
                $0.length = length
                $0.width = width
                $0.height = height
                $0.text = "1"
                $0.isFocused = true
            }.svg()
            #expect(XMLCheck(svg) != nil)
            #expect(!svg.contains("nan") && !svg.contains("inf"))
        }
    }

    private struct Nonsense: CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (inout FieldPicture) -> Void
        let reason: String

        init(_ what: String, _ change: @escaping @Sendable (inout FieldPicture) -> Void, _ reason: String) {
            testDescription = what
            self.change = change
            self.reason = reason
        }
    }

    private nonisolated static let nonsense = [
        Nonsense("zebra", { $0.style = "zebra" }, "box, outline"),
        Nonsense("alphabet", { $0.alphabet = "runes" }, "digits, letters, hexadecimal"),
        Nonsense("status", { $0.status = "odd" }, "editing, verifying, accepted, rejected"),
        Nonsense("length 0", { $0.length = 0 }, "1 to 64"),
        Nonsense("length 65", { $0.length = 65 }, "1 to 64"),
        Nonsense("width -1", { $0.width = -1 }, "0 to 10000"),
        Nonsense("width nan", { $0.width = .nan }, "0 to 10000"),
        Nonsense("width infinite", { $0.width = .infinity }, "0 to 10000"),
        Nonsense("height 10001", { $0.height = 10_001 }, "0 to 10000"),
        Nonsense("text scale 0", { $0.textScale = 0 }, "0.5 to 4"),
        Nonsense("text scale nan", { $0.textScale = .nan }, "0.5 to 4"),
        Nonsense("letters for digits", { $0.text = "abc" }, "alphabet"),
        Nonsense("a text too long", { $0.text = "1234567" }, "tooLong"),
        Nonsense("a selection past the text", { $0.selection = 3..<4 }, "filled cells"),
        Nonsense("a selection before the text", { $0.selection = -1..<0 }, "filled cells"),
    ]

    @Test("An invalid setting gets a reason", arguments: nonsense)
    private func refused(nonsense: Nonsense) throws {
        let picture = Self.picture("underline", nonsense.change)
        let error = try #require(throws: (any Error).self) { _ = try picture.svg() }
        #expect("\(error)".contains(nonsense.reason))
    }

    @Test("A planned style gets another error than an unknown one")
    func stylesToCome() throws {
        for name in ["joined", "circles", "dots", "background"] where !Self.styles.contains(name) {
            let error = try #require(throws: (any Error).self) { _ = try Self.picture(name).svg() }
            #expect("\(error)".contains("does not exist yet"))
        }
    }
}

@MainActor @Suite("Conflicting settings of a picture")
struct FieldPictureOptionTests {
    private func reason(_ change: (inout FieldPicture) -> Void) throws -> String {
        var picture = FieldPicture()
        picture.text = "123"
        change(&picture)
        return "\(try #require(throws: (any Error).self) { _ = try picture.svg() })"
    }

    @Test("A selected cell shows only in a focused field")
    func selection() throws {
        #expect(try reason { $0.selection = 0..<1 }.contains("focused"))
    }

    @Test("A disabled field is never focused")
    func disabled() throws {
        let reason = try reason {
            $0.isEnabled = false
            $0.isFocused = true
        }
        #expect(reason.contains("disabled"))
    }

    @Test("Marked text must fit", arguments: [("n", "123456"), ("nnnn", "123"), ("nn", "12345")])
    func composition(marked: String, text: String) throws {
        let reason = try reason {
            $0.isFocused = true
            $0.text = text
            $0.marked = marked
        }
        #expect(reason.contains("the marked text has \(marked.count) character"))
    }

    @Test("Marked text replaces a selected cell")
    func compositionOverSelection() throws {
        var picture = FieldPicture()
        picture.text = "123456"
        picture.isFocused = true
        picture.selection = 2..<3
        picture.marked = "n"
        #expect(try picture.svg().contains(">n</text>"))
    }

    @Test("A placeholder has at most one character for each cell")
    func placeholder() throws {
        #expect(try reason { $0.placeholder = "0000000" }.contains("7 characters"))
        var picture = FieldPicture()
        picture.placeholder = "000000"
        #expect(try !picture.svg().isEmpty)
    }
}
