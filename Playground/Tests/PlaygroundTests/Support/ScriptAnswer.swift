/// A state as the protocol has it.
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
    /// Of a call of a recording.
    var result: Result?
    var differs: [String]?

    /// Whatever came back.
    struct Result: Decodable, Equatable {
        init(from decoder: any Decoder) throws {}
    }

    /// What stands in the cells, with a dot for an empty one.
    var shown: String { cells.map { $0.content.isEmpty ? "." : $0.content }.joined() }

    /// The cell that the next key goes to.
    var focusedCell: Int? { cells.firstIndex(where: \.focused) }
}
