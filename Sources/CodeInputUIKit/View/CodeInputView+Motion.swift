#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

// What may move now: the field asks here for Reduce Motion, and for carets that do not blink.
extension CodeInputView {
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
