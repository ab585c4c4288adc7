import FieldWalk
import Foundation

/// Feeds arbitrary bytes to a field, a number pad and a field of SwiftUI as calls, and stops at the first broken promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzViews(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let program = WalkProgram(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { walk(program) }
    return 0
}

/// Counts calls, and says at the end of the process how many there were.
@MainActor private let total: CallCount = {
    atexit { MainActor.assumeIsolated { print("calls of views: \(total.calls)") } }
    return CallCount()
}()

@MainActor private final class CallCount {
    var calls = 0
}

@MainActor private func walk(_ program: WalkProgram) {
    // Set for one finding, to see how it came about.
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
