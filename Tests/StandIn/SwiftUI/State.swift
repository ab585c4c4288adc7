@_spi(Reflection) import Swift

/// State of a view. It lasts as long as the view keeps its place in the host.
@propertyWrapper public struct State<Value>: StandInObservable {
    let standInStorage: StandInStorage<Value>
    var standInSource: any StandInSource { standInStorage }

    public init(wrappedValue value: Value) { standInStorage = StandInStorage(value) }

    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> {
        let storage = standInStorage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

/// A binding whose closures run on the main actor, unlike in SwiftUI.
///
/// As in SwiftUI, it gives the value that it has stored while a host updates. The host stores the current one if the
/// binding is a property of the view that it evaluates or updates, and not in one inside an object or a closure.
@propertyWrapper public struct Binding<Value>: StandInRefreshable {
    private let get: @MainActor @Sendable () -> Value
    private let set: @MainActor @Sendable (Value) -> Void
    // Also what a dump shows.
    private nonisolated(unsafe) var _value: Value

    @preconcurrency public init(
        get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
    ) {
        self.get = get
        self.set = set
        _value = Self.value(from: get)
    }

    private static func value(from get: @escaping @MainActor @Sendable () -> Value) -> Value {
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated { value = get() }
        guard let value else { preconditionFailure("a binding has a value") }
        return value
    }

    mutating func standInRefresh() { _value = Self.value(from: get) }

    public static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { StandInUpdates.areRunning ? _value : Self.value(from: get) }
        nonmutating set {
            nonisolated(unsafe) let value = newValue
            let set = set
            MainActor.assumeIsolated { set(value) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }
}

// Unchecked: it holds only Sendable closures.
extension Binding: @unchecked Sendable where Value: Sendable {}

enum StandInUpdates {
    /// Whether a host updates. Unsafe: only the main actor writes it.
    nonisolated(unsafe) static var areRunning = false
}

/// A property of a view that stores a value, which a host refreshes.
protocol StandInRefreshable {
    mutating func standInRefresh()
}

extension StandInRefreshable {
    fileprivate static func refresh(at place: UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: Self.self).pointee.standInRefresh()
    }
}

extension View {
    /// Refreshes the stored properties where they are, as SwiftUI does.
    mutating func standInRefresh() {
        withUnsafeMutablePointer(to: &self) { place in
            _ = _forEachField(of: Self.self) { _, offset, type, _ in
                (type as? any StandInRefreshable.Type)?.refresh(at: UnsafeMutableRawPointer(place) + offset)
                return true
            }
        }
    }
}

/// A source of changes that a host observes.
@MainActor protocol StandInSource: AnyObject {
    var standInDidChange: (() -> Void)? { get set }
    /// Takes the place of the state of the same view in the last update.
    func adopt(_ last: any StandInSource)
}

/// The value of a state. It outlives the view.
@MainActor final class StandInStorage<Value>: StandInSource {
    // Unsafe: written first in `init`, then only on the main actor.
    nonisolated(unsafe) private var stored: Value
    private var last: StandInStorage?
    var standInDidChange: (() -> Void)?

    nonisolated init(_ value: Value) { stored = value }

    var value: Value {
        get { last?.value ?? stored }
        set {
            if let last { return last.value = newValue }
            stored = newValue
            standInDidChange?()
        }
    }

    func adopt(_ last: any StandInSource) { self.last = last as? StandInStorage }
}

protocol StandInObservable {
    var standInSource: any StandInSource { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var isEnabled = true
    public var layoutDirection = LayoutDirection.leftToRight
    public var displayScale: CGFloat { Self.traits.displayScale }
    public var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(Self.traits.preferredContentSizeCategory) }
    public var accessibilityDifferentiateWithoutColor: Bool {
        MainActor.assumeIsolated { StandInAccessibilitySettings.differentiatesWithoutColor }
    }
    private static var traits: UITraitCollection { MainActor.assumeIsolated { StandInScreen.traits } }
    /// Internal, as in SwiftUI: it tints UIKit views itself.
    var standInTint: Color?
    var standInIsHidden = false

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the environment of a view. The host gives it to the view before it asks for the body.
@propertyWrapper public struct Environment<Value>: StandInEnvironmental {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    let standInBox = StandInEnvironmentBox()
    var standInFollowsColorSetting: Bool {
        (keyPath as AnyKeyPath) == \EnvironmentValues.accessibilityDifferentiateWithoutColor
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { standInBox.values[keyPath: keyPath] }
}

final class StandInEnvironmentBox { var values = EnvironmentValues() }

protocol StandInEnvironmental {
    var standInBox: StandInEnvironmentBox { get }
    var standInFollowsColorSetting: Bool { get }
}

public enum DynamicTypeSize: Int, Hashable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    init(_ category: UIContentSizeCategory) {
        self = Self.allCases.first { UIContentSizeCategory($0) == category } ?? .large
    }
}

extension UIContentSizeCategory {
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { Self.standInAll[$0.rawValue] } ?? .large
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public struct Color: Hashable, Sendable {
    let standInColor: UIColor

    public init(uiColor: UIColor) { standInColor = uiColor }

    public static let red = Color(uiColor: .systemRed)
    public static let green = Color(uiColor: UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1))
    public static let purple = Color(uiColor: .systemPurple)
}

extension UIColor {
    /// Creates a color that is dynamic if the given color is.
    public convenience init(_ color: Color) {
        let color = color.standInColor
        self.init { @Sendable traits in color.resolvedColor(with: traits) }
    }
}
