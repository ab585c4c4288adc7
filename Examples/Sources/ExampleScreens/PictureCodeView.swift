import UIKit

/// A view of a picture, or of the reason that there is none.
final class PictureCodeView: UIView {
    /// What the view shows.
    enum State {
        case loading, slow, failed
        case picture(UIImage)

        /// Whether the user has to try again.
        var isFailed: Bool { if case .failed = self { true } else { false } }
        /// Whether the picture takes longer than usual.
        var isSlow: Bool { if case .slow = self { true } else { false } }
        /// Whether there is a picture.
        var isPicture: Bool { if case .picture = self { true } else { false } }
    }

    /// What the view shows.
    var state = State.loading { didSet { update() } }

    let line = UILabel(.subheadline, color: .secondaryText)
    private let image = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        clipsToBounds = true
        image.contentMode = .scaleAspectFit
        image.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
        image.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        line.textAlignment = .center
        let wait = UIStackView(column: [spinner, line])
        for part in [image, wait] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: 104),
            wait.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 16),
            image.topAnchor.constraint(equalTo: topAnchor),
            image.bottomAnchor.constraint(equalTo: bottomAnchor),
            image.leadingAnchor.constraint(equalTo: leadingAnchor),
            image.trailingAnchor.constraint(equalTo: trailingAnchor),
            wait.centerYAnchor.constraint(equalTo: centerYAnchor),
            wait.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            wait.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .image
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        image.image = nil
        line.text = nil
        spinner.startAnimating()
        switch state {
        case .loading: break
        case .slow: line.text = "This takes longer than usual…"
        case .failed:
            spinner.stopAnimating()
            line.text = "The picture did not come."
            UIAccessibility.post(notification: .announcement, argument: line.text)
        case .picture(let shown):
            spinner.stopAnimating()
            image.image = shown
        }
        accessibilityLabel = line.text ?? (image.image == nil ? "The picture is loading" : "Picture of a code")
    }
}
