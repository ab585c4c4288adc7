import CodeInputRecorder
import Foundation
import UIKit

/// The replay of one recorded line: the result now, and its differences from the recording.
struct ScriptReplay {
    /// The commands that belong to the turn of the calls before them.
    static let commands = ["call", "turn"]
    /// The names of the field's properties in a turn.
    static let stateNames = RecordedCall.stateNames

    private(set) var result: JSONValue?
    private(set) var differences: [String] = []

    @MainActor mutating func make(_ call: ScriptCall, on stage: FieldStage) throws {
        guard !call.isInside else { return }
        let answer = try call.make(on: stage)
        result = answer?.asJSON
        if let expected = call.expected { compare("result", expected, with: answer ?? .null) }
    }

    @MainActor mutating func compare(_ expected: [(String, JSONValue?)], with stage: FieldStage) {
        let state = RecordedCall.state(of: stage.view)
        for (name, value) in expected {
            guard let value, let recorded = RecordedValue(value) else { continue }
            compare(name, recorded, with: state[name] ?? .null)
        }
    }

    private mutating func compare(_ name: String, _ recorded: RecordedValue, with now: RecordedValue) {
        guard !recorded.matches(now) else { return }
        differences.append("\(name): recorded \(recorded.json), now \(now.json)")
    }
}
