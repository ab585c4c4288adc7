@_exported public import Foundation
@_exported public import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("a primitive view has no body") }
}

@MainActor @preconcurrency public struct EmptyView: View, StandInContainer {
    public typealias Body = Never
    nonisolated public init() {}
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

/// The views that a builder collects.
@MainActor @preconcurrency public struct TupleView<T>: View, StandInContainer {
    public typealias Body = Never
    nonisolated(unsafe) private let views: T
    nonisolated init(_ views: T) { self.views = views }
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { Mirror(reflecting: views).children.compactMap { $0.value as? any View } }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

/// A vertical stack with the default spacing.
@MainActor @preconcurrency public struct VStack<Content>: View, StandInContainer where Content: View {
    public typealias Body = Never
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { preconditionFailure("a primitive view has no body") }
}

extension Optional: StandInContainer where Wrapped: View {
    var standInContents: [any View] { map { [$0] } ?? [] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

/// Builds a sequence of views, each of which may be missing.
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View {
        TupleView((repeat each content))
    }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        StandInModified(content: self) { $0[keyPath: keyPath] = value }
    }

    /// A view inside a disabled view stays disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        StandInModified(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        StandInModified(content: self) { $0.standInTint = tint }
    }
}

/// A UIKit view in a SwiftUI view, and its place.
struct StandInPart {
    /// The path of indexes through the containers.
    ///
    /// It stays the same when another part appears or disappears.
    var path: [Int] = []
    var representable: any UIViewRepresentable
    var environment: EnvironmentValues
    /// Whether the view around it was evaluated again.
    var isNew: Bool
}

/// The UIKit view of a representable.
@MainActor protocol StandInLeaf: AnyObject {
    var view: UIView { get }
    /// Returns false for a representable of another type, which needs a new view.
    func update(_ representable: any UIViewRepresentable, in environment: EnvironmentValues) -> Bool
    func size(for proposal: ProposedViewSize) -> CGSize
    func dismantle()
}

/// A primitive view that contains others and may adjust their environment.
@MainActor protocol StandInContainer {
    var standInContents: [any View] { get }
    func standInAdjust(_ environment: inout EnvironmentValues)
}

/// A view in a changed environment, as modifiers return it.
struct StandInModified<Content: View>: View, StandInContainer {
    typealias Body = Never

    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content] }
    func standInAdjust(_ environment: inout EnvironmentValues) { change(&environment) }
}
