/// Shows a SwiftUI view that comes down to one view from UIKit.
///
/// What SwiftUI does at the end of a turn is done when asked for: `settle()` updates once for all that changed.
@MainActor public final class StandInHost<Root: View> {
    /// What holds the view that was made.
    ///
    /// It is yours to put in a window.
    public let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    /// The environment around the root.
    public var environment = EnvironmentValues() { didSet { isStale = true } }
    /// The root; a new one with other values updates what is there.
    public var root: Root { didSet { follow() } }
    /// How often the view was updated.
    public private(set) var updateCount = 0
    /// How often state was written.
    public private(set) var changeCount = 0
    /// What the real SwiftUI warns of.
    public private(set) var misuses: [String] = []
    private var leaf: (any StandInLeaf)?
    private var isUpdating = false
    private var isStale = true

    public init(_ root: Root) {
        self.root = root
        follow()
    }

    /// The view that was made.
    public var hosted: UIView? { leaf?.view }

    /// Updates if something changed, again if that changed something; then lays out and draws.
    public func settle() {
        var rounds = 0
        while isStale {
            rounds += 1
            guard rounds < 20 else {
                misuses.append("updates without end")
                break
            }
            update()
        }
        if let leaf {
            let size = leaf.size(for: ProposedViewSize(width: view.bounds.width, height: nil))
            leaf.view.frame = CGRect(origin: .zero, size: size)
        }
        StandInScreen.flush(view)
    }

    /// Lets tasks on the main actor run, then settles, until nothing changes any more.
    public func turn() async {
        for _ in 0..<5 {
            for _ in 0..<10 { await Task.yield() }
            settle()
        }
    }

    /// The size that the view wants.
    public func size(for proposal: ProposedViewSize) -> CGSize? { leaf?.size(for: proposal) }

    /// Takes the view away, as SwiftUI does with one that is no longer shown.
    public func dismantle() {
        guard let leaf else { return }
        isUpdating = true
        leaf.view.removeFromSuperview()
        leaf.dismantle()
        self.leaf = nil
        isUpdating = false
    }

    private func follow() {
        isStale = true
        for child in Mirror(reflecting: root).children {
            guard let property = child.value as? any StandInObservable else { continue }
            property.standInSource.standInDidChange = { [weak self] in self?.stateDidChange() }
        }
    }

    private func stateDidChange() {
        changeCount += 1
        isStale = true
        if isUpdating { misuses.append("state changed during an update") }
    }

    private func update() {
        isStale = false
        updateCount += 1
        isUpdating = true
        defer { isUpdating = false }
        var environment = environment
        guard let content = representable(in: root, &environment) else { return dismantle() }
        if let leaf, leaf.update(content, in: environment) { return }
        dismantle()
        isUpdating = true
        let made = content.standInLeaf(in: environment)
        leaf = made
        _ = made.update(content, in: environment)
        view.addSubview(made.view)
    }

    private func representable(
        in view: any View, _ environment: inout EnvironmentValues
    ) -> (any UIViewRepresentable)? {
        if let found = view as? any UIViewRepresentable { return found }
        if let container = view as? any StandInContainer {
            container.standInAdjust(&environment)
            return container.standInContent.flatMap { representable(in: $0, &environment) }
        }
        return view is EmptyView ? nil : representable(in: content(of: view), &environment)
    }

    private func content(of view: some View) -> any View { view.body }
}
