public func UIGraphicsGetCurrentContext() -> CGContext? {
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

public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
