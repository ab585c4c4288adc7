extension CALayer {
    public var superlayer: CALayer? { storedSuperlayer }

    public var sublayers: [CALayer]? { storedSublayers.isEmpty ? nil : storedSublayers }

    public func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSublayers.count)
    }

    public func removeFromSuperlayer() {
        guard let superlayer = storedSuperlayer else { return }
        superlayer.storedSublayers.removeAll { $0 === self }
        storedSuperlayer = nil
        markUncommitted()
    }

    private func insert(_ layer: CALayer, at index: Int) {
        let isLater = storedSublayers.firstIndex { $0 === layer }.map { $0 < index } ?? false
        layer.removeFromSuperlayer()
        storedSublayers.insert(layer, at: min(max(0, isLater ? index - 1 : index), storedSublayers.count))
        layer.storedSuperlayer = self
        setNeedsLayout()
    }

    private func markUncommitted() {
        (isCommitted, isMarkedInTree) = (false, true)
        for layer in storedSublayers { layer.markUncommitted() }
    }

    /// Marks the layer and those above it for a visit of the next commit.
    func markInTree() {
        var next: CALayer? = self
        while let layer = next, !layer.isMarkedInTree {
            layer.isMarkedInTree = true
            next = layer.storedSuperlayer
        }
    }

    /// Lays out what is marked, and returns whether anything was.
    @discardableResult func layoutTree() -> Bool {
        guard isMarkedInTree else { return false }
        // Layout may invalidate layout again. Endless layout would hang a device, so it stops here.
        var rounds = 0
        while isMarkedForLayout, rounds < 32 {
            isMarkedForLayout = false
            layoutSublayers()
            rounds += 1
        }
        if isMarkedForLayout { StandInRecorder.add(.misuse, "layout never settles") }
        return storedSublayers.reduce(rounds > 0) { $1.layoutTree() || $0 }
    }

    /// Lays out, draws and commits a tree, as at the end of a turn of the run loop.
    func commitTree() {
        // A sublayer may invalidate the layout of a layer above it.
        var rounds = 0
        while rounds < 4, layoutTree() { rounds += 1 }
        displayTree()
    }

    /// Draws what is marked, and returns whether a layer is left for the next commit to lay out.
    @discardableResult private func displayTree() -> Bool {
        guard isMarkedInTree else { return false }
        isMarkedInTree = false
        if isMarkedForDisplay {
            // A subclass may set its contents instead of calling the superclass.
            isMarkedForDisplay = false
            display()
        }
        if storedSublayers.reduce(isMarkedForLayout, { $1.displayTree() || $0 }) { isMarkedInTree = true }
        isCommitted = true
        return isMarkedInTree
    }
}

/// The values of a layer that its copies share.
struct StandInLayerModel {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3D()
    var isHidden = false
    var masksToBounds = false
    var contentsScale: CGFloat = 1
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(.black)
    var opacity: Float = 1
}

/// What a layer has drawn. It draws over it the next time, so that a layer with the same contents shows that as well.
final class StandInBitmap {
    var drawing = StandInDrawing()
    var size = CGSize.zero
}

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
        if !context.saved.isEmpty { StandInRecorder.add(.misuse, "saveGState without restoreGState in draw(in:)") }
        let isViewWithoutDrawing = delegate is UIView && context.standInDrawing.isEmpty && storedContents == nil
        if isViewWithoutDrawing { return }
        thread.drawnLayers.append(StandInWeak(object: self))
        let action = storedContents == nil ? nil : implicitAction(forKey: "contents")
        let bitmap = storedContents as? StandInBitmap ?? StandInBitmap()
        (bitmap.drawing, bitmap.size) = (context.standInDrawing, bounds.size)
        storedContents = bitmap
        action?.run(forKey: "contents", object: self, arguments: nil)
    }

    /// The last drawing, if the layer draws itself.
    public var standInDrawing: StandInDrawing? { (storedContents as? StandInBitmap)?.drawing }

    func implicitAction(forKey key: String) -> (any CAAction)? {
        let thread = StandInThread.current
        guard isCommitted || thread.animationDuration != nil else { return nil }
        return action(forKey: key)
    }
}

extension CALayer {
    func start(_ animation: CAAnimation, forKey givenKey: String?) {
        // Core Animation has one key for all transitions.
        let key = animation is CATransition ? "transition" : givenKey
        if let key { stop { $0.key == key } }
        let copy = animation.standInCopy()
        if copy.duration == 0 { copy.duration = 0.25 }
        let now = convertTime(CACurrentMediaTime(), from: nil)
        let begin = copy.beginTime == 0 ? now : copy.beginTime
        let entry = StandInRunningAnimation(key: key, animation: copy, begin: begin)
        // A layer looks at all its animations when one ends.
        let isDue = running.contains { $0.end == entry.end && !$0.hasEnded }
        running.append(entry)
        guard entry.end.isFinite, !isDue else { return }
        StandInThread.current.animatedLayers.add(StandInWeak(object: self), due: entry.end)
    }

    func stop(where matches: (StandInRunningAnimation) -> Bool) {
        guard !running.isEmpty else { return }
        let stopped = running.filter(matches)
        running.removeAll(where: matches)
        for entry in stopped where !entry.hasEnded { entry.end(finished: false) }
    }

    func tick(_ now: CFTimeInterval) {
        let local = convertTime(now, from: nil)
        let ended = running.filter { !$0.hasEnded && $0.end <= local + 1e-9 }
        running.removeAll { entry in entry.animation.isRemovedOnCompletion && ended.contains { $0 === entry } }
        for entry in ended { entry.end(finished: true) }
    }

    /// A plain layer with the values of this moment, whatever class this one is of.
    public var standInPresentation: CALayer {
        let copy = CALayer(layer: self)
        StandInAnimator.apply(running, to: copy)
        return copy
    }
}
