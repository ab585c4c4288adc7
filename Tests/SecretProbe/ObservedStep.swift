import CodeInputPIN
import UIKit

/// Everything that an observer can see, hear, feel or measure of a field after a step.
struct ObservedStep: Equatable {
    /// A drawn layer and its drawing.
    struct Drawn: Equatable {
        let name: String?
        let drawing: StandInDrawing?
    }

    /// The place of a layer, and its animations.
    struct Place: Equatable {
        let name: String?
        let frame: CGRect
        let isHidden: Bool
        let animations: [String]?
    }

    let name: String
    var drawings: [Drawn] = []
    var layers: [Place] = []
    var layout: [CGRect] = []
    /// Control events.
    var events: [String] = []
    /// Announcements, haptic feedback and the accessibility value.
    var speech: [String?] = []
    /// The notifications of the text system, and the text that it gets.
    var text: [String] = []
    var pasteboard: [Int] = []
    var state: CodeFieldState?
    /// The numbers of allocations, of deallocations and of allocated bytes.
    var memory: [UInt] = []

    /// Returns the names of the aspects that differ.
    func differences(from other: ObservedStep) -> Set<String> {
        var names: Set<String> = []
        if name != other.name { names.insert("steps") }
        if drawings != other.drawings { names.insert("drawings") }
        if layers != other.layers { names.insert("layers") }
        if layout != other.layout { names.insert("layout") }
        if events != other.events { names.insert("events") }
        if speech != other.speech { names.insert("speech") }
        if text != other.text { names.insert("text") }
        if pasteboard != other.pasteboard { names.insert("pasteboard") }
        if state != other.state { names.insert("state") }
        if memory != other.memory { names.insert("memory") }
        return names
    }

    static let aspects: Set<String> = [
        "drawings", "layers", "layout", "events", "speech", "text", "pasteboard", "state", "memory",
    ]
}
