/// Shows the UIKit views of a SwiftUI view, one below the other.
///
/// `settle()` does what SwiftUI does at the end of a turn: one update for all changes.
@MainActor public final class StandInHost<Root: View> {
    /// The superview of the UIKit views, to add to a window.
    public let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    public var environment = EnvironmentValues() { didSet { stale.insert([]) } }
    /// The root view. A new value updates the UIKit views.
    public var rootView: Root {
        didSet {
            if isUpdating { misuses.append("the root changed during an update") }
            follow()
        }
    }
    public private(set) var updateCount = 0
    /// The number of writes to state.
    public private(set) var changeCount = 0
    /// The mistakes that SwiftUI warns of.
    public private(set) var misuses: [String] = []
    /// The places of the views that a layout puts over a UIKit view, in the host's coordinates.
    public private(set) var places: [CGRect] = []
    /// The types of the evaluated views that are not hidden from VoiceOver.
    public private(set) var exposedViews: Set<String> = []
    private var leaves: [(part: StandInPart, leaf: any StandInLeaf)] = []
    /// The state of inner views, by their places.
    private var innerState: [String: any StandInSource] = [:]
    /// The views that can be compared, by their places. SwiftUI does not evaluate an equal view again.
    private var comparable: [[Int]: any Equatable] = [:]
    /// What the bodies of views are, and were in the last update, by their places.
    private var bodies: [[Int]: any View] = [:]
    private var lastBodies: [[Int]: any View] = [:]
    /// The places of the views to evaluate again. That of the root is empty.
    private var stale: Set<[Int]> = [[]]
    /// The places of the views that read Differentiate Without Color, and what they have read.
    private var colorReaders: Set<[Int]> = []
    private var differentiates = StandInAccessibilitySettings.differentiatesWithoutColor
    /// The numbers of identities, by which they are parts of a path.
    private var identities: [AnyHashable: Int] = [:]
    private let spacing = 8.0
    private var isUpdating = false { didSet { StandInUpdates.areRunning = isUpdating } }
    /// Whether a view that goes stays until the end, as with a transition.
    ///
    /// SwiftUI tells it so by one more update, with the values that it had. At the end, nothing else is updated.
    public var isInTransition = false { didSet { if !isInTransition { endTransition() } } }
    /// The places of the views that leave.
    private var leaving: Set<[Int]> = []

    public init(rootView: Root) {
        self.rootView = rootView
        follow()
    }

    public var hosted: UIView? { allHosted.first }

    /// The UIKit views, from top to bottom.
    public var allHosted: [UIView] { leaves.map(\.leaf.view) }

    /// Updates until nothing changes, then lays out and draws.
    public func settle() {
        var rounds = 0
        if differentiates != StandInAccessibilitySettings.differentiatesWithoutColor {
            differentiates.toggle()
            stale.formUnion(colorReaders)
        }
        while !stale.isEmpty {
            rounds += 1
            guard rounds < 20 else {
                misuses.append("endless updates")
                break
            }
            update()
        }
        var top = 0.0
        places = []
        for (part, leaf) in leaves {
            let size = size(of: leaf, for: ProposedViewSize(width: view.bounds.width, height: nil), part)
            let frame = CGRect(origin: CGPoint(x: 0, y: top), size: size)
            leaf.view.frame = frame
            part.layout?.standInPlace(subviews(of: leaf, part), in: frame)
            top += size.height + spacing
        }
        StandInScreen.flush(view)
    }

    /// Runs tasks on the main actor and settles, several times.
    public func turn() async {
        for _ in 0..<5 {
            for _ in 0..<10 { await Task.yield() }
            settle()
        }
    }

    /// The size of the view, or nil without UIKit views.
    public func size(for proposal: ProposedViewSize) -> CGSize? {
        let sizes = leaves.map { size(of: $0.leaf, for: proposal, $0.part) }
        guard let width = sizes.map(\.width).max() else { return nil }
        return CGSize(width: width, height: sizes.map(\.height).reduce(-spacing) { $0 + spacing + $1 })
    }

    private func size(of leaf: any StandInLeaf, for proposal: ProposedViewSize, _ part: StandInPart) -> CGSize {
        part.layout?.standInSize(for: proposal, of: subviews(of: leaf, part)) ?? leaf.size(for: proposal)
    }

    /// A UIKit view and the views over it, for their layout.
    private func subviews(of leaf: any StandInLeaf, _ part: StandInPart) -> LayoutSubviews {
        let first = LayoutSubview(size: { leaf.size(for: $0) }, place: { leaf.view.frame = $0 })
        let other = LayoutSubview(size: { $0.replacingUnspecifiedDimensions() }, place: { self.places.append($0) })
        return LayoutSubviews(subviews: [first] + Array(repeating: other, count: part.companions))
    }

    /// Removes the UIKit views, as SwiftUI does with a view that is no longer shown.
    public func dismantle() { removeLeaves { _ in true } }

    private func endTransition() {
        removeLeaves(where: leaving.contains)
        leaving = []
    }

    private func removeLeaves(where isGone: ([Int]) -> Bool) {
        isUpdating = true
        for (part, leaf) in leaves where isGone(part.path) { remove(leaf) }
        leaves.removeAll { isGone($0.part.path) }
        isUpdating = false
    }

    // "In anticipation of its removal", says Apple.
    private func remove(_ leaf: any StandInLeaf) {
        leaf.dismantle()
        leaf.view.removeFromSuperview()
    }

