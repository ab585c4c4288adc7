/// A kind of walk, and its steps.
public struct WalkProgram: Sendable, Hashable {
    /// The kind of a walk.
    public enum Kind: String, Sendable, CaseIterable {
        /// A field, and every call that the system and an app can make.
        case field
        /// A field whose callbacks make such calls too, up to three deep.
        case reentrant
        /// A number pad and its target.
        case keypad
        /// A SwiftUI field and its bindings.
        case bindings
        /// An editor and the value behind a field, without a view.
        case editor
    }

    /// The kind of the walk.
    public let kind: Kind
    /// The steps, in order.
    public let steps: [WalkStep]

    /// Creates a walk from steps.
    public init(kind: Kind, steps: [WalkStep]) {
        self.kind = kind
        self.steps = steps
    }

    /// Creates a walk from arbitrary bytes.
    ///
    /// The first byte is the kind. Every eight bytes after it are a step.
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

    /// Creates a random walk.
    public init(kind: Kind, count: Int, using random: inout some RandomNumberGenerator) {
        self.kind = kind
        steps = (0..<count).map { _ in WalkStep(random.next()) }
    }

    /// The bytes that encode the walk.
    public var bytes: [UInt8] {
        [UInt8(Kind.allCases.firstIndex(of: kind) ?? 0)] + steps.flatMap(\.bytes)
    }

    /// Returns the walk without some of its steps.
    public func removing(_ range: Range<Int>) -> WalkProgram {
        WalkProgram(kind: kind, steps: Array(steps[..<range.lowerBound] + steps[range.upperBound...]))
    }
}
