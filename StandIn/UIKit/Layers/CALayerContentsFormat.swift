public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
}
