/// The layout state of a view.
struct StandInLayoutState {
    var margins: UIEdgeInsets?
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var constraints: [NSLayoutConstraint] = []
    /// The safe area that the view last heard of.
    var knownSafeArea = UIEdgeInsets.zero
}
