import CodeInputTestSupport
import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The gallery") struct GalleryTests {
    // Made once for all tests by the default command, in a process of its own: films share the clock of the stand-in.
    private static let made = Task.detached { () -> (page: String, whole: String) in
        let folder = try TemporaryFolder()
        _ = try CommandRun(["--output", folder.path("deep/out")])
        let page = try folder.read("deep/out/index.html")
        let packed = try #require(page.firstMatch(of: /id="gallery">([^<]*)</)).1
        let bytes = try #require(Data(base64Encoded: String(packed)))
        let pictures = try Tool.run(["gzip", "-dc"], bytes)
        return (page, page + String(decoding: pictures, as: UTF8.self))
    }

    private func sections() async throws -> [String] {
        parts(of: try await Self.made.value.whole, from: "<section", to: "</section>")
    }

    /// The parts of a text between two markers.
    private func parts(of text: String, from start: String, to end: String) -> [String] {
        text.components(separatedBy: start).dropFirst().map {
            start + ($0.components(separatedBy: end).first ?? "") + end
        }
    }

    /// All values of an attribute.
    private func values(of attribute: String, in text: String) -> [String] {
        text.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
            $0.components(separatedBy: "\"").first
        }
    }

    @Test("Each style has a section with every state") func states() async throws {
        let sections = try await sections()
        // The live field, then what one can take home.
        #expect(sections.dropFirst().first?.hasPrefix("<section id=\"material\"") == true)
        for style in StyleCatalog.names {
            let section = try #require(sections.first { $0.hasPrefix("<section id=\"\(style)\"") })
            for state in GalleryState.all {
                #expect(section.contains("<figure id=\"\(style)-\(state.id)\" data-state=\"\(state.id)\""))
            }
        }
    }

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

    @Test("Each figure has a light and a dark picture: different documents with unique accessibility labels")
    func figures() async throws {
        let figures = parts(of: try await Self.made.value.whole, from: "<figure", to: "</figure>")
        #expect(figures.count >= StyleCatalog.all.count * GalleryState.all.count)
        var labels: Set<String> = []
        for figure in figures {
            // An image of a picture is a document inside.
            let documents = figure.components(separatedBy: "</svg></div>").dropLast().compactMap { part in
                part.range(of: "<svg").map { String(part[$0.lowerBound...]) + "</svg>" }
            }
            #expect(documents.count == 2 && documents.allSatisfy { XMLCheck($0) != nil })
            #expect(Set(documents.map { $0.components(separatedBy: " width=").dropFirst().joined() }).count == 2)
            labels.formUnion(documents.compactMap { values(of: "aria-label", in: $0).first })
        }
        #expect(labels.count == figures.count * 2)
    }

    @Test("Every field and keypad has its Swift code") func code() async throws {
        let sections = try await sections()
        for section in sections where !section.contains("class=\"screens\"") {
            let codes = values(of: "data-swift", in: section)
            #expect(codes.count == section.components(separatedBy: "<figure").count - 1)
            #expect(codes.allSatisfy { $0.contains(/let (field = CodeInputView|pad = CodeKeypadView)\(/) })
        }
        let rejected = try #require(
            sections.flatMap { values(of: "data-swift", in: $0) }.first { $0.contains("reject()") })
        let lines = rejected.components(separatedBy: "&#10;")
        #expect(Array(lines.dropFirst()) == ["field.code = &quot;482910&quot;", "field.reject()"])
    }

    @Test("Dots stand for hidden characters in every sample") func dots() async throws {
        let sections = try await sections()
        let dots = try #require(sections.first { $0.hasPrefix("<section id=\"dots\"") })
        // Other samples show text.
        #expect(sections.contains { $0.contains("<text") } && !dots.contains("<text"))
        #expect(values(of: "data-swift", in: dots).allSatisfy { $0.contains("isSecureTextEntry") })
    }

    @Test("Every link leads to a picture or a section, and each picture has a link") func links() async throws {
        let page = try await Self.made.value.whole
        let goals = values(of: "href", in: page).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        let places = parts(of: page, from: "<figure id=\"", to: "\"").map { String($0.dropFirst(12).dropLast()) }
        #expect(!places.isEmpty && Set(places).count == places.count)
        for place in places { #expect(goals.contains(place), "no link goes to \(place)") }
        let ids = Set(values(of: "id", in: page))
        #expect(goals.filter { !ids.contains($0) } == [])
    }

    @Test("One script runs, and nothing reaches a network") func script() async throws {
        let page = try await Self.made.value.page
        let scripts = parts(of: page, from: "<script", to: "</script>").filter { !$0.contains("type=\"text/plain\"") }
        let script = try #require(scripts.first).dropFirst("<script>".count).dropLast("</script>".count)
        #expect(scripts.count == 1)
        let hash = try Tool.hash(of: String(script))
        #expect(page.contains("default-src 'none'; ") && page.contains(hash))
    }

    @Test("The page needs no other file, and is small enough to send") func selfContained() async throws {
        let (page, whole) = try await Self.made.value
        #expect(page.utf8.count < 700_000)
        for reference in ["src=\"", "href=\"", "@import", "url("] {
            // Parts of a picture refer to each other.
            let targets = whole.components(separatedBy: reference).dropFirst()
            #expect(targets.allSatisfy { $0.hasPrefix("data:") || $0.hasPrefix("#") })
        }
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
