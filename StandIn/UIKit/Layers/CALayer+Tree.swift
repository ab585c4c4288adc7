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

    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSublayers.count)
    }

    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
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
        // Layout may ask for more layout; a tree that never settles is cut off, as it would hang a device.
        var rounds = 0
        while isMarkedForLayout, rounds < 32 {
            isMarkedForLayout = false
            layoutSublayers()
            rounds += 1
        }
        if isMarkedForLayout { StandInRecorder.add(.misuse, "layout that never settles") }
        for layer in storedSublayers { layer.layoutTree() }
    }

    /// What the end of a turn of the run loop does with a tree.
    func commitTree() {
        // What is below may ask for another layout of what is above.
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
