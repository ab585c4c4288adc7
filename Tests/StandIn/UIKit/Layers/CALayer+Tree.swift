extension CALayer {
    public var superlayer: CALayer? { storedSuperlayer }

    public var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set {
            for layer in storedSublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: storedSublayers.count)
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSublayers.count)
    }

    public func removeFromSuperlayer() {
        storedSuperlayer?.storedSublayers.removeAll { $0 === self }
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
        isCommitted = false
        for layer in storedSublayers { layer.markUncommitted() }
    }

    func layoutTree() {
        // Layout may invalidate layout again. Endless layout would hang a device, so it stops here.
        var rounds = 0
        while isMarkedForLayout, rounds < 32 {
            isMarkedForLayout = false
            layoutSublayers()
            rounds += 1
        }
        if isMarkedForLayout { StandInRecorder.add(.misuse, "layout never settles") }
        for layer in storedSublayers { layer.layoutTree() }
    }

    /// Lays out, draws and commits a tree, as at the end of a turn of the run loop.
    func commitTree() {
        // A sublayer may invalidate the layout of a layer above it.
        for _ in 0..<4 where isMarkedInTree { layoutTree() }
        displayTree()
        markCommitted()
    }

    private var isMarkedInTree: Bool { isMarkedForLayout || storedSublayers.contains(where: \.isMarkedInTree) }

    private func displayTree() {
        displayIfNeeded()
        mask?.displayTree()
        for layer in storedSublayers { layer.displayTree() }
    }

    private func markCommitted() {
        isCommitted = true
        for layer in storedSublayers { layer.markCommitted() }
    }
}

/// The values of a layer that its copies share.
struct StandInLayerModel {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3D()
    var isHidden = false
    var masksToBounds = false
    var contentsScale: CGFloat = 1
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(.black)
    var opacity: Float = 1
}
