#if canImport(UIKit)
import CodeInputStyles
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

// What a new field is given, what it observes, and what may move: Reduce Motion, and carets that do not blink.
extension CodeInputView {
    func setUp() {
        layer.addSublayer(layers.content)
        // Interface Builder has set it before.
        if !isEnabled { enablingDidChange() }
        isAccessibilityElement = true
        menu.add(to: self)
        addGestureRecognizer(fieldTap)
        // Tab goes from group to group.
        focusGroupIdentifier = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 36)
        placeFocusHalo()
        addInteraction(UIPointerInteraction(delegate: fieldTap))
        pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #if os(visionOS)
        hoverStyle = .automatic()
        #endif
        guard #available(iOS 17, visionOS 1, *) else { return }
        let others: [UITrait] = [UITraitLayoutDirection.self, UITraitSceneCaptureState.self]
        registerForTraitChanges(CodeEnvironment.traits + others) { (view: CodeInputView, _: UITraitCollection) in
            view.traitsDidChange()
        }
    }

    func observeSettings() -> NotificationObservers {
        let observers = NotificationObservers()
        // They may have changed since the app asked for the size, or laid the field out, without a window.
        traitsDidChange()
        _ = Self.settings
        observers.observe(Self.settingsDidChange) { [weak self] _ in self?.traitsDidChange() }
        return observers
    }

    private static let settingsDidChange = Notification.Name("CodeInputView.settingsDidChange")

    // Observed once for all fields, each of which observes one notification in place of four.
    private static let settings: NotificationObservers = {
        var names = [
            UIAccessibility.differentiateWithoutColorDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
        ]
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *) {
            names.append(AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification)
        }
        #endif
        let observers = NotificationObservers()
        for name in names {
            observers.observe(name) { _ in NotificationCenter.default.post(name: settingsDidChange, object: nil) }
        }
        return observers
    }()

    func traitsDidChange() {
        updateScreenSharing()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Motion

    var mayMove: Bool { window != nil && UIView.areAnimationsEnabled }

    var isMotionReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    /// What moves, if anything may: with Reduce Motion, nothing travels.
    var motion: CodeMotion { isMotionReduced ? style.motion.reduced : style.motion }

    var cellsMayMove: Bool { mayMove && drawsCells }

    /// Whether the caret blinks, for which users have a setting since iOS 18, apart from Reduce Motion.
    var caretMayBlink: Bool {
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *), AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator {
            return false
        }
        #endif
        return mayMove
    }

    /// Moves the row of a rejected code, or its cells with the next layout.
    ///
    /// With Reduce Motion, the cells fade when they show the status.
    func moveRejectedCode() {
        let motion = style.motion
        guard cellsMayMove, !isMotionReduced else { return }
        if motion.rejectsCellByCell { return layers.rejectsCells = true }
        MotionTrack.make(motion.rejection, .rejection).play(on: layer)
    }

    /// Moves the cell of invalid input, except for a Delete key in an empty field, which has nothing to show.
    func moveCell(of reason: CodeInvalidInput) {
        if reason != .nothingToDelete, cellsMayMove { layers.playNudge(motion.invalidInput) }
    }
}
#endif
