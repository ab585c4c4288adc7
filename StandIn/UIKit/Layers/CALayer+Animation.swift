extension CALayer {
    /// The default duration of an animation.
    private static let standInDuration: CFTimeInterval = 0.25

    func start(_ animation: CAAnimation, forKey key: String?) {
        if let key { stop { $0.key == key } }
        let copy = animation.standInCopy()
        if copy.duration == 0 { copy.duration = Self.standInDuration }
        let now = convertTime(CACurrentMediaTime(), from: nil)
        running.append(
            StandInRunningAnimation(
                key: key, animation: copy, begin: copy.beginTime == 0 ? now : copy.beginTime))
        let thread = StandInThread.current
        if !thread.animatedLayers.contains(where: { $0.object === self }) {
            thread.animatedLayers.append(StandInWeak(object: self))
        }
    }

    func stop(where matches: (StandInRunningAnimation) -> Bool) {
        running.removeAll(where: matches)
    }

    /// The time when the next animation of the layer ends.
    func nextEnd(after now: CFTimeInterval) -> CFTimeInterval? {
        return running.filter { !$0.hasEnded && $0.end.isFinite }.map { max(now, $0.end) }.min()
    }

    func tick(_ now: CFTimeInterval) {
        let local = convertTime(now, from: nil)
        let ended = running.filter { !$0.hasEnded && $0.end <= local + 1e-9 }
        running.removeAll { entry in entry.animation.isRemovedOnCompletion && ended.contains { $0 === entry } }
        for entry in ended { entry.hasEnded = true }
    }

    /// A copy with the values of this moment, made through `init(layer:)`. Nil before the layer is on the screen, and for
    /// a subclass, whose `init(layer:)` can't be called here.
    public func presentation() -> Self? {
        guard isCommitted, type(of: self) == CALayer.self, let copy = CALayer(layer: self) as? Self else { return nil }
        copy.modelLayer = self
        copy.delegate = nil
        StandInAnimator.apply(running, of: self, to: copy)
        return copy
    }
}
