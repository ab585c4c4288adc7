#if canImport(UIKit)
public import CodeInputCore
public import Foundation

extension CodeAlphabet {
    /// Creates an alphabet of the characters in a set, each of one Unicode scalar; a large set such as `.letters` takes a moment.
    ///
    /// As for other alphabets, line breaks and combining marks are left out, and digits of all scripts become ASCII.
    ///
    /// - Parameters:
    ///   - characters: The members.
    ///   - foldsCase: Whether a letter becomes the member that is its other case.
    public init(_ characters: CharacterSet, foldsCase: Bool = false) {
        let planes = (0...16 as ClosedRange<UInt8>).filter { characters.hasMember(inPlane: $0) }
        let members = planes.lazy.flatMap { plane in
            (UInt32(plane) << 16...UInt32(plane) << 16 | 0xFFFF).lazy.compactMap { Unicode.Scalar($0) }
        }
        self.init(members.filter { characters.contains($0) }.map { Character($0) }, foldsCase: foldsCase)
    }
}
#endif
