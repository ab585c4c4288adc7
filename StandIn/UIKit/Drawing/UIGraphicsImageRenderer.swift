open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext()
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext())
        UIGraphicsPopContext()
        return UIImage(source: .drawing(context.standInDrawing, size))
    }
}

open class UIGraphicsImageRendererContext: NSObject {}
