/// The values of a trait collection; what isn't specified is nil.
struct StandInTraits: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var category: UIContentSizeCategory?
    var contrast: UIAccessibilityContrast?
    var level: UIUserInterfaceLevel?
    var legibility: UILegibilityWeight?
    var appearance: UIUserInterfaceActiveAppearance?
    var capture: UISceneCaptureState?

    static let device = StandInTraits(
        idiom: .phone, style: .light, direction: .leftToRight, scale: 3, horizontal: .compact, vertical: .regular,
        category: .large, contrast: .normal, level: .base, legibility: .regular, appearance: .active, capture: .inactive
    )

    /// Values of the other where it has any.
    func overridden(by other: StandInTraits) -> StandInTraits {
        StandInTraits(
            idiom: other.idiom ?? idiom, style: other.style ?? style, direction: other.direction ?? direction,
            scale: other.scale ?? scale, horizontal: other.horizontal ?? horizontal,
            vertical: other.vertical ?? vertical,
            category: other.category ?? category, contrast: other.contrast ?? contrast, level: other.level ?? level,
            legibility: other.legibility ?? legibility, appearance: other.appearance ?? appearance,
            capture: other.capture ?? capture)
    }
}

extension StandInTraits: UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { idiom ?? .unspecified }
        set { idiom = newValue == .unspecified ? nil : newValue }
    }
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
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { horizontal ?? .unspecified }
        set { horizontal = newValue == .unspecified ? nil : newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { vertical ?? .unspecified }
        set { vertical = newValue == .unspecified ? nil : newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { category ?? .unspecified }
        set { category = newValue == .unspecified ? nil : newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { contrast ?? .unspecified }
        set { contrast = newValue == .unspecified ? nil : newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { level ?? .unspecified }
        set { level = newValue == .unspecified ? nil : newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { legibility ?? .unspecified }
        set { legibility = newValue == .unspecified ? nil : newValue }
    }
    var activeAppearance: UIUserInterfaceActiveAppearance {
        get { appearance ?? .unspecified }
        set { appearance = newValue == .unspecified ? nil : newValue }
    }
    var sceneCaptureState: UISceneCaptureState {
        get { capture ?? .unspecified }
        set { capture = newValue == .unspecified ? nil : newValue }
    }
}
