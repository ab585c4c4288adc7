/// The order of the digits on a number pad.
///
/// A shuffled pad has a new order each time it appears, so that neither the place of a finger nor a mark it leaves on
/// the glass tells a digit.
public struct CodeKeypadOrder: Sendable {
    // The generator of a shuffled order; nil keeps the digits where every telephone has them.
    private var generator: (any RandomNumberGenerator & Sendable)?

    /// 1 to 9 and 0, as on a telephone.
    public static let standard = CodeKeypadOrder(generator: nil)

    /// A new order each time, from the system's random numbers.
    public static let shuffled = CodeKeypadOrder(generator: SystemRandomNumberGenerator())

    /// A new order each time, from random numbers of one's own.
    ///
    /// - Parameter generator: The source of the order. What protects a secret needs a cryptographically secure one, as
    ///   `SystemRandomNumberGenerator` is; a seeded one is for tests.
    /// - Returns: The order.
    public static func shuffled(using generator: some RandomNumberGenerator & Sendable) -> CodeKeypadOrder {
        CodeKeypadOrder(generator: generator)
    }

    /// Whether the digits change their places.
    package var isShuffled: Bool { generator != nil }

    /// The ten digits, from the top left key to the bottom one.
    ///
    /// - Parameter generator: Drawn from if the order is shuffled; each of the 10! orders is equally likely if all its
    ///   numbers are.
    /// - Returns: Each digit once.
    package func digits(using generator: inout some RandomNumberGenerator) -> [Int] {
        isShuffled ? Self.telephone.shuffled(using: &generator) : Self.telephone
    }

    /// The ten digits of the next appearance, drawn from the order's own generator.
    ///
    /// - Returns: Each digit once, from the top left key to the bottom one.
    package mutating func nextDigits() -> [Int] {
        guard var source = generator else { return Self.telephone }
        defer { generator = source }
        return Self.telephone.shuffled(using: &source)
    }

    private static let telephone = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
}
