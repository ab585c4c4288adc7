/// What layout keeps about a view.
struct StandInLayoutState {
    var margins: UIEdgeInsets?
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The safe area that the view was last told of.
    var knownSafeArea = UIEdgeInsets.zero
}
