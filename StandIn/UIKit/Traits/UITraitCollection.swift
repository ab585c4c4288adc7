// Unchecked: the one stored property is a `let`.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: StandInTraits

    init(values: StandInTraits) {
        self.values = values
        super.init()
    }

    public override convenience init() {
        self.init(values: StandInTraits())
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Self.mutated(StandInTraits(), mutations))
    }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: Self.mutated(values, mutations))
    }

    static func mutated(_ values: StandInTraits, _ mutations: (inout any UIMutableTraits) -> Void) -> StandInTraits {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? StandInTraits ?? values
    }

    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(StandInTraits()) { $0.overridden(by: $1.values) })
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayScale: CGFloat { values.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    public var displayGamut: UIDisplayGamut { .P3 }

    /// Of the thread; set while UIKit lays out and draws a view.
    public static var current: UITraitCollection {
        get { StandInThread.current.traits ?? UITraitCollection(values: .device) }
        set { StandInThread.current.traits = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let thread = StandInThread.current
        let previous = thread.traits
        thread.traits = self
        defer { thread.traits = previous }
        actions()
    }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.style != other.style || values.contrast != other.contrast || values.level != other.level
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }
}
