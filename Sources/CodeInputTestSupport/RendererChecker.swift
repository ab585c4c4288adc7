import CodeInputCore
import CodeInputStyles

/// A run of all checks for one renderer.
struct RendererChecker {
    let renderer: any CodeCellRenderer
    let checks: Set<RendererCheck>
    let background: CodeColor
    /// The color of every picture, or nil for their fallbacks.
    let picture: CodeColor?
    /// The first layout of the renderer.
    ///
    /// All checks use it, so that a changing layout gives one finding.
    let layout: CodeCellLayout
    var firstLook: FirstLook?
    /// Whether a masked cell was seen to depend on what it showed before.
    var isRemembering = false
    private(set) var findings: [RendererCheck: RendererFinding] = [:]

    init(renderer: any CodeCellRenderer, checks: Set<RendererCheck>, background: CodeColor, picture: CodeColor?) {
        self.renderer = renderer
        self.checks = checks
        self.background = background
        self.picture = picture
        layout = renderer.layout
    }

    /// Runs the checks, and stores ``findings``.
    mutating func run() {
        do {
            // First, because the renderer has seen no character yet.
            if asks(for: Self.checksOfMemory) { try checkMemory() }
            if asks(for: Self.checksOfTime) { try beginCheckOfTime() }
            if asks(for: Self.checksOfCharacters) { try checkCharacters() }
            if asks(for: Self.checksOfSituations) { try checkSituations() }
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
    ///   - message: What is wrong.
    ///   - fix: How to fix it, as a sentence without its full stop.
    ///   - example: Where it failed. Nil counts the failure only.
    mutating func report(_ check: RendererCheck, _ message: String, fix: String, example: String?) {
        guard checks.contains(check) else { return }
        if findings[check] != nil {
            findings[check]?.add(example)
        } else {
            findings[check] = RendererFinding(check, message, fix: fix, example: example ?? "")
        }
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
