import CodeInputUIKit
import Testing

@testable import PlaygroundKit

@Suite("The pictures of the articles") @MainActor struct PicturesTests {
    private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private func read(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func articles(of module: String) throws -> [String] {
        let folder = "Sources/\(module)/\(module).docc"
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path)
        return try names.filter { $0.hasSuffix(".md") }.map { try read("\(folder)/\($0)") }
    }

    @Test(
        "A renderer in a picture is the one in the article",
        arguments: [
            "Articles/ArticleRenderers", "Gallery/Renderers/HeartRenderer", "Gallery/Renderers/RingRenderer",
            "Style/ChipRenderer",
        ])
    func renderers(file: String) throws {
        let source = try read("Playground/Sources/PlaygroundKit/\(file).swift")
        let renderers = source.components(separatedBy: "\nstruct ").dropFirst().compactMap {
            $0.components(separatedBy: "\n}\n").first.map { "\nstruct \($0)\n}\n" }
        }
        #expect(!renderers.isEmpty)
        let articles = try articles(of: "CodeInputStyles")
        for renderer in renderers { #expect(articles.contains { $0.contains(renderer) }, "\(renderer)") }
    }

    @Test("An article shows each picture, and no other") func names() throws {
        for (module, pictures) in Pictures.articles {
            let shown = try articles(of: module).flatMap { $0.matches(of: /\]\(([a-z-]+)\.svg\)/).map { String($0.1) } }
            #expect(shown.sorted() == pictures.map(\.key).sorted())
        }
    }

    @Test("A picture of fields has no background", arguments: [false, true]) func background(isDark: Bool) async throws
    {
        for (module, pictures) in Pictures.articles where module != "CodeInputPIN" {
            for (name, sheet) in pictures {
                let svg = try await sheet.svg(isDark: isDark)
                let width = try #require(svg.firstMatch(of: /^<svg [^>]*( width="[^"]*")/)?.1)
                #expect(svg.isXML && !svg.contains("<rect" + width), "\(module)/\(name)")
            }
        }
    }

    @Test("Parts of a sheet share no names") func ids() async throws {
        let ids = try await Pictures.all().map { _, svg in svg.matches(of: /\bid="([^"]*)"/).map { String($0.1) } }
        for ids in ids { #expect(Set(ids).count == ids.count) }
    }
}
