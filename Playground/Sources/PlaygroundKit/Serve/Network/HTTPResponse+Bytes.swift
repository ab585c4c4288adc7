import FlyingFox
import Foundation

extension HTTPResponse {
    /// The status line and headers, up to the body.
    var headBytes: Data {
        let fields = headers.map { "\($0.key.rawValue): \($0.value)" }.sorted()
        let lines = ["\(version.rawValue) \(statusCode.code) \(statusCode.phrase)"] + fields + ["", ""]
        return Data(lines.joined(separator: "\r\n").utf8)
    }
}
