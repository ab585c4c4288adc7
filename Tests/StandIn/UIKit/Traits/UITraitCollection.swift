// Unchecked: the one stored property is a `let`.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: StandInTraits

    init(values: StandInTraits) { self.values = values }

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
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayScale: CGFloat { values.displayScale }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The traits of the thread. Set while UIKit lays out and draws a view.
    public static var current: UITraitCollection {
        StandInThread.current.traits ?? UITraitCollection(values: .device)
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let thread = StandInThread.current
        let previous = thread.traits
        thread.traits = self
        defer { thread.traits = previous }
        actions()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    open override var hash: Int { values.hashValue }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

@MainActor public protocol UITraitOverrides: UIMutableTraits {}

public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitSceneCaptureState: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}

@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

struct StandInTraits: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

    static let device = StandInTraits(
        userInterfaceStyle: .light, userInterfaceLevel: .base, layoutDirection: .leftToRight, displayScale: 3,
        preferredContentSizeCategory: .large, accessibilityContrast: .normal, legibilityWeight: .regular,
        sceneCaptureState: .inactive, verticalSizeClass: .regular)

    /// The value of a trait, to tell whether it changed.
    func value(of trait: UITrait) -> AnyHashable {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
        case is UITraitUserInterfaceLevel.Type: userInterfaceLevel
        case is UITraitLayoutDirection.Type: layoutDirection
        case is UITraitDisplayScale.Type: displayScale
        case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
        case is UITraitAccessibilityContrast.Type: accessibilityContrast
        case is UITraitLegibilityWeight.Type: legibilityWeight
        case is UITraitSceneCaptureState.Type: sceneCaptureState
        case is UITraitVerticalSizeClass.Type: verticalSizeClass
        default: self
        }
    }

    /// Returns the values with the specified ones of another collection on top.
    func overridden(by other: StandInTraits) -> StandInTraits {
        let none = StandInTraits()
        var result = self
        // Most views override nothing.
        if other == none { return result }
        func take<Value: Equatable>(_ path: WritableKeyPath<StandInTraits, Value>) {
            if other[keyPath: path] != none[keyPath: path] { result[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceStyle)
        take(\.userInterfaceLevel)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.legibilityWeight)
        take(\.sceneCaptureState)
        take(\.verticalSizeClass)
        return result
    }
}

@MainActor final class StandInTraitObserver: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func notify(_ environment: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
        let isChanged = traits.contains { previous.values.value(of: $0) != current.values.value(of: $0) }
        if isChanged { handler(environment, previous) }
    }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    /// Smallest first.
    public static let standInAll: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index among all categories. An unknown category counts as `large`.
    var index: Int { Self.standInAll.firstIndex(of: self) ?? 3 }

    public var isAccessibilityCategory: Bool { index >= 7 }
}
