/// The order of the digits on a number pad; in a shuffled one, neither a finger nor its mark reveals a digit.
public enum CodeKeypadOrder: Sendable {
    /// 1 to 9 and 0, as on a telephone.
    case standard
    /// A new order each time, from the system's random number generator. Each of the 10! orders is equally likely.
    case shuffled

    package func digits(using generator: inout some RandomNumberGenerator) -> [Int] {
        let telephone = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
        return self == .shuffled ? telephone.shuffled(using: &generator) : telephone
    }
}
