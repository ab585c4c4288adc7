/// An array that overwrites each slot that an edit vacates, and its buffer when it grows or its last copy goes.
struct ErasableArray<Element: BitwiseCopyable & Sendable>: Sendable {
    private var storage: Storage

    init(capacity: Int) { storage = Storage(capacity: Swift.max(capacity, 1)) }

    init(_ elements: some Collection<Element>) {
        self.init(capacity: elements.count)
        replace(0..<0, with: elements)
    }

    var count: Int { storage.count }

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < storage.count)
        return storage.elements[index]
    }

    mutating func append(_ element: Element) {
        makeUnique(capacity: count + 1)
        storage.elements[count] = element
        storage.count += 1
    }

    mutating func replace(_ range: Range<Int>, with newElements: some Collection<Element>) {
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
        if newCount < oldCount { storage.erase(newCount..<oldCount) }
    }

    private mutating func makeUnique(capacity: Int) {
        guard !isKnownUniquelyReferenced(&storage) || capacity > storage.capacity else { return }
        let grown = capacity > storage.capacity ? Swift.max(capacity, storage.capacity * 2) : storage.capacity
        let copy = Storage(capacity: grown)
        copy.elements.update(from: storage.elements, count: storage.count)
        storage = copy
    }

    // Unchecked, because a pointer is not Sendable. Only the mutating methods above write to the private `storage`,
    // after `makeUnique` has shown that no other value refers to it: no two threads reach a buffer while it changes.
    private final class Storage: @unchecked Sendable {
        let elements: UnsafeMutablePointer<Element>
        let capacity: Int
        var count = 0

        init(capacity: Int) {
            elements = .allocate(capacity: capacity)
            self.capacity = capacity
            // The pointer's `update` methods need initialized memory. Zeros are a value of every type the kit stores.
            erase(0..<capacity)
        }

        deinit {
            erase(0..<capacity)
            elements.deallocate()
        }

        func erase(_ slots: Range<Int>) {
            let stride = MemoryLayout<Element>.stride
            overwrite(UnsafeMutableRawPointer(elements + slots.lowerBound), byteCount: slots.count * stride)
        }
    }
}

extension ErasableArray: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    // Without this, `String(decoding:as:)` copies the elements into an array that is never overwritten.
    func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try withExtendedLifetime(storage) {
            try body(UnsafeBufferPointer(start: storage.elements, count: storage.count))
        }
    }
}

extension ErasableArray: Equatable where Element: Equatable {
    @inline(never) static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

/// Overwrites memory with zeros, which the optimizer can't drop: it can't see that `read(_:)` ignores the memory.
@inline(never) func overwrite(_ start: UnsafeMutableRawPointer?, byteCount: Int) {
    guard let start else { return }
    start.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    read(start)
}

@inline(never) @_optimize(none) private func read(_ memory: UnsafeMutableRawPointer) {}
