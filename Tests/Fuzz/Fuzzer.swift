import FieldWalk
import Foundation

/// Turns arbitrary bytes into a walk, and stops at the first broken promise.
///
/// WALK_KIND limits the walks to one kind.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var program = WalkProgram(UnsafeBufferPointer(start: bytes, count: count))
    if let kind { program.kind = kind }
    MainActor.assumeIsolated { [program] in walk(program) }
    return 0
}

private let kind: WalkProgram.Kind? = {
    guard let name = ProcessInfo.processInfo.environment["WALK_KIND"], name != "all" else { return nil }
    guard let kind = WalkProgram.Kind(rawValue: name) else { fatalError("There is no kind \(name).") }
    return kind
}()

@MainActor private func walk(_ program: WalkProgram) {
    // Traces a finding.
    let isTracing = ProcessInfo.processInfo.environment["WALK_TRACE"] != nil
    let run = Walk.begin(program, isTracing: isTracing)
    while !run.hasEnded {
        let traced = run.trace.count
        run.advance()
        // A trap would lose what `print` keeps back.
        if isTracing { for line in run.trace[traced...] { FileHandle.standardError.write(Data("\(line)\n".utf8)) } }
        if run.needsTurn { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
    precondition(run.failures.isEmpty, run.failures.first ?? "")
}
