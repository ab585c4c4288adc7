/// Something whose cost is of interest, done as often as asked.
///
/// The benchmarks take the time of the part in `measure`, the guard counts its instructions and allocations; both run
/// the same code.
public struct Workload: Sendable {
    /// What is done, as "group/what/size".
    public let name: String
    /// How often it is done to be measured: more for what is short.
    public let repetitions: Int
    private let body: @MainActor @Sendable (_ repetitions: Int, _ measure: (() -> Void) -> Void) -> Void

    init(
        _ name: String, repetitions: Int = 1000,
        body: @escaping @MainActor @Sendable (_ repetitions: Int, _ measure: (() -> Void) -> Void) -> Void
    ) {
        self.name = name
        self.repetitions = repetitions
        self.body = body
    }

    /// Prepares, and hands `measure` what is to be measured.
    @MainActor public func run(measure: (() -> Void) -> Void) { body(repetitions, measure) }

    /// All of them, in the order of the report.
    public static let all = checks + keys + incoming + bulk + limits + pictures + views
}

/// Hides from the optimizer that nobody uses a value.
@inline(never) @_optimize(none) func keep<Value>(_ value: borrowing Value) {}

/// Hides from the optimizer what a value is.
@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }
