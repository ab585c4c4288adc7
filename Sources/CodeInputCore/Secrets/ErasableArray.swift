/// An array of plain values that overwrites each slot that an edit vacates, and its buffer when the last copy goes.
///
/// A standard array frees its old buffer as it is when it moves to a larger one.
package struct ErasableArray<Element: BitwiseCopyable & Sendable>: Sendable {
    private var storage: Storage

    /// An empty array with room for `capacity` elements before it moves to a larger buffer.
    package init(capacity: Int) {
        storage = Storage(capacity: Swift.max(capacity, 1))
    }

    package var count: Int { storage.count }

    package subscript(index: Int) -> Element {
        precondition(index >= 0 && index < storage.count)
        return storage.elements[index]
    }

    package mutating func append(_ element: Element) {
        makeUnique(capacity: count + 1)
        storage.elements[count] = element
        storage.count += 1
    }

    /// Replaces a range, and overwrites the slots that are no longer in use.
    package mutating func replace(_ range: Range<Int>, with newElements: some Collection<Element>) {
        let oldCount = storage.count
        precondition(range.lowerBound >= 0 && range.upperBound <= oldCount)
        let newCount = oldCount - range.count + newElements.count
        makeUnique(capacity: newCount)
        let elements = storage.elements
        let tail = oldCount - range.upperBound
        if tail > 0, newCount != oldCount {
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
        storage = copy
    }

    // Unchecked, because a pointer is not Sendable. The elements are Sendable and `storage` is private. Only the
    // mutating methods above write to it, after `makeUnique` has shown that no other value refers to it. So no two
    // threads can reach a buffer while it changes.
    private final class Storage: @unchecked Sendable {
        static var stride: Int { MemoryLayout<Element>.stride }

        let elements: UnsafeMutablePointer<Element>
        let capacity: Int
        var count = 0

        init(capacity: Int) {
            elements = .allocate(capacity: capacity)
            self.capacity = capacity
            // The pointer's `update` methods need initialized memory. Zeros are a value of every type the kit stores.
            erase(UnsafeMutableRawPointer(elements), byteCount: capacity * Self.stride)
        }

        deinit {
            erase(UnsafeMutableRawPointer(elements), byteCount: capacity * Self.stride)
            elements.deallocate()
        }
    }
}

extension ErasableArray: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    // Without this, `String(decoding:as:)` copies the elements into an array that is never overwritten.
    package func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try withExtendedLifetime(storage) {
            try body(UnsafeBufferPointer(start: storage.elements, count: storage.count))
        }
    }
}

extension ErasableArray<UInt8> {
    /// Calls a closure with the UTF-8 as a string, and overwrites the string: the closure must not keep a copy.
    package func withErasedText<Result>(_ body: (String) -> Result) -> Result {
        var text = String(decoding: self, as: UTF8.self)
        // The storage was made here, and nothing else reads it.
        defer { text.withUTF8 { erase(UnsafeMutableRawPointer(mutating: $0.baseAddress), byteCount: $0.count) } }
        return body(text)
    }
}

extension ErasableArray: Equatable where Element: Equatable {
    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

/// Overwrites memory with zeros.
///
/// The optimizer can't drop the write: it is not inlined, and a function that the optimizer can't see into reads the
/// memory.
@inline(never)
private func erase(_ start: UnsafeMutableRawPointer?, byteCount: Int) {
    guard let start else { return }
    start.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    read(start)
}

@inline(never) @_optimize(none)
private func read(_ memory: UnsafeMutableRawPointer) {}
