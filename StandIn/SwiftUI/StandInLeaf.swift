/// A view from UIKit that a representable made.
@MainActor protocol StandInLeaf: AnyObject {
    var view: UIView { get }
    /// False when the other one is of another type and has to be made anew.
    func update(_ representable: any UIViewRepresentable, in environment: EnvironmentValues) -> Bool
    func size(for proposal: ProposedViewSize) -> CGSize
    func dismantle()
}
