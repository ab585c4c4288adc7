import Foundation

/// The page around the pictures of the gallery: the live field, the filter and the switch for the appearance.
enum GalleryPage {
    static func html(contents: [(id: String, title: String)], _ body: String) throws -> String {
        let links = contents.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: "\n")
        let filters =
            [filter("overview", "Overview", isChecked: true), filter("all", "All states")]
            + GalleryState.all.map { filter($0.id, $0.name) }
        // Comments and indentation are for who reads the source.
        let lines = text(PackageResources.live_js).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }
        let script = "\n\(lines.joined(separator: "\n"))\n"
        let css = [PackageResources.screen_css, PackageResources.paper_css, PackageResources.live_css].map(text)
        let module = Tool.module()
        let parts: KeyValuePairs = [
            "hash": try Tool.hash(of: script), "toolchain": module?.toolchain ?? "no toolchain for WebAssembly",
            "styles": "\n\(css[0])\(styles)\n\(css[1])\(css[2])", "links": links,
            "filters": filters.joined(separator: "\n"), "pictures": try Tool.packed(Data(body.utf8)),
            "module": try module.map {
                "<script type=\"text/plain\" id=\"module\" data-sources=\"\($0.sources)\">\(try Tool.packed($0.bytes))</script>"
            } ?? "",
            "script": script,
        ]
        return parts.reduce(text(PackageResources.page_html)) { page, part in
            page.replacingOccurrences(of: "{{\(part.key)}}", with: part.value)
        }
    }

    /// Rules that hide the pictures of other states, and sections without a match.
    private static var styles: String {
        "body:has(#show-overview:checked) [data-further] { display: none; }\n"
            + GalleryState.all.map { state in
                """
                body:has(#show-\(state.id):checked) :is(figure:not([data-state="\(state.id)"]), \
                main section:not(:has([data-state="\(state.id)"]))) { display: none; }

                """
            }.joined()
    }

    private static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

    private static func filter(_ id: String, _ name: String, isChecked: Bool = false) -> String {
        """
        <label><input type="radio" name="state" id="show-\(id)" value="\(id)"\(isChecked ? " checked" : "")>\
        <span>\(name)</span></label>
        """
    }
}

/// The images and paths of the page: several pictures can share an image, or a path in several colors.
struct GalleryImages {
    private var known: [String: Int] = [:]
    private var elements: [String] = []

    /// Replaces the images and the long paths in a picture with references.
    mutating func share(_ picture: String) -> String {
        let withoutImages = picture.replacing(#/<image [^>]*/>/#) { match in
            reference(to: match.output) { ("<use href=\"#shared-\($0)\"/>", "<g id=\"shared-\($0)\">\($1)</g>") }
        }
        return withoutImages.replacing(#/<path d="[^"]*"/#) { match in
            reference(to: match.output) {
                ("<use href=\"#shared-\($0)\"", "<path id=\"shared-\($0)\"\($1.dropFirst(5))/>")
            }
        }
    }

    var html: String {
        "<svg class=\"images\" aria-hidden=\"true\"><defs>\(elements.joined(separator: "\n"))</defs></svg>"
    }

    /// A reference to a shared element, both made from its number and a text, which a short text stays.
    private mutating func reference(
        to text: Substring, _ make: (Int, Substring) -> (reference: String, element: String)
    ) -> String {
        guard text.utf8.count > 60 else { return String(text) }
        let number = known[String(text)] ?? elements.count
        let (reference, element) = make(number, text)
        if known.updateValue(number, forKey: String(text)) == nil { elements.append(element) }
        return reference
    }
}
