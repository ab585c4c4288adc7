@_spi(Reflection) import Swift

/// Whether SwiftUI takes two values for equal: property by property, and what is not `Equatable` bit by bit.
///
/// It changes neither: a value of a class is read in place.
func standInIsEqual<Value, Other>(_ first: inout Value, _ second: Other) -> Bool {
    // The closures of bindings can't be compared.
    let isComparable = _forEachField(of: Value.self) { _, _, type, _ in !(type is any StandInRefreshable.Type) }
    guard isComparable, Value.self == Other.self else { return false }
    return withUnsafeBytes(of: &first) { first in
        withUnsafeBytes(of: second) { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return true }
            return isEqual(first, second, Value.self, .struct)
        }
    }
}

private func isEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ type: Any.Type, _ kind: _MetadataKind
) -> Bool {
    if let type = type as? any Equatable.Type { return type.isEqual(first, second) }
    guard kind == .struct else {
        let count = size(of: type)
        return UnsafeRawBufferPointer(start: first, count: count).elementsEqual(
            UnsafeRawBufferPointer(start: second, count: count))
    }
    return _forEachField(of: type) { _, offset, type, kind in isEqual(first + offset, second + offset, type, kind) }
}

private func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
}

extension Equatable {
    fileprivate static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Self.self).pointee == second.assumingMemoryBound(to: Self.self).pointee
    }
}
