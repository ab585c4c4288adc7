import CodeInputCore
import Testing

@Suite("An erasable array")
struct ErasableArrayTests {
    @Test("overwrites each slot that an edit vacates")
    func vacated() throws {
        var array = ErasableArray<UInt8>(capacity: 6)
        array.replace(0..<0, with: "482913".utf8)
        array.replace(1..<4, with: "7".utf8)
        let slots = try #require(
            array.withContiguousStorageIfAvailable { Array(UnsafeBufferPointer(start: $0.baseAddress, count: 6)) })
        #expect(slots == Array("4713".utf8) + [0, 0])
    }

    @Test("is a string of its characters, without those that a composition hides")
    func string() {
        var array = ErasableArray<CodeCharacter>(capacity: 4)
        for character in "4🍎é3" { CodeCharacter(character).map { array.append($0) } }
        #expect(array.string() == "4🍎é3" && array.string(without: 1..<3) == "43")
    }
}
