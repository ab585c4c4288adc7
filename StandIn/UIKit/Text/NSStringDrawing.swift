extension NSAttributedString {
    public func size() -> CGSize {
        length == 0 ? .zero : StandInTextLayout(self).size
    }

    public func draw(at point: CGPoint) {
        StandInTextLayout(self).draw(at: point)
    }
}
