import Foundation
import FoundationXML

/// A check that a document is well-formed, with the document's text.
final class XMLCheck: NSObject, XMLParserDelegate {
    private(set) var text: [String] = []
    private(set) var root: [String: String]?

    /// Parses a document; nil if it is not well-formed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        if root == nil { root = attributeDict }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        let content = string.trimmingCharacters(in: .whitespacesAndNewlines)
        if !content.isEmpty { text.append(content) }
    }
}
