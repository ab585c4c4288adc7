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

    static func mutated(_ values: StandInTraits, _ mutations: (inout any UIMutableTraits) -> Void) -> StandInTraits {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? StandInTraits ?? values
    }

    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(StandInTraits()) { $0.overridden(by: $1.values) })
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayScale: CGFloat { values.displayScale }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    /// The traits of the thread. Set while UIKit lays out and draws a view.
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

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }
}
