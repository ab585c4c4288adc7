/// One call of a walk, read from eight bytes: which it is, and what it is given.
///
/// Past its bytes there are zeros. Steps are of one size, so that a walk may lose some of them and the rest still means
/// the same: that is how a finding becomes short.
public struct WalkStep: Sendable, Hashable {
    /// How many bytes a step has.
    public static let byteCount = 8

    private var rest: UInt64

    /// A step of these bytes, the first one lowest.
    public init(_ bytes: UInt64) { rest = bytes }

    /// What is left of its bytes, the first one first.
    var bytes: [UInt8] { (0..<Self.byteCount).map { UInt8(truncatingIfNeeded: rest >> ($0 * 8)) } }

    /// A number from 0 to less than the limit.
    mutating func number(_ limit: Int) -> Int {
        defer { rest >>= 8 }
        return Int(rest & 0xFF) % limit
    }

    mutating func flag() -> Bool { number(2) == 1 }

    mutating func choice<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    /// One of the cases.
    mutating func anyCase<Value: CaseIterable>(of type: Value.Type) -> Value {
        choice(Array(type.allCases))
    }
}

extension WalkStep: RandomNumberGenerator {
    /// The rest of the step, for what draws from it.
    ///
    /// No two numbers in a row are equal: what draws until one fits would draw for ever.
    public mutating func next() -> UInt64 {
        rest = rest &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return rest
    }
}
