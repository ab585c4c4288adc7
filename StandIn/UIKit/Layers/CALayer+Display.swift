extension CALayer {
    /// Draws the layer into a new recording. Skips a layer without an area.
    func drawContents() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let thread = StandInThread.current
        let outer = thread.contexts
        thread.contexts = []
        defer { thread.contexts = outer }
        let context = CGContext()
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(in: context)
        if !thread.contexts.isEmpty {
            StandInRecorder.add(.misuse, "UIGraphicsPushContext without UIGraphicsPopContext in draw(in:)")
        }
        if context.savedCount > 0 { StandInRecorder.add(.misuse, "saveGState without restoreGState in draw(in:)") }
        let isViewWithoutDrawing = delegate is UIView && context.standInDrawing.isEmpty && storedContents == nil
        if isViewWithoutDrawing { return }
        thread.drawnLayers.append(StandInWeak(object: self))
        let action = storedContents == nil ? nil : implicitAction(forKey: "contents")
        storedContents = context.standInDrawing
        storedContentsSize = bounds.size
        action?.run(forKey: "contents", object: self, arguments: nil)
    }

    /// The last drawing, if the layer draws itself.
    public var standInDrawing: StandInDrawing? { storedContents as? StandInDrawing }

    func implicitAction(forKey key: String) -> (any CAAction)? {
        let thread = StandInThread.current
        guard modelLayer == nil, isCommitted || thread.animationDuration != nil else { return nil }
        return action(forKey: key)
    }
}
