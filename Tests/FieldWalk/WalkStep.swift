/// One call of a walk and its arguments, read from eight bytes.
///
/// Zeros follow the bytes. All steps have the same size, so removing a step does not change the others. A finding can
/// be shortened that way.
public struct WalkStep: Sendable, Hashable {
    /// The number of bytes in a step.
    public static let byteCount = 8

    private var rest: UInt64

    /// Creates a step from bytes, the first one lowest.
    public init(_ bytes: UInt64) { rest = bytes }

    /// The remaining bytes, the lowest first.
    var bytes: [UInt8] { (0..<Self.byteCount).map { UInt8(truncatingIfNeeded: rest >> ($0 * 8)) } }

    /// Returns a number from 0 up to, but not including, the limit.
    mutating func number(_ limit: Int) -> Int {
        defer { rest >>= 8 }
        return Int(rest & 0xFF) % limit
    }

    /// Returns the remaining bytes without zeros, as repaired UTF-8.
    mutating func raw() -> String {
        defer { rest = 0 }
        return String(decoding: bytes.filter { $0 > 0 }, as: UTF8.self)
    }

    mutating func flag() -> Bool { number(2) == 1 }

    mutating func choice<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    /// Returns one of the cases.
    mutating func anyCase<Value: CaseIterable>(of type: Value.Type) -> Value {
        choice(Array(type.allCases))
    }
}

extension WalkStep: RandomNumberGenerator {
    /// Returns a random number, seeded with the rest of the step.
    ///
    /// Two successive numbers are never equal, so drawing until a number fits always ends.
    public mutating func next() -> UInt64 {
        rest = rest &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return rest
    }
}
