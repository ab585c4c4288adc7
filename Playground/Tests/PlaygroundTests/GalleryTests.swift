import Foundation
import PlaygroundKit
import Testing

@MainActor @Suite("The gallery")
struct GalleryTests {
    private static let captions = [
        "Empty", "Focused", "Partly filled", "Full", "Secure", "Rejected", "Accepted", "Disabled",
    ]

    /// The parts of a text between two marks.
    private func parts(of text: String, from start: String, to end: String) -> [String] {
        text.components(separatedBy: start).dropFirst().map {
            start + ($0.components(separatedBy: end).first ?? "") + end
        }
    }

    @Test("Each style has a section with every state")
    func sections() async throws {
        let sections = parts(of: try await Gallery().html(), from: "<section>", to: "</section>")
        let styles = PlaygroundNames.styles.components(separatedBy: ", ")
        for style in styles {
            let section = try #require(sections.first { $0.lowercased().contains("<h2>\(style)</h2>") })
            for caption in Self.captions {
                #expect(section.contains("<figcaption>\(caption)</figcaption>"))
            }
        }
    }

    @Test("Each state is drawn light and dark, as a well-formed document of its own")
    func figures() async throws {
        let figures = parts(of: try await Gallery().html(), from: "<figure>", to: "</figure>")
        #expect(figures.count >= Self.captions.count)
        for figure in figures {
            let pictures = parts(of: figure, from: "<svg", to: "</svg>")
            try #require(pictures.count == 2)
            #expect(pictures[0] != pictures[1])
            #expect(pictures.allSatisfy { XMLCheck($0) != nil })
            #expect(figure.contains("class=\"light\"") && figure.contains("class=\"dark\""))
        }
    }

    @Test("The page needs no other file")
    func selfContained() async throws {
        let page = try await Gallery().html()
        for reference in ["src=\"", "href=\"", "@import", "url("] {
            #expect(
                page.components(separatedBy: reference).dropFirst().allSatisfy {
                    // Parts of a picture refer to one another.
                    $0.hasPrefix("data:") || $0.hasPrefix("#")
                })
        }
    }
}
