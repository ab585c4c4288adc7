import Foundation

/// Makes a second process take every route, and searches its memory while it waits.
///
/// The search must find a code while the field holds it, and nowhere afterwards. After a control, in which an app keeps
/// its own strings, the search must still find the code.
@MainActor struct MemoryCheck {
    /// Prints a line for each route, and returns whether all pass.
    static func run() throws -> Bool {
        let walker = Process()
        walker.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        walker.arguments = ["walk"]
        let (orders, answers) = (Pipe(), Pipe())
        walker.standardInput = orders
        walker.standardOutput = answers
        try walker.run()
        let check = MemoryCheck(
            process: walker.processIdentifier, orders: orders.fileHandleForWriting,
            answers: answers.fileHandleForReading)
        var isRight = true
        for (index, route) in SecretRoute.all.enumerated() where check.fails(index, route) { isRight = false }
        try orders.fileHandleForWriting.close()
        walker.waitUntilExit()
        let controls = SecretRoute.all.count(where: \.leavesCode)
        print("\(SecretRoute.all.count - controls) routes in and out, \(controls) controls")
        return isRight && walker.terminationStatus == 0
    }

    private let process: pid_t
    private let orders: FileHandle
    private let answers: FileHandle

    private func fails(_ index: Int, _ route: SecretRoute) -> Bool {
        let secret = Secret(digitsOnly: route.isOfDigits)
        let scan = MemoryScan(process: process, secret: secret.bytes, window: route.isOfDigits ? 12 : 8)
        let before = answer(to: [UInt8(index)] + secret.hidden).flatMap { _ in scan.result() }
        let after = answer(to: [0]).flatMap { _ in scan.result() }
        let isKept = answer(to: [0]) == Answer.done.rawValue
        guard let before, let after, isKept else {
            print("FAIL \(route.name): the memory of the other process can't be read, or it has ended")
            return true
        }
        let isRight = before.places > 0 && (after.places > 0) == route.leavesCode
        let kind = route.leavesCode ? "control" : "ok"
        print(
            "\(isRight ? kind : "FAIL") \(route.name): \(before.places) places before, \(after.places) after,",
            "in \(after.bytes >> 20) MB")
        return !isRight
    }

    private func answer(to order: [UInt8]) -> UInt8? {
        do {
            try orders.write(contentsOf: Data(order))
            return try answers.read(upToCount: 1)?.first
        } catch {
            return nil
        }
    }

    /// The progress that the other process reports.
    enum Answer: UInt8 {
        case entered = 1
        case left
        /// The process kept all the memory that it freed.
        case done
        case lost
    }
}
