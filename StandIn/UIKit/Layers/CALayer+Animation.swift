extension CALayer {
    func start(_ animation: CAAnimation, forKey key: String?) {
        if let key { stop { $0.key == key } }
        let copy = animation.standInCopy()
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        let now = convertTime(CACurrentMediaTime(), from: nil)
        let group = CATransaction.current.group
        group?.count += 1
        running.append(
            StandInRunningAnimation(
                key: key, animation: copy, begin: copy.beginTime == 0 ? now : copy.beginTime, group: group))
        let thread = StandInThread.current
        if !thread.animatedLayers.contains(where: { $0.object === self }) {
            thread.animatedLayers.append(StandInWeak(object: self))
        }
    }

    func stop(where matches: (StandInRunningAnimation) -> Bool) {
        let stopped = running.filter(matches)
        running.removeAll(where: matches)
        for entry in stopped where !entry.hasEnded { end(entry, finished: false) }
    }

    private func end(_ entry: StandInRunningAnimation, finished: Bool) {
        entry.hasEnded = true
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
        entry.group?.leave()
    }

    /// When the next animation of the layer ends, in global time.
    func nextEnd(after now: CFTimeInterval) -> CFTimeInterval? {
        guard speed != 0 else { return nil }
        return running.filter { !$0.hasEnded && $0.end.isFinite }.map { max(now, convertTime($0.end, to: nil)) }.min()
    }

    func tick(_ now: CFTimeInterval) {
        let local = convertTime(now, from: nil)
        for entry in running where !entry.hasStarted && entry.begin <= local {
            entry.hasStarted = true
            entry.animation.delegate?.animationDidStart(entry.animation)
        }
        let ended = running.filter { !$0.hasEnded && $0.end <= local + 1e-9 }
        running.removeAll { entry in entry.animation.isRemovedOnCompletion && ended.contains { $0 === entry } }
        for entry in ended { end(entry, finished: true) }
    }

    /// A copy with the values of this moment, made through `init(layer:)`; nil until a pass has put the layer on the screen.
    public func presentation() -> Self? {
        guard isCommitted, let copy = StandInLayerCopies.copy(self) as? Self else { return nil }
        copy.modelLayer = self
        copy.delegate = nil
        StandInAnimator.apply(running, of: self, to: copy)
        return copy
    }

    public func model() -> Self {
        modelLayer as? Self ?? self
    }
}
