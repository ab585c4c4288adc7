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

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext()
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return UIImage(source: .drawing(context.standInDrawing, format.bounds.size))
    }
}
