open class UIGraphicsImageRendererFormat: NSObject {
    public var scale: CGFloat = 1
    public var opaque = false
    public internal(set) var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    }

    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
