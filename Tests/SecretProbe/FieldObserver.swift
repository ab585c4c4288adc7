import CodeInputPIN
import MemoryTools
import UIKit

/// Watches a field while the user types a PIN, and records everything visible.
@MainActor final class FieldObserver: NSObject, UITextInputDelegate {
    let view: CodeInputView
    let pad: CodeKeypadView
    private(set) var steps: [ObservedStep] = []
    private let window: UIWindow
    private var told: [String] = []

    init(_ view: CodeInputView, _ pad: CodeKeypadView, in window: UIWindow) {
        self.view = view
        self.pad = pad
        self.window = window
        super.init()
        steps.reserveCapacity(64)
    }

    /// Runs a step, ends the turn, and records what shows.
    func watch(_ name: String, _ body: () -> Void) {
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
        var step = ObservedStep(name: name)
        step.memory = [
            after.allocations - before.allocations, after.frees - before.frees, after.bytes - before.bytes,
        ]
        step.pasteboard = [UIPasteboard.general.standInReadCount - reads, UIPasteboard.general.changeCount - writes]
        step.drawings = StandInDrawLog.layers.map { ObservedStep.Drawn(name: $0.name, drawing: $0.standInDrawing) }
        step.layers = places(view.layer)
        if pad.window != nil { step.layers += places(pad.layer) }
        step.events = view.standInEvents.map { "\($0.rawValue)" }
        step.speech = StandInRecorder.entries.map(\.text) + [view.accessibilityValue]
        look(&step)
        steps.append(step)
    }

    private func look(_ step: inout ObservedStep) {
        let (start, end) = (view.beginningOfDocument, view.endOfDocument)
        let all = view.textRange(from: start, to: end) ?? UITextRange()
        step.layout = [view.frame, view.firstRect(for: all), view.caretRect(for: end)] + view.cellFrames
        step.layout.append(CGRect(origin: .zero, size: view.intrinsicContentSize))
        step.text = told + [view.text(in: all) ?? "", "\(view.offset(from: start, to: end))"]
        step.text.append("\(view.selectedCells) \(String(describing: view.markedCells)) \(view.hasText)")
        step.state = view.fieldState
    }

    private func places(_ layer: CALayer) -> [ObservedStep.Place] {
        let place = ObservedStep.Place(
            name: layer.name, frame: layer.frame, isHidden: layer.isHidden, animations: layer.animationKeys())
        return [place] + (layer.sublayers ?? []).flatMap(places)
    }

    // MARK: - The text system

    func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("selectionWillChange") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("selectionDidChange") }
    func textWillChange(_ textInput: (any UITextInput)?) { told.append("textWillChange") }
    func textDidChange(_ textInput: (any UITextInput)?) { told.append("textDidChange") }
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
