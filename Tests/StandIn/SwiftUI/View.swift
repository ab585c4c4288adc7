@_exported public import Foundation
@_exported public import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View { public var body: Never { preconditionFailure("a primitive view has no body") } }

@MainActor @preconcurrency public struct EmptyView: StandInContainer {
    nonisolated public init() {}
    var standInContents: [any View] { [] }
}

@MainActor @preconcurrency public struct TupleView<T>: StandInContainer {
    nonisolated(unsafe) private let views: T
    nonisolated init(_ views: T) { self.views = views }
    var standInContents: [any View] { Mirror(reflecting: views).children.compactMap { $0.value as? any View } }
}

@MainActor @preconcurrency public struct VStack<Content>: StandInContainer where Content: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var standInContents: [any View] { [content] }
}

extension Optional: View, StandInContainer where Wrapped: View {
    var standInContents: [any View] { map { [$0] } ?? [] }
}

/// Builds a sequence of views, each of which may be missing.
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View { TupleView((repeat each content)) }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(first: first)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(second: second)
    }
}

/// One of two branches, each with a place of its own.
@MainActor @preconcurrency public struct _ConditionalContent<First: View, Second: View>: StandInContainer {
    nonisolated(unsafe) private var first: First?
    nonisolated(unsafe) private var second: Second?

    nonisolated init(first: First? = nil, second: Second? = nil) { (self.first, self.second) = (first, second) }

    var standInContents: [any View] { [first, second] }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        StandInModified(content: self, change: { $0[keyPath: keyPath] = value })
    }

    /// A view inside a disabled view stays disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        StandInModified(content: self, change: { $0.isEnabled = $0.isEnabled && !disabled })
    }

    /// A view with another identity is a new one.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { StandInModified(content: self, identity: id) }

    nonisolated public func tint(_ tint: Color?) -> some View {
        StandInModified(content: self, change: { $0.standInTint = tint })
    }
}

/// A UIKit view in a SwiftUI view, and its place.
struct StandInPart {
    /// The path of indexes through the containers, the same when another part appears or disappears.
    var path: [Int] = []
    var representable: any UIViewRepresentable
    var environment: EnvironmentValues
    /// Whether the view around it was evaluated again.
    var isNew: Bool
    /// The layout that places the view first, and then others.
    var layout: (any Layout)?
    /// The number of those others.
    var companions = 0
}

/// The UIKit view of a representable.
@MainActor protocol StandInLeaf: AnyObject {
    var view: UIView { get }
    /// Returns false for a representable of another type, which needs a new view.
    func update(_ representable: any UIViewRepresentable, in environment: EnvironmentValues) -> Bool
    /// Whether an update would change nothing that SwiftUI can compare: then it makes none.
    func isUpToDate(with representable: some UIViewRepresentable, in environment: EnvironmentValues) -> Bool
    func size(for proposal: ProposedViewSize) -> CGSize
    func dismantle()
    func adopt(_ environment: EnvironmentValues)
}

/// A primitive view that contains others.
@MainActor protocol StandInContainer: View where Body == Never {
    var standInContents: [any View] { get }
}

extension StandInContainer {
    public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view with an environment, an identity or a layout, as modifiers return it.
struct StandInModified: StandInContainer {
    nonisolated(unsafe) let content: any View
    /// What tells the content from others at the same place.
    nonisolated(unsafe) var identity: AnyHashable?
    /// Places each of the views in the content.
    var layout: (any Layout)?
    nonisolated(unsafe) var change: (inout EnvironmentValues) -> Void = { _ in }

    var standInContents: [any View] { [content] }

    /// The number of views to place, those of containers one by one.
    var count: Int {
        func count(_ view: any View) -> Int {
            guard let container = view as? any StandInContainer, !(view is AnyView),
                (view as? StandInModified)?.layout == nil
            else { return 1 }
            return container.standInContents.map(count).reduce(0, +)
        }
        return count(content)
    }
}

@MainActor @preconcurrency public struct AnyView: StandInContainer {
    nonisolated(unsafe) private let content: any View
    nonisolated public init<V>(_ view: V) where V: View { content = view }
    var standInContents: [any View] { [content] }
}

@MainActor @preconcurrency public struct ForEach<Data, ID, Content>: StandInContainer
where Data: RandomAccessCollection, ID: Hashable, Content: View {
    nonisolated(unsafe) private let contents: [Content]
    var standInContents: [any View] { contents }
}

extension ForEach {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { contents = data.map(content) }
}

extension View {
    // Changes nothing in a host.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { StandInModified(content: self) }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        StandInModified(content: self, change: { $0.standInIsHidden = $0.standInIsHidden || hidden })
    }
}

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

/// The view of one representable, with its coordinator and context.
@MainActor final class StandInRepresentation<Content: UIViewRepresentable>: StandInLeaf {
    private var content: Content
    private var context: Content.Context
    private let made: Content.UIViewType
    var view: UIView { made }

    init(_ content: Content, in environment: EnvironmentValues) {
        self.content = content
        self.content.standInRefresh()
        // As in SwiftUI: first the coordinator, then the view, then the first update.
        context = Content.Context(coordinator: self.content.makeCoordinator(), environment: environment)
        made = self.content.makeUIView(context: context)
    }

    func update(_ representable: any UIViewRepresentable, in environment: EnvironmentValues) -> Bool {
        guard var newContent = representable as? Content else { return false }
        newContent.standInRefresh()
        content = newContent
        context.environment = environment
        made.tintColor = environment.standInTint?.standInColor
        made.semanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        newContent.updateUIView(made, context: context)
        return true
    }

    func isUpToDate(with representable: some UIViewRepresentable, in environment: EnvironmentValues) -> Bool {
        standInIsEqual(&content, representable) && standInIsEqual(&context.environment, environment)
    }

    /// SwiftUI's `UIView.adoptEnvironment(_:hostedSubview:)` enables and disables controls itself, after the update.
    func adopt(_ environment: EnvironmentValues) {
        guard let control = made as? UIControl, control.isEnabled != environment.isEnabled else { return }
        control.isEnabled = environment.isEnabled
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal, uiView: made, context: context) ?? made.intrinsicContentSize
    }

    func dismantle() { Content.dismantleUIView(made, coordinator: context.coordinator) }
}

extension UIViewRepresentable {
    func standInLeaf(in environment: EnvironmentValues) -> any StandInLeaf {
        StandInRepresentation(self, in: environment)
    }
}
