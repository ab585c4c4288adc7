import CodeInputUIKit
import UIKit

/// The calls of a field's closures and the events of a control, a line for each.
@MainActor final class EventLog {
    var lines: [String] = []

    init(of control: UIControl? = nil) { if let control { listenToEvents(of: control) } }

    func listenToEvents(of control: UIControl) {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
            (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "complete"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
        }
    }

    func listen(to view: CodeInputView) {
        view.onChange = { [weak self] in self?.lines.append("change:" + $0) }
        view.onComplete = { [weak self] in self?.lines.append("complete:" + $0) }
        view.onInvalidInput = { [weak self] in self?.lines.append("invalid:" + $0.rawValue) }
    }

    func listenToStatuses(of view: CodeInputView) {
        view.onStatusChange = { [weak self] in self?.lines.append("status:\($0)") }
    }

    var completions: [String] { lines.filter { $0.hasPrefix("complete:") } }
    var statuses: [String] { lines.filter { $0.hasPrefix("status:") }.map { String($0.dropFirst(7)) } }
}

final class LayoutSpy: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}

/// A verifier that waits for a verdict from the test.
@MainActor final class PausedVerifier {
    private(set) var codes: [String] = []
    private(set) var cancellations = 0
    private var waiting: [CheckedContinuation<CodeVerdict, any Error>] = []

    var verifier: @MainActor (String) async throws -> CodeVerdict {
        { [self] code in
            codes.append(code)
            defer { if Task.isCancelled { cancellations += 1 } }
            return try await withCheckedThrowingContinuation { waiting.append($0) }
        }
    }

    func give(_ verdict: CodeVerdict) { resume(with: .success(verdict)) }

    func fail(_ error: any Error) { resume(with: .failure(error)) }

    private func resume(with result: Result<CodeVerdict, any Error>) {
        for continuation in waiting { continuation.resume(with: result) }
        waiting = []
    }
}

/// Lets other tasks of the main actor run until a condition holds, up to a limit.
@MainActor func waiting(until condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    return condition()
}
