/// The images of the page.
///
/// Several pictures can share one image.
struct GalleryImages {
    private var known: [Substring: Int] = [:]
    private var elements: [Substring] = []

    /// Replaces the images in a picture with references.
    mutating func share(_ picture: String) -> String {
        var result = ""
        var rest = picture[...]
        while let start = rest.firstRange(of: "<image ")?.lowerBound,
            let end = rest[start...].firstRange(of: "/>")?.upperBound
        {
            result += rest[..<start] + "<use href=\"#image-\(number(of: rest[start..<end]))\"/>"
            rest = rest[end...]
        }
        return result + rest
    }

    /// The HTML of the shared images, which is invisible itself.
    var html: String {
        let images = elements.enumerated().map { index, element in
            "<g id=\"image-\(index)\">\(element)</g>"
        }
        return "<svg class=\"images\" aria-hidden=\"true\"><defs>\(images.joined(separator: "\n"))</defs></svg>"
    }

    private mutating func number(of element: Substring) -> Int {
        if let number = known[element] { return number }
        known[element] = elements.count
        elements.append(element)
        return elements.count - 1
    }
}
