import CodeInputCore
import Synchronization

/// The device: its traits, screen capture, and the end of a turn of the run loop.
@MainActor public enum StandInScreen {
    /// Lays out, draws and commits, as UIKit does at the end of a turn. Nothing is drawn earlier.
    public static func flush() { UIApplication.shared.standInWindows.forEach(flush) }

    /// Flushes a view, in a window or outside. Views outside a window get the traits of the screen.
    public static func flush(_ view: UIView) {
        view.updateTraits()
        view.layer.commitTree()
    }

    public static var traits: UITraitCollection { UIScreen.main.traitCollection }

    /// Changes the traits of the device. Views hear of it at once.
    public static func setTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
        let screen = UIScreen.main
        let previous = screen.traits
        screen.traits = UITraitCollection.mutated(previous, mutations)
        if screen.traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
        for window in UIApplication.shared.standInWindows { window.updateTraits() }
    }

    /// Whether the screen is captured.
    public static var isCaptured: Bool {
        get { UIScreen.main.isCaptured }
        set {
            guard newValue != isCaptured else { return }
            setTraits { $0.sceneCaptureState = newValue ? .active : .inactive }
            NotificationCenter.default.post(name: UIScreen.capturedDidChangeNotification, object: UIScreen.main)
        }
    }

    /// Whether the device has a camera that reads text. Defaults to false, as in a simulator.
    public static var hasCamera = false

    /// Resets traits, clock, logs, pasteboard and settings, but no windows.
    ///
    /// New fields and pads have the clock of the stand-in.
    public static func reset() {
        clockOfFields = StandInTime()
        StandInClock.reset()
        StandInRecorder.clear()
        StandInDrawLog.clear()
        UIPasteboard.general.standInReset()
        StandInAccessibilitySettings.isReduceMotionEnabled = false
        StandInAccessibilitySettings.isBoldTextEnabled = false
        StandInAccessibilitySettings.isSpeaking = false
        StandInAccessibilitySettings.differentiatesWithoutColor = false
        StandInAccessibilitySettings.isReduceTransparencyEnabled = false
        UIApplication.shared.standInState = .active
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.standInMove(to: .foregroundActive)
        }
        isCaptured = false
        hasCamera = false
        UIView.setAnimationsEnabled(true)
        setTraits { traits in traits = StandInTraits.device }
    }
}

/// Records haptics, announcements, menus, clicks, implicit animations and lost drawing, until a test clears it.
public enum StandInRecorder {
    /// A recorded event.
    public struct Entry: Sendable {
        public enum Kind: Sendable {
            case feedback, accessibility, spelled, implicitAction, droppedDrawing, menu, click, misuse, note
        }

        public let kind: Kind
        public let text: String
    }

    private static let storage = Mutex<[Entry]>([])

    public static var entries: [Entry] { storage.withLock { $0 } }

    /// The kinds of haptics in order: "success", "error", "light", …
    public static var feedback: [String] { texts(.feedback) }
    /// Posted accessibility notifications: "announcement: TEXT", after "interruption" if it interrupts, or
    /// "layoutChanged", with the label of the element that gets the focus.
    public static var accessibility: [String] { texts(.accessibility) }
    /// The texts of announcements.
    public static var announcements: [String] {
        accessibility.compactMap { $0.hasPrefix("announcement: ") ? String($0.dropFirst(14)) : nil }
    }
    /// The parts of announcements that are spelled out.
    public static var spelled: [String] { texts(.spelled) }
    /// Implicit animations that ran, as "LAYER.key".
    public static var implicitActions: [String] { texts(.implicitAction) }
    /// Text and images drawn without a pushed context.
    public static var droppedDrawings: [String] { texts(.droppedDrawing) }
    /// The titles of each presented menu, joined by ", ".
    public static var menus: [String] { texts(.menu) }
    /// Other mistakes, such as an unbalanced graphics stack.
    public static var misuses: [String] { texts(.misuse) }

    /// Records an event of the caller.
    public static func note(_ text: String) { add(.note, text) }

    public static func clear() { storage.withLock { $0 = [] } }

    static func add(_ kind: Entry.Kind, _ text: String) {
        storage.withLock { $0.append(Entry(kind: kind, text: text)) }
    }

    private static func texts(_ kind: Entry.Kind) -> [String] { entries.filter { $0.kind == kind }.map(\.text) }
}

/// The layers that this thread drew since the log was cleared, in order.
public enum StandInDrawLog {
    public static var layers: [CALayer] { StandInThread.current.drawnLayers.compactMap(\.object) }

    public static func clear() { StandInThread.current.drawnLayers = [] }
}

/// The state of UIKit and Core Animation on a thread: graphics contexts and running animations.
final class StandInThread {
    @exclusivity(unchecked) var contexts: [CGContext] = []
    /// The layers by the ends of their animations.
    @exclusivity(unchecked) var animatedLayers = StandInSchedule<StandInWeak<CALayer>>()
    var drawnLayers: [StandInWeak<CALayer>] = []
    /// The duration of the current animation block.
    var animationDuration: TimeInterval?
    var traits: UITraitCollection?

    private static let key = "UIKitStandIn.thread"
    /// Safe: only code on the main queue reaches it.
    private nonisolated(unsafe) static let main = StandInThread()
    private static let isOnMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Off Apple platforms, the main queue of an asynchronous program changes threads, so the state of the main thread
    /// belongs to that queue.
    static var current: StandInThread {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: isOnMainQueue) == true { return main }
        let dictionary = Thread.current.threadDictionary
        if let state = dictionary[key] as? StandInThread { return state }
        let state = StandInThread()
        dictionary[key] = state
        return state
    }
}

struct StandInWeak<Object: AnyObject> { weak var object: Object? }
