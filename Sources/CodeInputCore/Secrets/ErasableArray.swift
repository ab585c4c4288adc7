/// An array of plain values that leaves nothing behind: every slot that an edit vacates is overwritten, and so is the
/// whole buffer when the last copy goes.
///
/// It has the value semantics of `Array`, copy on write included. A standard array can't make the promise: it moves
/// to a larger buffer and frees the old one as it is.
struct ErasableArray<Element: BitwiseCopyable & Sendable>: Sendable {
    private var storage: Storage

    /// An empty array with room for `capacity` elements before it moves to a larger buffer.
    init(capacity: Int) {
        storage = Storage(capacity: Swift.max(capacity, 1))
    }

    var count: Int { storage.count }
    var isEmpty: Bool { storage.count == 0 }

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < storage.count)
        return storage.elements[index]
    }

    mutating func append(_ element: Element) {
        makeUnique(capacity: storage.count + 1)
        storage.elements[storage.count] = element
        storage.count += 1
    }

    mutating func removeLast() {
        precondition(storage.count > 0)
        makeUnique(capacity: storage.count)
        storage.count -= 1
        erase(UnsafeMutableRawPointer(storage.elements + storage.count), byteCount: Storage.stride)
    }

    /// Replaces the elements of `range`, and overwrites what is no longer in use.
    ///
    /// - Complexity: O(`newElements.count` + the elements after `range`).
    mutating func replace(_ range: Range<Int>, with newElements: some Collection<Element>) {
        let oldCount = storage.count
        precondition(range.lowerBound >= 0 && range.upperBound <= oldCount)
        let newCount = oldCount - range.count + newElements.count
        makeUnique(capacity: newCount)
        let elements = storage.elements
        let tail = oldCount - range.upperBound
        if newCount != oldCount, tail > 0 {
            (elements + (newCount - tail)).update(from: elements + range.upperBound, count: tail)
        }
        var target = elements + range.lowerBound
        for element in newElements {
            target.pointee = element
            target += 1
        }
        storage.count = newCount
        if newCount < oldCount {
            erase(UnsafeMutableRawPointer(elements + newCount), byteCount: (oldCount - newCount) * Storage.stride)
        }
    }

    private mutating func makeUnique(capacity: Int) {
        guard !isKnownUniquelyReferenced(&storage) || capacity > storage.capacity else { return }
        let grown = capacity > storage.capacity ? Swift.max(capacity, storage.capacity * 2) : storage.capacity
        let copy = Storage(capacity: grown)
        copy.elements.update(from: storage.elements, count: storage.count)
        copy.count = storage.count
        storage = copy
    }

    // Unchecked, because a stored pointer is never Sendable by itself. The elements are Sendable, `storage` is private,
    // and it is written only by the mutating methods above, after `makeUnique` has shown that no other value refers to
    // it: no two threads can reach one buffer while it changes.
    private final class Storage: @unchecked Sendable {
        static var stride: Int { MemoryLayout<Element>.stride }

        let elements: UnsafeMutablePointer<Element>
        let capacity: Int
        var count = 0

        init(capacity: Int) {
            elements = .allocate(capacity: capacity)
            self.capacity = capacity
            // Zeros are a value of every plain type the kit stores, so the pointer's `update` methods hold.
            erase(UnsafeMutableRawPointer(elements), byteCount: capacity * Self.stride)
        }

        deinit {
            erase(UnsafeMutableRawPointer(elements), byteCount: capacity * Self.stride)
            elements.deallocate()
        }
    }
}

extension ErasableArray: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    /// Without this a string is made of the elements by way of an array, which nobody overwrites.
    func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try withExtendedLifetime(storage) {
            try body(UnsafeBufferPointer(start: storage.elements, count: storage.count))
        }
    }
}

extension ErasableArray<UInt8> {
    /// Lends UTF-8 as a string, and overwrites the string afterwards.
    ///
    /// - Parameter body: Reads the string, and keeps no copy of it: that would be overwritten too.
    /// - Returns: What the body returns.
    func withErasedText<Result>(_ body: (String) -> Result) -> Result {
        var text = String(decoding: self, as: UTF8.self)
        // Its storage was made here, and nobody else reads it any more.
        defer { text.withUTF8 { erase(UnsafeMutableRawPointer(mutating: $0.baseAddress), byteCount: $0.count) } }
        return body(text)
    }
}

extension ErasableArray: Equatable where Element: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

/// Overwrites memory with zeros.
///
/// Not inlined, and read afterwards by something the optimiser can't see into, so that the write can't be dropped as
/// one that nobody reads.
@inline(never)
private func erase(_ start: UnsafeMutableRawPointer?, byteCount: Int) {
    guard let start else { return }
    start.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    read(start)
}

@inline(never) @_optimize(none)
private func read(_ memory: UnsafeMutableRawPointer) {}
