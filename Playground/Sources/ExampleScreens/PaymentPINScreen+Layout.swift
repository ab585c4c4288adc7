import CodeInputUIKit
import UIKit

extension PaymentPINScreen {
    /// The sheet at the bottom: what is paid, the cells, a line that tells how it goes, the pad.
    func layOutSheet() {
        let sheet = UIView()
        sheet.backgroundColor = .systemBackground
        sheet.layer.cornerRadius = 20
        sheet.layer.cornerCurve = .continuous
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.accessibilityViewIsModal = true

        let content = UIStackView(column: [header, details, field, line])
        content.setCustomSpacing(20, after: content.arrangedSubviews[1])
        content.setCustomSpacing(12, after: field)
        let ground = UIView()
        ground.backgroundColor = .secondarySystemBackground

        for part in [sheet, content, ground, pad] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(sheet)
        [content, ground, pad].forEach(sheet.addSubview)
        NSLayoutConstraint.activate([
            sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 16),
            content.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -20),
            content.bottomAnchor.constraint(equalTo: ground.topAnchor, constant: -16),
            ground.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
            ground.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
            ground.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
            pad.topAnchor.constraint(equalTo: ground.topAnchor),
            pad.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
        ])
    }

    /// The title, with the cross that closes the sheet.
    private var header: UIView {
        let title = UILabel(.headline, weight: .semibold, text: "Enter your PIN")
        title.accessibilityTraits.insert(.header)
        let header = UIStackView(arrangedSubviews: [title, closeButton])
        header.alignment = .center
        title.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return header
    }

    /// Who gets how much, and from where.
    private var details: UIView {
        let labels = [
            UILabel(.subheadline, color: .secondaryLabel, text: payment.payee),
            UILabel(.largeTitle, weight: .bold, text: payment.amount),
            UILabel(.footnote, color: .secondaryLabel, text: payment.account),
        ]
        for label in labels { label.textAlignment = .center }
        return UIStackView(column: labels, spacing: 2)
    }

    /// How it goes, and the way out for who has forgotten the PIN.
    private var line: UIView {
        let state = UIStackView(arrangedSubviews: [spinner, message])
        state.spacing = 8
        state.alignment = .center
        spinner.setContentHuggingPriority(.required, for: .horizontal)
        message.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [state, forgottenButton])
        // Side by side where there is room, else one below the other.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        line.axis = isLarge ? .vertical : .horizontal
        line.alignment = isLarge ? .leading : .center
        forgottenButton.configuration?.contentInsets = .zero
        forgottenButton.configuration?.buttonSize = .small
        return line
    }
}
