public protocol UITraitDefinition {
    static var name: String { get }
    static var identifier: String { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { name }
}

public typealias UITrait = any UITraitDefinition.Type

/// Reads a trait, to tell whether it changed.
protocol StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable
}
