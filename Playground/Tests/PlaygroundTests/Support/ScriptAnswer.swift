@testable import PlaygroundKit

/// A state in the format of the protocol.
struct ScriptAnswer: Decodable, Equatable {
    struct Cell: Decodable, Equatable {
        var content: String
        var selected: Bool
        var focused: Bool
    }

    struct Accessibility: Decodable, Equatable {
        var label: String
        var value: String
        var hint: String
        var content: [Content]
    }

    struct Content: Decodable, Equatable {
        var label: String
        var value: String
    }

    var code: String?
    var cells: [Cell]
    var selection: [Int]
    var marked: [Int]?
    var focused: Bool
    var complete: Bool
    var status: String
    var secure: Bool
    var events: [String]
    var redrawn: [Int]
    var accessibility: Accessibility
    var allowed: [String]
    /// The result of a call.
    var result: JSONValue?

    /// The contents of the cells, with a dot for each empty cell.
    var shown: String { cells.map { $0.content.isEmpty ? "." : $0.content }.joined() }

    /// The cell for the next key.
    var focusedCell: Int? { cells.firstIndex(where: \.focused) }
}
