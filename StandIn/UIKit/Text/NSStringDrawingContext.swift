open class NSStringDrawingContext: NSObject {
    public var minimumScaleFactor: CGFloat = 0
    public var actualScaleFactor: CGFloat { 1 }
}
