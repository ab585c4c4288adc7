/// The values of a trait collection. An unspecified trait is nil.
struct StandInTraits: Hashable, Sendable {
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var category: UIContentSizeCategory?
    var contrast: UIAccessibilityContrast?
    var legibility: UILegibilityWeight?
    var capture: UISceneCaptureState?

    static let device = StandInTraits(
        style: .light, direction: .leftToRight, scale: 3, category: .large, contrast: .normal, legibility: .regular,
        capture: .inactive)

    /// Returns the values with those of another collection on top.
    func overridden(by other: StandInTraits) -> StandInTraits {
        StandInTraits(
            style: other.style ?? style, direction: other.direction ?? direction, scale: other.scale ?? scale,
            category: other.category ?? category, contrast: other.contrast ?? contrast,
            legibility: other.legibility ?? legibility, capture: other.capture ?? capture)
    }
}

extension StandInTraits: UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { style ?? .unspecified }
        set { style = newValue == .unspecified ? nil : newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { direction ?? .unspecified }
        set { direction = newValue == .unspecified ? nil : newValue }
    }
    var displayScale: CGFloat {
        get { scale ?? 0 }
        set { scale = newValue == 0 ? nil : newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { category ?? .unspecified }
        set { category = newValue == .unspecified ? nil : newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { contrast ?? .unspecified }
        set { contrast = newValue == .unspecified ? nil : newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { legibility ?? .unspecified }
        set { legibility = newValue == .unspecified ? nil : newValue }
    }
    var sceneCaptureState: UISceneCaptureState {
        get { capture ?? .unspecified }
        set { capture = newValue == .unspecified ? nil : newValue }
    }
}
