public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// Places views. As in SwiftUI, it may be asked on any thread.
@preconcurrency public protocol Layout: Sendable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

extension Layout {
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        StandInModified(content: content(), layout: self)
    }

    private var standInCache: Cache {
        guard let cache = () as? Cache else { preconditionFailure("the stand-in has no caches") }
        return cache
    }

    func standInSize(for proposal: ProposedViewSize, of subviews: LayoutSubviews) -> CGSize {
        var cache = standInCache
        return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func standInPlace(_ subviews: LayoutSubviews, in bounds: CGRect) {
        var cache = standInCache
        placeSubviews(in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
    }
}

public struct LayoutSubviews: RandomAccessCollection {
    let subviews: [LayoutSubview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

public struct LayoutSubview {
    let size: (ProposedViewSize) -> CGSize
    let place: (CGRect) -> Void

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    /// Places a view, which fills its proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = proposal.replacingUnspecifiedDimensions()
        place(
            CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }
}

public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
}
