import PlaygroundKit
import Testing

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
