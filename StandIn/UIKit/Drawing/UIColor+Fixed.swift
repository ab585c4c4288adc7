extension UIColor {
    public static let black = UIColor(StandInRGBA(0x000000))
    public static let white = UIColor(StandInRGBA(0xFFFFFF))
    public static let gray = UIColor(StandInRGBA(0x808080))
    public static let red = UIColor(StandInRGBA(0xFF0000))
    public static let green = UIColor(StandInRGBA(0x00FF00))
    public static let blue = UIColor(StandInRGBA(0x0000FF))
    public static let clear = UIColor(StandInRGBA(0x000000, alpha: 0))
}
