/// A view of any type.
@MainActor @preconcurrency public struct AnyView: View, StandInContainer {
    public typealias Body = Never
    private let content: any View
    public init<V>(_ view: V) where V: View { content = view }
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

/// Views on top of each other. The host has nowhere to put them.
@MainActor @preconcurrency public struct ZStack<Content>: View, StandInContainer where Content: View {
    public typealias Body = Never
    private let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

@MainActor @preconcurrency public struct ForEach<Data, ID, Content>: View, StandInContainer
where Data: RandomAccessCollection, ID: Hashable, Content: View {
    public typealias Body = Never
    nonisolated(unsafe) private let contents: [Content]
    public var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { contents }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        contents = data.map(content)
    }
}

public struct Alignment: Equatable, Sendable {
    private let name: String
    public static let center = Alignment(name: "center")
    public static let topLeading = Alignment(name: "topLeading")
}

/// A view with others over it, which come after it.
struct StandInOverlay<Content: View, Overlay: View>: View, StandInContainer {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let overlay: Overlay
    var body: Never { preconditionFailure("a primitive view has no body") }
    var standInContents: [any View] { [content, overlay] }
    func standInAdjust(_ environment: inout EnvironmentValues) {}
}

// What places a view, or hides it from touches or VoiceOver, changes nothing in a host.
extension View {
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { StandInOverlay(content: self, overlay: content()) }

    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { StandInModified(content: self) { _ in } }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { StandInModified(content: self) { _ in } }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        StandInModified(content: self) { _ in }
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { StandInModified(content: self) { _ in } }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        StandInModified(content: self) { _ in }
    }
}
