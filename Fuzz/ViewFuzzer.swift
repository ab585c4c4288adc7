import FieldWalk
import Foundation

/// Turns arbitrary bytes into calls of a field, a number pad and a SwiftUI field, and stops at the first broken promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzViews(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let program = WalkProgram(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { walk(program) }
    return 0
}

/// Counts calls, and prints the count at the end of the process.
@MainActor private let total: CallCount = {
    atexit { MainActor.assumeIsolated { print("calls of views: \(total.calls)") } }
    return CallCount()
}()

@MainActor private final class CallCount {
    var calls = 0
}

@MainActor private func walk(_ program: WalkProgram) {
    // Traces a finding.
    let isTracing = ProcessInfo.processInfo.environment["WALK_TRACE"] != nil
    let run = WalkRun(program, isTracing: isTracing)
    var progress = WalkRun.Progress.goesOn
    while progress != .ended {
        let traced = run.trace.count
        progress = run.advance()
        if isTracing { for line in run.trace[traced...] { print(line) } }
        if progress == .needsTurn { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
    total.calls += run.calls
    precondition(run.failures.isEmpty, run.failures.first ?? "")
}
