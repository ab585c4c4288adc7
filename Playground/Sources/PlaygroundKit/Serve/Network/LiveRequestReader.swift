import FlyingFox
import Foundation

/// Parses the first bytes of a connection into a request without a body, with a head of limited length.
struct LiveRequestReader: Sendable {
    /// The outcome of the bytes so far.
    enum Outcome {
        /// The head is incomplete.
        case more
        case request(HTTPRequest)
        /// The request is refused, and the bytes after it are ignored.
        case refused(HTTPStatusCode)
    }

    private let limit: Int
    /// The bytes that are not read: after a request, those that follow it.
    private(set) var bytes: [UInt8] = []
    /// The index up to which no head ends.
    private var searched = 0

    init(limit: Int) { self.limit = limit }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Removes and returns the request.
    mutating func next() -> Outcome {
        guard let end = endOfHead() else {
            return bytes.count > limit ? .refused(.requestHeaderFieldsTooLarge) : .more
        }
        guard end <= limit else { return .refused(.requestHeaderFieldsTooLarge) }
        let lines = String(decoding: bytes[..<(end - 4)], as: UTF8.self).components(separatedBy: "\r\n")
        bytes.removeFirst(end)
        guard let request = Self.request(lines) else { return .refused(.badRequest) }
        return .request(request)
    }

    /// The index after the empty line.
    ///
    /// Each byte is checked only once.
    private mutating func endOfHead() -> Int? {
        let end: [UInt8] = [13, 10, 13, 10]
        while searched + end.count <= bytes.count {
            if bytes[searched..<(searched + end.count)].elementsEqual(end) { return searched + end.count }
            searched += 1
        }
        return nil
    }

    private static func request(_ lines: [String]) -> HTTPRequest? {
        let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, isToken(parts[0]), parts[1].hasPrefix("/"), isVisible(parts[1]),
            ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]), let headers = headers(lines.dropFirst())
        else { return nil }
        return HTTPRequest(
            method: HTTPMethod(rawValue: String(parts[0])), version: HTTPVersion(String(parts[2])),
            path: String(parts[1].prefix { $0 != "?" }), query: [], headers: headers, body: HTTPBodySequence())
    }

    private static func headers(_ lines: ArraySlice<String>) -> HTTPHeaders? {
        var headers = HTTPHeaders()
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { return nil }
            let header = HTTPHeader(String(line[..<colon]))
            // With two hosts, one could pass the check and the other be served.
            if header == .host, headers[.host] != nil { return nil }
            headers.addValue(line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces), for: header)
        }
        return headers
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
    }

    private static func isVisible(_ text: Substring) -> Bool { text.utf8.allSatisfy { $0 > 32 && $0 < 127 } }
}
