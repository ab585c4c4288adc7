import Foundation
import MemoryTools

/// A random code, stored so that a search does not find this copy.
struct Secret {
    static let length = 32
    private static let key: UInt8 = 0xA5

    /// The bytes of the code, each XORed with the key.
    let hidden: [UInt8]

    init(hidden: [UInt8]) { self.hidden = hidden }

    init(digitsOnly: Bool) {
        let digits = Array("0123456789".utf8)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
        let members = digitsOnly ? digits : digits + letters
        hidden = (0..<Self.length).map { _ in (members.randomElement() ?? 0) ^ Self.key }
    }

    var bytes: [UInt8] { hidden.map { $0 ^ Self.key } }

    func byte(at index: Int) -> UInt8 { hidden[index] ^ Self.key }

    /// Types the code key by key, as a keyboard does.
    ///
    /// A string of one character is never on the heap.
    func type(_ insert: (String) -> Void) {
        for byte in hidden { insert(String(Character(Unicode.Scalar(byte ^ Self.key)))) }
    }

    /// Passes the code as one string, as AutoFill does, and overwrites that string afterwards.
    ///
    /// A later find is a copy.
    func handOver(after prefix: String = "", inHalvesBy separator: String = "", _ body: (String) -> Void) {
        let half = hidden.count / 2
        var text = String(unsafeUninitializedCapacity: prefix.utf8.count + hidden.count + separator.utf8.count) {
            buffer in
            var end = 0
            func put(_ byte: UInt8) {
                buffer[end] = byte
                end += 1
            }
            prefix.utf8.forEach(put)
            for (index, byte) in hidden.enumerated() {
                if index == half { separator.utf8.forEach(put) }
                put(byte ^ Self.key)
            }
            return end
        }
        body(text)
        text.withUTF8 { memory_erase(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
    }
}
