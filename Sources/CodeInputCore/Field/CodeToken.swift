/// Names one moment of a field: a code, a status, a verification or a wait.
///
/// An answer or an effect carries the token of what it is about. When the field has moved on, it ignores the token.
public struct CodeToken: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// The number of the token, in the order in which the field gave them out.
    public var description: String { "#\(number)" }
}
