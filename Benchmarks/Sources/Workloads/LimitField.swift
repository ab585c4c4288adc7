/// The least that any field must do for a key: check a byte and store it.
///
/// It has no selection, no other alphabet and no events, and erases nothing.
struct LimitField {
    private var bytes: [UInt8] = []
    private let length: Int

    init(length: Int) {
        self.length = length
        bytes.reserveCapacity(length)
    }

    // Not inlined, like calls into a library.
    @inline(never) mutating func insert(_ text: String) -> Bool {
        guard let byte = text.utf8.first, byte &- 48 < 10, bytes.count < length else { return false }
        bytes.append(byte)
        return true
    }

    @inline(never) mutating func deleteBackward() -> Bool {
        bytes.popLast() != nil
    }
}
