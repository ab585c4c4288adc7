import CodeInputPIN
import UIKit

extension ChoosePINScreen {
    /// The close and back buttons, the step, the field with its message, and the pad below.
    func layOut() {
        view.backgroundColor = .systemBackground
        view.tintColor = .accent
        for label in [progress, titleLabel] { label.textAlignment = .center }
        titleLabel.accessibilityTraits.insert(.header)
        let content = UIStackView(column: [progress, titleLabel, field, retryButton], spacing: 16)
        content.setCustomSpacing(8, after: progress)
        for part in [closeButton, backButton, pad] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.addScrolling(content, below: closeButton.bottomAnchor, above: pad.topAnchor)
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            backButton.topAnchor.constraint(equalTo: closeButton.topAnchor),
            backButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            // An empty line keeps its height: nothing jumps.
            progress.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
            // The pad itself stays clear of the home indicator.
            pad.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
