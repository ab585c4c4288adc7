/// A parser that checks that tags match and text is escaped.
struct XMLDepth {
    private(set) var isBalanced = true

    init(_ text: String) {
        var open: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            if rest[..<start].contains(">") { isBalanced = false }
            guard let end = rest[start...].firstIndex(of: ">") else {
                isBalanced = false
                return
            }
            let tag = rest[rest.index(after: start)..<end]
            if tag.hasPrefix("/") {
                if open.popLast() != tag.dropFirst() { isBalanced = false }
            } else if !tag.hasSuffix("/") {
                open.append(tag.prefix { $0 != " " })
            }
            if tag.count(where: { $0 == "\"" }) % 2 != 0 { isBalanced = false }
            rest = rest[rest.index(after: end)...]
        }
        if !open.isEmpty || text.unicodeScalars.contains(where: { $0.value < 32 }) { isBalanced = false }
    }
}
