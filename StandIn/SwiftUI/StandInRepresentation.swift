/// The view of one representable, with its coordinator and context.
@MainActor final class StandInRepresentation<Content: UIViewRepresentable>: StandInLeaf {
    private var content: Content
    private var context: Content.Context
    private let made: Content.UIViewType
    var view: UIView { made }

    init(_ content: Content, in environment: EnvironmentValues) {
        self.content = content
        // As in SwiftUI: first the coordinator, then the view, then the first update.
        context = Content.Context(coordinator: content.makeCoordinator(), environment: environment)
        made = content.makeUIView(context: context)
    }

    func update(_ representable: any UIViewRepresentable, in environment: EnvironmentValues) -> Bool {
        guard let newContent = representable as? Content else { return false }
        content = newContent
        context.environment = environment
        made.tintColor = environment.standInTint?.standInColor
        content.updateUIView(made, context: context)
        return true
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        if let size = content.sizeThatFits(proposal, uiView: made, context: context) { return size }
        let natural = made.intrinsicContentSize
        let offered = proposal.replacingUnspecifiedDimensions()
        return CGSize(
            width: natural.width >= 0 ? natural.width : offered.width,
            height: natural.height >= 0 ? natural.height : offered.height)
    }

    func dismantle() {
        Content.dismantleUIView(made, coordinator: context.coordinator)
    }
}

extension UIViewRepresentable {
    func standInLeaf(in environment: EnvironmentValues) -> any StandInLeaf {
        StandInRepresentation(self, in: environment)
    }
}
