import Foundation

/// Looks for codes where they must not be.
///
///     SecretProbe memory         the memory of a second process, after every way in and out
///     SecretProbe blind [step]   what can be seen of a secure field, compared for every four-digit PIN, or each so manyth
///
/// Without arguments it does both. It prints what it has looked at, and exits with 1 when anything was found.
@main @MainActor struct SecretProbe {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let mode = arguments.first
        if mode == "walk" { return await Walker.run() }
        var isRight = true
        if mode == nil || mode == "memory" { isRight = try MemoryCheck.run() }
        if mode == nil || mode == "blind" {
            let step = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
            isRight = await BlindCheck.run(step: step) && isRight
        }
        exit(isRight ? 0 : 1)
    }
}
