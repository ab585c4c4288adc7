/// The order of the digits on a number pad.
///
/// A shuffled pad has a new order each time it appears. So neither the position of a finger nor its mark on the glass
/// reveals a digit.
public struct CodeKeypadOrder: Sendable {
    // The generator of a shuffled order; nil for the order of a telephone.
    private var generator: (any RandomNumberGenerator & Sendable)?

    /// 1 to 9 and 0, as on a telephone.
    public static let standard = CodeKeypadOrder(generator: nil)

    /// A new order each time, from the system's random number generator.
    public static let shuffled = CodeKeypadOrder(generator: SystemRandomNumberGenerator())

    /// Creates an order that is new each time, from a random number generator.
    ///
    /// - Parameter generator: The generator. For secrets, use a cryptographically secure one such as
    ///   `SystemRandomNumberGenerator`. A seeded generator is for tests.
    /// - Returns: The order.
    public static func shuffled(using generator: some RandomNumberGenerator & Sendable) -> CodeKeypadOrder {
        CodeKeypadOrder(generator: generator)
    }

    /// Whether the order is shuffled.
    package var isShuffled: Bool { generator != nil }

    /// Returns the ten digits, from the top left key to the bottom key.
    ///
    /// - Parameter generator: The generator for a shuffled order. With a uniform generator, each of the 10! orders is
    ///   equally likely.
    /// - Returns: Each digit once.
    package func digits(using generator: inout some RandomNumberGenerator) -> [Int] {
        isShuffled ? Self.telephone.shuffled(using: &generator) : Self.telephone
    }

    /// Returns the ten digits for the next appearance of the pad.
    ///
    /// - Returns: Each digit once, from the top left key to the bottom key.
    package mutating func nextDigits() -> [Int] {
        guard var source = generator else { return Self.telephone }
        defer { generator = source }
        return Self.telephone.shuffled(using: &source)
    }

    private static let telephone = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
}
