/// A kind of walk, and its steps.
public struct WalkProgram: Sendable, Hashable {
    /// What is walked over.
    public enum Kind: String, Sendable, CaseIterable {
        /// A field, and everything that a system and an app may do to it.
        case field
        /// A field whose closures, control events and input delegate do the same, three deep.
        case reentrant
        /// A number pad and what it types into.
        case keypad
        /// A field of SwiftUI and its bindings.
        case bindings
    }

    /// What is walked over.
    public let kind: Kind
    /// The calls, in order.
    public let steps: [WalkStep]

    /// A walk of chosen steps.
    public init(kind: Kind, steps: [WalkStep]) {
        self.kind = kind
        self.steps = steps
    }

    /// The walk that arbitrary bytes stand for: the first one is its kind, each eight more are a step.
    public init(_ bytes: some Collection<UInt8>) {
        kind = Kind.allCases[Int(bytes.first ?? 0) % Kind.allCases.count]
        var steps: [WalkStep] = []
        var bits: UInt64 = 0
        var count = 0
        for byte in bytes.dropFirst() {
            bits |= UInt64(byte) << (count * 8)
            count += 1
            guard count == WalkStep.byteCount else { continue }
            steps.append(WalkStep(bits))
            (bits, count) = (0, 0)
        }
        if count > 0 { steps.append(WalkStep(bits)) }
        self.steps = steps
    }

    /// A walk at random.
    public init(kind: Kind, count: Int, using random: inout some RandomNumberGenerator) {
        self.kind = kind
        steps = (0..<count).map { _ in WalkStep(random.next()) }
    }

    /// The bytes that stand for the walk.
    public var bytes: [UInt8] {
        [UInt8(Kind.allCases.firstIndex(of: kind) ?? 0)] + steps.flatMap(\.bytes)
    }

    /// The walk without some of its steps.
    public func removing(_ range: Range<Int>) -> WalkProgram {
        WalkProgram(kind: kind, steps: Array(steps[..<range.lowerBound] + steps[range.upperBound...]))
    }
}
