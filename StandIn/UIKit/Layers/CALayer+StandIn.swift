extension CALayer {
    /// A plain layer with the values of this moment, whatever class this one is of.
    public var standInPresentation: CALayer {
        let copy = CALayer(layer: self)
        StandInAnimator.apply(running, of: self, to: copy)
        return copy
    }
}
