/// Gives a view the values of a nib.
public final class StandInCoder: NSCoder {
    private let values: [String: Any]

    public init(_ values: [String: Any] = [:]) {
        self.values = values
        super.init()
    }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    public override func decodeObject(forKey key: String) -> Any? { values[key] }
    public override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
    public override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    public override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
    public override func decodeFloat(forKey key: String) -> Float { values[key] as? Float ?? 0 }
    public override func decodeInt32(forKey key: String) -> Int32 { Int32(decodeInteger(forKey: key)) }
    public override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    func decodeCGRect(forKey key: String) -> CGRect { values[key] as? CGRect ?? .zero }
}
