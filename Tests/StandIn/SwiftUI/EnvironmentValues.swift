public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var isEnabled = true
    public var layoutDirection = LayoutDirection.leftToRight
    /// Internal, as in SwiftUI: it tints UIKit views itself.
    var standInTint: Color?

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
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

/// The readable parts of a font. A font itself is opaque before iOS 26.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public struct Weight: Hashable, Sendable {
        private let value: Double
        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }
}
