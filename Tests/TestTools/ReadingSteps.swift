#if DEBUG
import CodeInputCore

/// Counts what reading does in a closure: a test shows that reading is linear.
package func readingSteps(of body: () -> Void) -> Int {
    let counter = StepCounter()
    ReadingSteps.$count.withValue({ counter.steps += $0 }, operation: body)
    return counter.steps
}

// Unchecked: only `readingSteps(of:)` has one, in the task that runs its closure, and it reads it afterwards.
private final class StepCounter: @unchecked Sendable {
    var steps = 0
}
#endif