    private func follow() {
        stale.insert([])
        for child in Mirror(reflecting: rootView).children {
            guard let property = child.value as? any StandInObservable else { continue }
            property.standInSource.standInDidChange = { [weak self] in self?.stateDidChange(at: []) }
        }
    }

    /// Gives the state of an inner view to its next value.
    private func keepState(of view: any View, at path: [Int]) {
        for child in Mirror(reflecting: view).children {
            guard let property = child.value as? any StandInObservable else { continue }
            let key = path.map(String.init).joined(separator: ".") + (child.label ?? "")
            if let first = innerState[key] {
                if first !== property.standInSource { property.standInSource.adopt(first) }
                continue
            }
            innerState[key] = property.standInSource
            property.standInSource.standInDidChange = { [weak self] in self?.stateDidChange(at: path) }
        }
    }

    private func stateDidChange(at path: [Int]) {
        changeCount += 1
        stale.insert(path)
        if isUpdating { misuses.append("state changed during an update") }
    }

    private func update() {
        let changed = stale
        stale = []
        (lastBodies, bodies) = (bodies, [:])
        defer { lastBodies = [:] }
        updateCount += 1
        isUpdating = true
        defer {
            isUpdating = false
            for (part, leaf) in leaves { leaf.adopt(part.environment) }
        }
        let parts = parts(of: rootView, in: environment, at: [], changed, isNew: changed.contains([]))
        let gone = leaves.filter { old in !parts.contains { $0.path == old.part.path } }
        if !isInTransition { for (_, leaf) in gone { remove(leaf) } }
        let old = leaves
        leaves = parts.map { part in (part, leaf(for: part, keeping: old.first { $0.part.path == part.path }?.leaf)) }
        guard isInTransition else { return }
        // Last: where two views have the same target, that is the worst order.
        for (part, leaf) in gone where !leaving.contains(part.path) {
            _ = leaf.update(part.representable, in: part.environment)
        }
        leaving = Set(gone.map(\.part.path))
        leaves = (leaves + gone).sorted { $0.part.path.lexicographicallyPrecedes($1.part.path) }
    }

    private func leaf(for part: StandInPart, keeping old: (any StandInLeaf)?) -> any StandInLeaf {
        if let old {
            let (new, environment) = (part.representable, part.environment)
            if !leaving.contains(part.path), !part.isNew || old.isUpToDate(with: new, in: environment) { return old }
            if old.update(new, in: environment) { return old }
            remove(old)
        }
        let made = part.representable.standInLeaf(in: part.environment)
        _ = made.update(part.representable, in: part.environment)
        view.addSubview(made.view)
        return made
    }

    /// The UIKit views inside a view.
    ///
    /// A view is evaluated if its own state has changed, or a view around it was evaluated.
    private func parts(
        of view: any View, in environment: EnvironmentValues, at path: [Int], _ changed: Set<[Int]>, isNew: Bool
    ) -> [StandInPart] {
        if let found = view as? any UIViewRepresentable {
            return [StandInPart(representable: found, environment: environment, isNew: isNew)]
        }
        guard let container = view as? any StandInContainer else {
            if !environment.standInIsHidden { exposedViews.insert("\(type(of: view))") }
            if !path.isEmpty { keepState(of: view, at: path) }
            let isNew = isNew || changed.contains(path)
            return parts(ofOwn: refreshed(view), in: environment, at: path, changed, isNew: isNew)
        }
        var environment = environment
        let modified = container as? StandInModified
        modified?.change(&environment)
        var identity: Int?
        if let id = modified?.identity {
            identity = identities[id, default: identities.count]
            identities[id] = identity
        }
        var found = container.standInContents.enumerated().flatMap { place, content in
            let index = identity ?? place
            return parts(of: content, in: environment, at: path + [index], changed, isNew: isNew).map { part in
                var part = part
                part.path.insert(index, at: 0)
                return part
            }
        }
        if let modified, let layout = modified.layout, !found.isEmpty {
            (found[0].layout, found[0].companions) = (layout, modified.count - 1)
        }
        return found
    }

    /// The UIKit views inside a view of the app or the kit, which has a body.
    private func parts(
        ofOwn view: any View, in environment: EnvironmentValues, at path: [Int], _ changed: Set<[Int]>, isNew: Bool
    ) -> [StandInPart] {
        let last = comparable.removeValue(forKey: path)
        if let last, let view = view as? any Equatable, isEqual(view, last) {
            comparable[path] = view
            return []
        }
        for child in Mirror(reflecting: view).children {
            guard let property = child.value as? any StandInEnvironmental else { continue }
            property.standInBox.values = environment
            if property.standInFollowsColorSetting { colorReaders.insert(path) }
        }
        let known = isNew ? nil : lastBodies[path]
        let body = known ?? content(of: view)
        bodies[path] = body
        let inside = parts(of: body, in: environment, at: path + [0], changed, isNew: known == nil)
        // The environment of UIKit views inside may differ.
        if inside.isEmpty, let view = view as? any Equatable { comparable[path] = view }
        return inside
    }

    private func content(of view: some View) -> any View { view.body }

    private func refreshed(_ view: some View) -> any View {
        var view = view
        view.standInRefresh()
        return view
    }

    private func isEqual<Value: Equatable>(_ value: Value, _ last: any Equatable) -> Bool { value == last as? Value }
}
