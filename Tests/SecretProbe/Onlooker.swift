import CodeInputUIKit
import MemoryTools
import UIKit

/// Watches a field while the user types a PIN, and records everything visible.
@MainActor final class Onlooker: NSObject, UITextInputDelegate {
    let view: CodeInputView
    let pad: CodeKeypadView
    private(set) var glimpses: [Glimpse] = []
    private let window: UIWindow
    /// The events of the field.
    let stream: AsyncStream<CodeInputEvent>
    private var told: [String] = []

    init(_ view: CodeInputView, _ pad: CodeKeypadView, in window: UIWindow) {
        self.view = view
        self.pad = pad
        self.window = window
        stream = view.events()
        super.init()
        glimpses.reserveCapacity(64)
    }

    /// Runs a step, ends the turn, and takes a glimpse.
    func watch(_ step: String, _ body: () -> Void) {
        // The focus sets the delegate of the keyboard.
        view.inputDelegate = self
        told.removeAll(keepingCapacity: true)
        view.standInForgetEvents()
        StandInRecorder.clear()
        StandInDrawLog.clear()
        let reads = UIPasteboard.general.standInReadCount
        let writes = UIPasteboard.general.changeCount
        let before = memory_counts()
        body()
        StandInScreen.flush(window)
        let after = memory_counts()
        var glimpse = Glimpse(step: step)
        glimpse.memory = [
            after.allocations - before.allocations, after.frees - before.frees, after.bytes - before.bytes,
        ]
        glimpse.pasteboard = [UIPasteboard.general.standInReadCount - reads, UIPasteboard.general.changeCount - writes]
        glimpse.drawings = StandInDrawLog.layers.map { Glimpse.Drawn(name: $0.name, drawing: $0.standInDrawing) }
        glimpse.layers = places(view.layer)
        if pad.window != nil { glimpse.layers += places(pad.layer) }
        glimpse.events = view.standInEvents.map { "\($0.rawValue)" }
        glimpse.speech = StandInRecorder.entries.map(\.text) + [view.accessibilityValue]
        look(&glimpse)
        glimpses.append(glimpse)
    }

    private func look(_ glimpse: inout Glimpse) {
        let (start, end) = (view.beginningOfDocument, view.endOfDocument)
        let all = view.textRange(from: start, to: end) ?? UITextRange()
        glimpse.layout = [view.frame, view.firstRect(for: all), view.caretRect(for: end)] + view.cellFrames
        glimpse.layout.append(CGRect(origin: .zero, size: view.intrinsicContentSize))
        glimpse.text = told + [view.text(in: all) ?? "", "\(view.offset(from: start, to: end))"]
        glimpse.text.append("\(view.selectedCells) \(String(describing: view.markedCells)) \(view.hasText)")
        glimpse.state = view.fieldState
    }

    private func places(_ layer: CALayer) -> [Glimpse.Place] {
        let place = Glimpse.Place(
            name: layer.name, frame: layer.frame, isHidden: layer.isHidden, animations: layer.animationKeys())
        return [place] + (layer.sublayers ?? []).flatMap(places)
    }

    /// Returns an event with its associated values, which its description hides.
    nonisolated static func text(of event: CodeInputEvent) -> String {
        switch event {
        case .changed(let code, let count): "changed \(code ?? "-") \(count)"
        case .completed(let code, let count): "completed \(code ?? "-") \(count)"
        default: "\(event)"
        }
    }

    // MARK: - The text system

    func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("selectionWillChange") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("selectionDidChange") }
    func textWillChange(_ textInput: (any UITextInput)?) { told.append("textWillChange") }
    func textDidChange(_ textInput: (any UITextInput)?) { told.append("textDidChange") }
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
