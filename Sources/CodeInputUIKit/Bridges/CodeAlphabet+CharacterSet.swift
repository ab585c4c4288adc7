#if canImport(UIKit)
public import CodeInputCore
public import Foundation

extension CodeAlphabet {
    /// Creates an alphabet of the characters in a set, each of one Unicode scalar; for `.letters`, it takes a moment.
    ///
    /// As for other alphabets, line breaks and combining marks are left out, and digits of all scripts become ASCII.
    ///
    /// - Parameters:
    ///   - characters: The members.
    ///   - foldsCase: Whether a letter becomes the member that is its other case.
    public init(_ characters: CharacterSet, foldsCase: Bool = false) {
        var members: [Character] = []
        for plane in UInt8(0)...16 where characters.hasMember(inPlane: plane) {
            let first = UInt32(plane) << 16
            for value in first...first + 0xFFFF {
                if let scalar = Unicode.Scalar(value), characters.contains(scalar) { members.append(Character(scalar)) }
            }
        }
        self.init(members, foldsCase: foldsCase)
    }
}
#endif
