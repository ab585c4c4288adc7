/// Gives a view the values of a nib.
public final class StandInCoder: NSCoder {
    private let values: [String: Any]

    public init(_ values: [String: Any] = [:]) {
        self.values = values
        super.init()
    }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    public override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }

    func decodeCGRect(forKey key: String) -> CGRect { values[key] as? CGRect ?? .zero }
}
