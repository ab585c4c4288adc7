import Foundation

/// The page around the pictures of the gallery: the live field, the filter and the switch for the appearance.
enum GalleryPage {
    static func html(contents: [(id: String, title: String)], _ body: String, module: PageModule?) throws -> String {
        let links = contents.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: "\n")
        let filters =
            [filter("overview", "Overview", isChecked: true), filter("all", "All states")]
            + GalleryState.all.map { filter($0.id, $0.name) }
        // Comments and indentation are for who reads the source.
        let lines = text(PackageResources.live_js).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") }
        let script = "\n\(lines.joined(separator: "\n"))\n"
        let css = [PackageResources.screen_css, PackageResources.paper_css, PackageResources.live_css].map(text)
        let packed = try module.map { try Tool.packed($0.bytes) }
        let parts: KeyValuePairs = [
            "hash": try Tool.hash(of: script), "toolchain": module?.toolchain ?? "no toolchain for WebAssembly",
            "styles": "\n\(css[0])\(styles)\n\(css[1])\(css[2])", "links": links,
            "filters": filters.joined(separator: "\n"), "pictures": try Tool.packed(Data(body.utf8)),
            "module": packed.map { "<script type=\"text/plain\" id=\"module\">\($0)</script>" } ?? "",
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
    private var known: [Substring: Int] = [:]
    private var elements: [String] = []

    /// Replaces the images and the long paths in a picture with references.
    mutating func share(_ picture: String) -> String {
        let withoutImages = replace("<image ", to: "/>", in: picture) { image, number in
            ("<use href=\"#shared-\(number)\"/>", "<g id=\"shared-\(number)\">\(image)</g>")
        }
        return replace("<path d=\"", to: "\"", in: withoutImages) { path, number in
            ("<use href=\"#shared-\(number)\"", "<path id=\"shared-\(number)\"\(path.dropFirst(5))/>")
        }
    }

    var html: String {
        "<svg class=\"images\" aria-hidden=\"true\"><defs>\(elements.joined(separator: "\n"))</defs></svg>"
    }

    /// Replaces the texts from an opening to a closing with a reference to a shared element, made from text and number.
    private mutating func replace(
        _ opening: String, to closing: String, in picture: String,
        _ make: (Substring, Int) -> (reference: String, element: String)
    ) -> String {
        var result = ""
        var rest = picture[...]
        while let start = rest.firstRange(of: opening),
            let end = rest[start.upperBound...].firstRange(of: closing)?.upperBound
        {
            let text = rest[start.lowerBound..<end]
            result += rest[..<start.lowerBound]
            rest = rest[end...]
            // A reference is no shorter than a short path.
            guard text.utf8.count > 60 else {
                result += text
                continue
            }
            let number = known[text] ?? elements.count
            let (reference, element) = make(text, number)
            if known[text] == nil {
                known[text] = number
                elements.append(element)
            }
            result += reference
        }
        return result + rest
    }
}
