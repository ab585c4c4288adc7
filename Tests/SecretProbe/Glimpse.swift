import CodeInputUIKit
import UIKit

/// All that can be seen, heard or measured of a field after one step.
struct Glimpse: Equatable {
    /// A layer that was drawn, and what it shows.
    struct Drawn: Equatable {
        let name: String?
        let drawing: StandInDrawing?
    }

    /// Where a layer is, and how it moves.
    struct Place: Equatable {
        let name: String?
        let frame: CGRect
        let isHidden: Bool
        let animations: [String]?
    }

    let step: String
    var drawings: [Drawn] = []
    var layers: [Place] = []
    var layout: [CGRect] = []
    /// Control events, and at the end the events of the stream.
    var events: [String] = []
    /// What VoiceOver is told or may ask, and what is felt.
    var speech: [String?] = []
    /// What the text system is told or may ask.
    var text: [String] = []
    var pasteboard: [Int] = []
    var state: CodeFieldState?
    /// How often memory was allocated and freed, and how many bytes of it.
    var memory: [UInt] = []

    /// In what two differ.
    func differences(from other: Glimpse) -> Set<String> {
        var names: Set<String> = []
        if step != other.step { names.insert("steps") }
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
