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
