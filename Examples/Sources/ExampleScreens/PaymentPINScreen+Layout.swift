import CodeInputPIN
import UIKit

extension PaymentPINScreen {
    /// The sheet at the bottom, over a blurred app: the payment, the field with its message, and the pad.
    func layOutSheet() {
        view.tintColor = .accent
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blur.contentView.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        view.addSubview(blur)
        sheet.backgroundColor = .secondarySystemGroupedBackground
        sheet.layer.cornerRadius = 20
        sheet.layer.cornerCurve = .continuous
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.accessibilityViewIsModal = true

        // The payment may scroll at large text sizes. The field and its message are always visible.
        let content = UIStackView(column: [header, details])
        let entry = UIStackView(column: [field, forgottenButton])

        // Room that is left is the payment's.
        pad.setContentHuggingPriority(UILayoutPriority(800), for: .vertical)

        for part in [sheet, entry, pad] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(sheet)
        [entry, pad].forEach(sheet.addSubview)
        let scroll = sheet.addScrolling(content, margin: 16, below: sheet.topAnchor, above: entry.topAnchor)
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
            // The pad itself stays clear of the home indicator.
            pad.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
            height,
        ])
    }

    /// Dots over one picture, which stretches under all cells except for its round ends.
    static var style: any CodeCellRenderer {
        let card = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in
            UIColor.systemBlue.withAlphaComponent(0.15).setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 64, height: 64), cornerRadius: 16).fill()
        }
        var picture = CodeImage(card)
        picture.capInsets = CodeInsets(top: 16, left: 16, bottom: 16, right: 16)
        return BackgroundRenderer(image: picture).overlaying(.dots())
    }

    /// The title between the close button and as much room.
    private var header: UIView {
        titleLabel.accessibilityTraits.insert(.header)
        titleLabel.textAlignment = .center
        let room = UIView()
        let header = UIStackView(arrangedSubviews: [room, titleLabel, closeButton])
        room.widthAnchor.constraint(equalToConstant: 36).isActive = true
        header.alignment = .center
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        closeButton.setContentHuggingPriority(.required, for: .horizontal)
        return header
    }

    /// The payee, the amount and the account.
    private var details: UIView {
        let labels = [
            UILabel(.subheadline, color: .secondaryText, text: payment.payee),
            UILabel(.largeTitle, weight: .bold, text: payment.amount),
            UILabel(.footnote, color: .secondaryText, text: payment.account),
        ]
        for label in labels { label.textAlignment = .center }
        return UIStackView(column: labels, spacing: 2)
    }
}
