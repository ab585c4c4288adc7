import Foundation
import Testing

@testable import PlaygroundKit

@Suite("What the page copies") @MainActor struct CopiedCodeTests {
    /// The code of every picture of the page, with all that it needs.
    private static let all = Set(
        (StyleCatalog.all.map(GallerySection.states) + GalleryStyles.sections + GalleryViews.sections)
            .flatMap(\.items).compactMap(\.swift).map(CopiedCode.complete))

    @Test("Every copied code compiles alone") func compiles() throws {
        #expect(Self.all.count > 100)
        let folder = try TemporaryFolder()
        // A file compiles as it is, lines compile in a function. One call of the compiler for all of the same file.
        var files: [String: [String]] = [:]
        for code in Self.all {
            guard code.hasPrefix("import ") else {
                files["import CodeInputPIN\nimport CodeInputUIKit\nimport UIKit\n", default: []].append(
                    "@MainActor func makeField() {\n\(code)\n}")
                continue
            }
            let parts = code.components(separatedBy: "@MainActor func makeField")
            files[parts[0], default: []].append("@MainActor func makeField" + parts[1])
        }
        #expect(files.count == CopiedCode.templates.filter { $0.text.hasPrefix("import ") }.count + 1)
        for (source, functions) in files {
            let numbered = functions.sorted().enumerated().map { number, function in
                function.replacingOccurrences(of: "makeField()", with: "makeField\(number)()")
            }
            let file = folder.path("Copied.swift")
            try OutputFile.write(([source] + numbered).joined(separator: "\n"), to: file)
            let modules = try #require(Bundle.main.executableURL).deletingLastPathComponent().path + "/Modules"
            do {
                _ = try Tool.run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file])
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test("Code that names no renderer or image of an app is copied as it is") func plain() {
        let code = "let field = CodeInputView(length: 6, style: .dots())\nfield.reject()"
        #expect(CopiedCode.complete(code) == code)
    }

    @Test("An image is drawn before the code, and a renderer makes a file of it") func files() {
        let image = CopiedCode.complete("let field = CodeInputView(length: 6, style: .background(image: card))")
        #expect(image.hasPrefix("let card = CodeImage(\n    UIGraphicsImageRenderer("))
        #expect(image.hasSuffix("\n\nlet field = CodeInputView(length: 6, style: .background(image: card))"))
        let file = CopiedCode.complete("let field = CodeInputView(length: 6, style: TicketRenderer())")
        #expect(file.hasPrefix("import CodeInputUIKit\nimport UIKit\n"))
        #expect(file.contains("\nstruct TicketRenderer: CodeCellRenderer {"))
        #expect(
            file.hasSuffix("    let field = CodeInputView(length: 6, style: TicketRenderer())\n    return field\n}"))
    }
}
