/// Code to measure, with a number of repetitions.
///
/// The benchmarks measure the time of the part in `measure`, and the guard counts its instructions and allocations.
public struct Workload: Sendable {
    /// The name, as "group/what/size".
    public let name: String
    /// The number of repetitions, more for short code.
    public let repetitions: Int
    typealias Body = @MainActor @Sendable (_ repetitions: Int, _ measure: (() -> Void) -> Void) -> Void
    private let body: Body

    init(_ name: String, repetitions: Int = 1000, body: @escaping Body) {
        (self.name, self.repetitions, self.body) = (name, repetitions, body)
    }

    /// Prepares, and passes the code to measure to `measure`.
    @MainActor public func run(measure: (() -> Void) -> Void) { body(repetitions, measure) }

    /// All workloads, in the order of the report.
    public static let all = checks + keys + incoming + bulk + [limit] + pictures + views
}

/// Hides from the optimizer that a value is unused.
@inline(never) @_optimize(none) func keep<Value>(_ value: borrowing Value) {}

/// Hides a value from the optimizer.
@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }
