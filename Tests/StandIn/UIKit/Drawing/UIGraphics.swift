func UIGraphicsGetCurrentContext() -> CGContext? {
    StandInThread.current.contexts.last
}

public func UIGraphicsPushContext(_ context: CGContext) {
    StandInThread.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
    if StandInThread.current.contexts.popLast() == nil {
        StandInRecorder.add(.misuse, "UIGraphicsPopContext without UIGraphicsPushContext")
    }
}

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
