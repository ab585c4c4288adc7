import CodeInputPIN
import UIKit

extension ChoosePINScreen {
    /// The close and back buttons, the step, the field, a message, and the pad below.
    func layOut() {
        for label in [progress, titleLabel, message] { label.textAlignment = .center }
        titleLabel.accessibilityTraits.insert(.header)
        let content = UIStackView(column: [progress, titleLabel, message, field, retryButton])
        content.setCustomSpacing(16, after: message)
        content.setCustomSpacing(16, after: field)
        for part in [backButton, closeButton, pad] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        scroll = view.addScrolling(content, below: closeButton.bottomAnchor, above: pad)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            backButton.topAnchor.constraint(equalTo: closeButton.topAnchor),
            backButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            closeButton.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            // Empty lines keep their height: nothing jumps.
            progress.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
            message.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            // The pad itself stays clear of the home indicator.
            pad.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Shows the step and its buttons.
    func showStep() {
        let steps = PINSetup.Step.allCases.filter { $0 != .done && (isChange || $0 != .current) }
        progress.text = steps.firstIndex(of: setup.step).map { "Step \($0 + 1) of \(steps.count)" }
        let isWaiting = field.status == .verifying
        let isUnsaved = setup.step == .done && !isWaiting
        titleLabel.text = isUnsaved ? "Your PIN is not saved" : setup.step.title(isChange: isChange)
        retryButton.isHidden = !isUnsaved
        backButton.isHidden = !setup.canGoBack || isWaiting
        pad.isEnabled = field.isEnabled && !isWaiting
        showHint()
    }

    /// Replaces an error with the hint of the step.
    func showHint() {
        let isChecking = field.status == .verifying && setup.step == .current
        message.show(isChecking ? "Checking…" : setup.step.hint)
    }
}
