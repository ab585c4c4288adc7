import CodeInputTestSupport
import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The states of the gallery") struct GalleryStateTests {
    @Test("States have the names in the code") @MainActor func names() {
        // Each name is next to the symbol it names, which the compiler checks.
        let known: [(name: String, symbol: Any)] = [
            ("isFocused", \CodeCell.isFocused), ("isSelected", \CodeCell.isSelected), ("isMarked", \CodeCell.isMarked),
            (".empty", CodeCell.Content.empty), (".masked", CodeCell.Content.masked), ("isFull", \CodeInputView.isFull),
            (".disabled", UIControl.State.disabled), (".placeholder", \CodeTextStyle.placeholderColor),
        ]
        let statuses = CodeStatus.allCases.map { ".\($0.rawValue)" }
        #expect(Set(GalleryState.all.map(\.name)) == Set(known.map(\.name) + statuses))
    }
}

@Suite("The gallery's renderers") struct RendererTests {
    static let renderers: [any CodeCellRenderer] = [
        ChipRenderer(), TicketRenderer().overlaying(.dots()), HeartRenderer(), RingRenderer(), GalleryFields.captioned,
    ]

    @Test("Each renderer meets the protocol's requirements", arguments: renderers.indices) func promises(_ index: Int) {
        let findings = checkRenderer(Self.renderers[index])
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }
}

@Suite("What the page copies") @MainActor struct CopiedCodeTests {
    /// The code of every picture of the page, with all that it needs.
    private static let all = Set(
        (StyleCatalog.all.map(GallerySection.states) + GalleryFields.sections + GalleryViews.sections)
            .flatMap(\.items).compactMap(\.swift).map(CopiedCode.complete))

    @Test("Every copied code compiles alone") func compiles() throws {
        #expect(Self.all.count > 100)
        let folder = try TemporaryFolder(), make = "@MainActor func makeField"
        // A file compiles as it is, lines compile in a function. One call of the compiler for all of the same file.
        let files = Dictionary(
            grouping: Self.all.map { code in
                let isFile = code.hasPrefix("import "), imports = ["CodeInputPIN", "CodeInputUIKit", "UIKit"]
                return (isFile ? code : imports.map { "import \($0)\n" }.joined() + "\(make)() {\n\(code)\n}")
                    .components(separatedBy: make)
            }, by: { $0[0] })
        #expect(files.count == CopiedCode.templates.filter { $0.text.hasPrefix("import ") }.count + 1)
        for (source, codes) in files {
            let functions = codes.map { $0[1] }.sorted().enumerated().map { "\(make)\($0.offset)\($0.element)" }
            let file = try folder.write(([source] + functions).joined(separator: "\n").utf8, to: "Copied.swift")
            let modules = try #require(Bundle.main.executableURL).deletingLastPathComponent().path + "/Modules"
            do { _ = try Tool.run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file]) } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test("Code that names no renderer or image of an app is copied as it is") func plain() {
        let code = "let field = CodeInputView(length: 6, style: .dots())\nfield.reject()"
        #expect(CopiedCode.complete(code) == code)
        // A word in a text is no name.
        let message = #"field.message = "Of \"your\" bank \\ card""#
        #expect(CopiedCode.complete(message) == message)
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
