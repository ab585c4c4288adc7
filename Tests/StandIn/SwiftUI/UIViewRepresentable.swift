@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Self.Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewRepresentable {
    @MainActor @preconcurrency public static func dismantleUIView(
        _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize? { nil }

    @MainActor @preconcurrency public var body: Never { preconditionFailure("a primitive view has no body") }
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    @MainActor @preconcurrency public internal(set) var environment: EnvironmentValues
}

public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

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
