import Foundation
import MemoryTools

/// Looks for codes where they must not be.
///
///     SecretProbe memory         searches the memory of a second process after every way in and out
///     SecretProbe screen         looks at the screen of a field that masks its code at any moment of a motion
///     SecretProbe blind [step]   compares what a secure field shows for every four-digit PIN, or every [step]th
///
/// Without arguments, it does all three. The tool prints its checks, and exits with 1 if any of them fails.
@main @MainActor struct SecretProbe {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst(), mode = arguments.first
        if mode == "walk" { return await Walker.run() }
        var isRight = true
        if mode == nil || mode == "memory" { isRight = try MemoryCheck.run() }
        if mode == nil || mode == "screen" { isRight = await ScreenCheck.run() && isRight }
        if mode == nil || mode == "blind" {
            let step = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
            isRight = BlindCheck.run(step: step) && isRight
        }
        exit(isRight ? 0 : 1)
    }
}

/// The process whose memory is searched: it enters and removes a code in each way, and waits during a search.
@MainActor struct Walker {
    static func run() async {
        while let order = try? FileHandle.standardInput.read(upToCount: 1 + Secret.length),
            order.count == 1 + Secret.length
        {
            let way = SecretWay.all[Int(order[0])]
            // Keeps freed memory, so that nothing overwrites a copy by chance.
            memory_keep_freed()
            let scene = Scene(Secret(hidden: Array(order[1...])), isOfDigits: way.isOfDigits)
            await scene.perform(way.enter)
            standStill()
            await scene.perform(way.leave)
            standStill()
            scene.close()
            answer(memory_release_kept() ? fine : 0)
        }
    }

    /// The answer that all went well: at the end, that all the memory was kept that was freed.
    static let fine: UInt8 = 1

    /// Answers and waits for the next order, without allocations, which could overwrite a copy.
    private static func standStill() {
        var next: UInt8 = 0
        answer(fine)
        guard read(STDIN_FILENO, &next, 1) == 1 else { exit(1) }
    }

    private static func answer(_ answer: UInt8) {
        var byte = answer
        guard write(STDOUT_FILENO, &byte, 1) == 1 else { exit(1) }
    }
}

/// A random code, stored so that a search does not find this copy.
struct Secret {
    static let length = 32
    private static let key: UInt8 = 0xA5

    /// The bytes of the code, each XORed with the key.
    let hidden: [UInt8]

    init(hidden: [UInt8]) { self.hidden = hidden }

    init(digitsOnly: Bool) {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        // Memory is full of the number 0, which no search can tell from a digit.
        let members = Array(("123456789" + (digitsOnly ? "" : letters)).utf8)
        hidden = (0..<Self.length).map { _ in (members.randomElement() ?? 0) ^ Self.key }
    }

    var bytes: [UInt8] { hidden.map { $0 ^ Self.key } }

    /// Types the code key by key, as a keyboard does; a string of one character is never on the heap.
    func type(_ insert: (String) -> Void) {
        for byte in hidden { insert(String(Character(Unicode.Scalar(byte ^ Self.key)))) }
    }

    /// Passes the code as one string, as AutoFill does, and overwrites that string: a later find is a copy.
    func handOver(inHalvesBy separator: String = "", _ body: (String) -> Void) {
        let count = hidden.count + separator.utf8.count
        var text = String(unsafeUninitializedCapacity: count) { buffer in
            var end = 0
            func put(_ byte: UInt8) {
                buffer[end] = byte
                end += 1
            }
            for (index, byte) in hidden.enumerated() {
                if index == hidden.count / 2 { separator.utf8.forEach(put) }
                put(byte ^ Self.key)
            }
            return end
        }
        body(text)
        text.withUTF8 { memory_erase(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
    }
}
