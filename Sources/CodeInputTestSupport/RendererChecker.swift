import CodeInputCore
import CodeInputStyles

/// A run of all checks for one renderer.
struct RendererChecker {
    let renderer: any CodeCellRenderer
    let checks: Set<RendererCheck>
    let background: CodeColor
    /// The first layout of the renderer.
    ///
    /// All checks use it, so that a changing layout gives one finding.
    let layout: CodeCellLayout
    var stopwatch = Stopwatch()
    var firstLook: FirstLook?
    private(set) var findings: [RendererCheck: RendererFinding] = [:]

    init(renderer: any CodeCellRenderer, checks: Set<RendererCheck>, background: CodeColor) {
        self.renderer = renderer
        self.checks = checks
        self.background = background
        layout = renderer.layout
    }

    /// Runs the checks, and stores ``findings``.
    mutating func run() {
        do {
            // First, because the renderer has seen no character yet.
            if asks(for: Self.checksOfMemory) { try checkMemory() }
            if asks(for: Self.checksOfTime) { try beginCheckOfTime() }
            if asks(for: Self.checksOfPlaces) { try checkPlaces() }
            if asks(for: Self.checksOfCharacters) { try checkCharacters() }
            if asks(for: Self.checksOfLooks) { try checkLooks() }
            if asks(for: Self.checksOfTime) { try endCheckOfTime() }
        } catch {
            // The cause is already reported.
        }
    }

    private func asks(for group: Set<RendererCheck>) -> Bool { !checks.isDisjoint(with: group) }

    /// Reports a failed check.
    ///
    /// - Parameters:
    ///   - check: The check.
    ///   - state: The state in which it failed, or two states that look alike; nil if it is not about a state.
    ///   - message: What is wrong, where, and how to fix it.
    mutating func report(_ check: RendererCheck, in state: String? = nil, _ message: @autoclosure () -> String) {
        guard checks.contains(check) else { return }
        if findings[check] == nil {
            findings[check] = RendererFinding(check, message(), states: state.map { [$0] } ?? [])
            return
        }
        findings[check]?.count += 1
        guard let state, findings[check]?.states.contains(state) == false else { return }
        findings[check]?.states.append(state)
    }

    /// A cell of the default size, in a row of such cells.
    func plainContext(
        index: Int = 0, of count: Int = 1, environment: CodeEnvironment = CodeEnvironment()
    ) -> CellContext {
        let frames = (0..<count).map { CGRect(x: CGFloat($0) * 52, y: 0, width: 44, height: 56) }
        return CellContext(
            frame: frames[index], bounds: CGRect(x: 0, y: 0, width: CGFloat(count) * 52 - 8, height: 56),
            cellFrames: frames, environment: environment)
    }
}
