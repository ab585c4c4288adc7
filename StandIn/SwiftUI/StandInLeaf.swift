/// The UIKit view of a representable.
@MainActor protocol StandInLeaf: AnyObject {
    var view: UIView { get }
    /// Returns false for a representable of another type, which needs a new view.
    func update(_ representable: any UIViewRepresentable, in environment: EnvironmentValues) -> Bool
    func size(for proposal: ProposedViewSize) -> CGSize
    func dismantle()
}
