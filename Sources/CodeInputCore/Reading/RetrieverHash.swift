/// The hash of Android's SMS Retriever at the end of a message: eleven characters that are not a code.
enum RetrieverHash {
    private static let length = 11

    /// The start of the hash, or the end of the text: "<#> Your code is 482910 FA+9qCX9VSu".
    static func start(in bytes: UnsafeBufferPointer<UInt8>, codeLengths: ClosedRange<Int>) -> Int {
        var end = bytes.count
        while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        let start = end - length
        guard start > 0, !codeLengths.contains(length), bytes[start - 1] <= UInt8(ascii: " ") else {
            return bytes.count
        }
        let hash = bytes[start..<end]
        // A telephone number may have the same length.
        let hasLetter = hash.contains { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        return hasLetter && hash.allSatisfy(isOfBase64) ? start : bytes.count
    }

    private static func isOfBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
