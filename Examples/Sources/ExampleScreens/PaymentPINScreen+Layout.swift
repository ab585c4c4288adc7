import CodeInputPIN
import UIKit

extension PaymentPINScreen {
    /// The sheet at the bottom: the payment, the field, a message, and the pad.
    func layOutSheet() {
        let sheet = UIView()
        sheet.backgroundColor = .secondarySystemGroupedBackground
        sheet.layer.cornerRadius = 20
        sheet.layer.cornerCurve = .continuous
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.accessibilityViewIsModal = true

        // The payment may scroll at large text sizes. The field and its message are always visible.
        let content = UIStackView(column: [header, details])
        makeLine()
        let entry = UIStackView(column: [field, line], spacing: 12)
        // The pad itself stays clear of the home indicator. Its background reaches the edge.
        pad.backgroundColor = .tertiarySystemGroupedBackground

        for part in [sheet, entry, pad] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(sheet)
        [entry, pad].forEach(sheet.addSubview)
        let scroll = sheet.addScrolling(content, margin: 16, below: sheet.topAnchor, above: entry)
        // As high as its content if the sheet has room.
        let height = scroll.heightAnchor.constraint(equalTo: content.heightAnchor, multiplier: 1, constant: 24)
        height.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([
            sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            sheet.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            entry.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
            entry.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
            entry.bottomAnchor.constraint(equalTo: pad.topAnchor, constant: -12),
            pad.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
            height,
        ])
    }

    /// The title and the close button.
    private var header: UIView {
        let title = UILabel(.headline, weight: .semibold, text: "Enter your PIN")
        title.accessibilityTraits.insert(.header)
        let header = UIStackView(arrangedSubviews: [title, closeButton])
        header.alignment = .center
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        closeButton.setContentHuggingPriority(.required, for: .horizontal)
        return header
    }

    /// The payee, the amount and the account.
    private var details: UIView {
        let labels = [
            UILabel(.subheadline, color: .secondaryLabel, text: payment.payee),
            UILabel(.largeTitle, weight: .bold, text: payment.amount),
            UILabel(.footnote, color: .secondaryLabel, text: payment.account),
        ]
        for label in labels { label.textAlignment = .center }
        return UIStackView(column: labels, spacing: 2)
    }

    /// The message, and the link for a forgotten PIN.
    private func makeLine() {
        let state = UIStackView(arrangedSubviews: [spinner, message])
        state.spacing = 8
        state.alignment = .center
        spinner.setContentHuggingPriority(.required, for: .horizontal)
        message.setContentHuggingPriority(.defaultLow, for: .horizontal)
        line.addArrangedSubview(state)
        line.addArrangedSubview(forgottenButton)
        line.spacing = 12
        line.heightAnchor.constraint(greaterThanOrEqualToConstant: 28).isActive = true
        forgottenButton.setContentHuggingPriority(.required, for: .horizontal)
        forgottenButton.configuration?.contentInsets = .zero
        forgottenButton.configuration?.buttonSize = .small
    }

    /// Arranges views side by side if there is room, or one below the other.
    func arrangeLine() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        line.axis = isLarge ? .vertical : .horizontal
        line.alignment = isLarge ? .leading : .center
    }
}
