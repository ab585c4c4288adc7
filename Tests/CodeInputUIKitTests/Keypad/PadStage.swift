#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import UIKit

/// A number pad in a window, driving a spy, on a device that was just started.
@MainActor struct PadStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let spy = KeySpy()
    let pad: CodeKeypadView

    init(style: CodeKeypadStyle = .keyboard, configure: (CodeKeypadView) -> Void = { _ in }) {
        StandInScreen.reset()
        pad = CodeKeypadView(target: spy, style: style)
        pad.frame = CGRect(x: 0, y: 400, width: 390, height: pad.intrinsicContentSize.height)
        pad.clock = StandInTime()
        configure(pad)
        window.addSubview(pad)
        settle()
    }

    /// Ends the turn of the run loop; forgets what was drawn so far.
    func settle() {
        StandInScreen.flush()
        StandInDrawLog.clear()
        StandInRecorder.clear()
    }

    /// The names of the layers that the next pass draws.
    func redrawn() -> [String] {
        StandInScreen.flush()
        defer { StandInDrawLog.clear() }
        return StandInDrawLog.layers.compactMap(\.name).sorted()
    }

    /// The middle of a place, in the window.
    func point(_ place: Int) -> CGPoint {
        let frame = pad.style.layout.frames(in: pad.bounds)[place]
        return pad.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    func finger(on place: Int) -> StandInFinger { StandInFinger(at: point(place), in: window) }

    func tap(_ places: Int...) {
        for place in places { StandInTouch.tap(at: point(place), in: window) }
    }

    /// Lets tasks of the main actor run that are due.
    func turn() async { for _ in 0..<5 { await Task.yield() } }

    var elements: [UIAccessibilityElement] {
        StandInScreen.flush()
        return (pad.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    }

    static let extra = 9, zero = 10, delete = 11
}
#endif
