import Foundation
import MemoryTools

/// Makes a second process take every way, and searches its memory while it waits.
///
/// The search must find a code while the field holds it, and nowhere afterwards. After a control, in which an app keeps
/// its own strings, the search must still find the code.
@MainActor struct MemoryCheck {
    /// Prints a line for each way, and returns whether all pass.
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
        for (index, way) in SecretWay.all.enumerated() where check.fails(index, way) { isRight = false }
        try orders.fileHandleForWriting.close()
        walker.waitUntilExit()
        let controls = SecretWay.all.count(where: \.leavesCode)
        print("\(SecretWay.all.count - controls) ways in and out, \(controls) controls")
        return isRight && walker.terminationStatus == 0
    }

    private let process: pid_t
    private let orders: FileHandle
    private let answers: FileHandle

    private func fails(_ index: Int, _ way: SecretWay) -> Bool {
        let secret = Secret(digitsOnly: way.isOfDigits), bytes = secret.bytes
        // Digits may lie there as numbers, as in an array of Int.
        let secrets = way.isOfDigits ? [bytes, bytes.map { $0 & 0x0F }] : [bytes]
        // So many successive characters count as a find: eight of all occur nowhere by chance, ten digits can.
        let window = way.isOfDigits ? 12 : 8
        let before = answer(to: [UInt8(index)] + secret.hidden) == Walker.fine ? scan(for: secrets, window) : nil
        let after = answer(to: [0]) == Walker.fine ? scan(for: secrets, window) : nil
        guard let before, let after, answer(to: [0]) == Walker.fine else {
            print("FAIL \(way.name): the memory of the other process can't be read, or it has ended")
            return true
        }
        let isRight = before.places > 0 && (after.places > 0) == way.leavesCode
        let kind = way.leavesCode ? "control" : "ok"
        print(
            "\(isRight ? kind : "FAIL") \(way.name): \(before.places) places before, \(after.places) after,",
            "in \(after.bytes >> 20) MB")
        return !isRight
    }

    private func answer(to order: [UInt8]) -> UInt8? {
        guard (try? orders.write(contentsOf: Data(order))) != nil else { return nil }
        return try? answers.read(upToCount: 1)?.first
    }

    /// Searches the writable memory of the other process for the forms of a secret, none of which has a byte 0.
    ///
    /// It returns the number of places with a part of the secret, and of bytes searched; nil if it can't read them.
    /// A scan inside the process would miss copies: its own allocations reuse the memory just freed.
    private func scan(for secrets: [[UInt8]], _ window: Int) -> (places: Int, bytes: Int)? {
        let file = open("/proc/\(process)/mem", O_RDONLY)
        guard file >= 0, let regions = regions() else { return nil }
        defer { close(file) }
        let size = regions.map(\.count).max() ?? 0
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: size + 1, alignment: 16)
        defer { buffer.deallocate() }
        var result = (places: 0, bytes: 0)
        for region in regions {
            var count = 0
            while count < region.count {
                let part = pread(file, buffer + count, region.count - count, off_t(region.lowerBound) + count)
                guard part > 0 else { break }
                count += part
            }
            let bytes = buffer.assumingMemoryBound(to: UInt8.self)
            for secret in secrets { result.places += memory_find(bytes, count, 0, count, secret, secret.count, window) }
            result.bytes += count
        }
        return result.bytes > 0 ? result : nil
    }

    private func regions() -> [Range<UInt>]? {
        guard let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8) else { return nil }
        return maps.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 1, fields[1].hasPrefix("rw") else { return nil }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
        }
    }
}
