import Foundation

/// Looks for codes where they must not be.
///
///     SecretProbe memory         searches the memory of a second process after every route in and out
///     SecretProbe blind [step]   compares what a secure field shows for every four-digit PIN, or every [step]th
///
/// Without arguments, it does both. The tool prints its checks, and exits with 1 if any of them fails.
@main @MainActor struct SecretProbe {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let mode = arguments.first
        if mode == "walk" { return await Walker.run() }
        var isRight = true
        if mode == nil || mode == "memory" { isRight = try MemoryCheck.run() }
        if mode == nil || mode == "blind" {
            let step = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
            isRight = BlindCheck.run(step: step) && isRight
        }
        exit(isRight ? 0 : 1)
    }
}
