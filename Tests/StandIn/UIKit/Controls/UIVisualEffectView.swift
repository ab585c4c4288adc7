/// An effect of a `UIVisualEffectView`.
@MainActor open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
@MainActor public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case systemUltraThinMaterial = 6 }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// A view with a material, which covers what is behind it but does not blur it here.
@MainActor open class UIVisualEffectView: UIView {
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        if effect is UIBlurEffect {
            backgroundColor = .adaptive(StandInRGBA(0xF7F7F7, alpha: 0.45), dark: StandInRGBA(0x252525, alpha: 0.55))
        }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
