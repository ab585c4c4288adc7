/// The images and paths of the page.
///
/// Several pictures can share an image, or a path in several colors.
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

    /// The HTML of the shared elements, which is invisible itself.
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
