public struct Color: Hashable, Sendable {
    let standInColor: UIColor

    public init(uiColor: UIColor) { standInColor = uiColor }

    public static let red = Color(uiColor: .systemRed)
    public static let green = Color(uiColor: .systemGreen)
    public static let purple = Color(uiColor: .systemPurple)
}
