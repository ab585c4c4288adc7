#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

// All motion is layer animations, which run outside the app's process, pause with the screen, and end with their layer.
extension CodeLayers {
    private static let blinking = "blink"
    private static let blink = {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0, 1]
        blink.keyTimes = [0, 0.5, 0.6, 0.9, 1]
        blink.repeatCount = .infinity
        // Core Animation would otherwise remove it when the app enters the background.
        blink.isRemovedOnCompletion = false
        return blink
    }()

    /// Makes the caret blink, visible at first, or stops it without a period.
    func blinkCaret(every period: Double?, again isMoved: Bool) {
        let period = caret.isHidden ? nil : period
        guard isMoved || period != blinkPeriod else { return }
        blinkPeriod = period
        guard let period else { return caret.removeAnimation(forKey: Self.blinking) }
        Self.blink.duration = period
        caret.add(Self.blink, forKey: Self.blinking)
    }

    /// Starts or stops the motion of the characters during verification, one after the other.
    func verify(_ effect: CodeMotion.Effect?) {
        guard effect != nil || isVerifying else { return }
        isVerifying = effect != nil
        let breath = effect.map { MotionTrack.make($0, .verification) }
        for (index, cell) in cells.enumerated() where cell.isVerifying != isVerifying {
            cell.isVerifying = isVerifying
            breath?.play(on: [cell.moving], phase: 1 - Double(index) / Double(cells.count) / 2)
            if breath == nil { for layer in cell.all { MotionTrack.stop(.verification, on: layer) } }
        }
    }

    func rest() {
        blinkPeriod = nil
        for layer in [caret] + (focused.map { _ in [focus] } ?? []) + cells.flatMap(\.all) {
            layer.removeAllAnimations()
        }
        for cell in cells { cell.isVerifying = false }
        forgetLeaving { _ in true }
    }

    func reject(_ effect: CodeMotion.Effect, in host: CALayer) { MotionTrack.make(effect, .rejection).play(on: [host]) }

    /// Moves the cell that invalid input would have gone to: the focused cell, or the last one in a full field.
    func nudge(_ effect: CodeMotion.Effect) {
        let index = state.focusedCell?.index ?? cells.count - 1
        guard cells.indices.contains(index) else { return }
        let layers = cells[index].all + (focused?.index == index ? [focus] : [])
        MotionTrack.make(effect, .invalidInput).play(on: layers.filter { !$0.isHidden })
    }

    // MARK: - Characters

    func come(_ index: Int, _ scene: Scene) {
        guard let inserted = inserted?.clamped(to: cells.indices), inserted.contains(index), let motion = scene.motion
        else { return }
        MotionTrack.make(motion.insertion, .insertion, height: frames[index].height).play(
            on: [cells[index].moving], delay: motion.delay(of: index - inserted.lowerBound, among: inserted.count))
    }

    /// Moves characters away that the user has just removed, the last one first.
    func leave(_ scene: Scene) {
        guard let removed = removed?.clamped(to: cells.indices), let motion = scene.motion else { return }
        let indices = removed.reversed().filter { index in
            // A character that is back already stays.
            guard cells[index].character != nil, let shown = cells[index].shown, shown.isReadable else { return false }
            return state.cells[index].content != shown.content
        }
        for (order, index) in indices.enumerated() {
            let track = MotionTrack.make(motion.removal, .removal, height: frames[index].height)
            guard !track.isEmpty else { return }
            leave(cells[index].takeCharacter(), track, delay: motion.delay(of: order, among: indices.count))
        }
    }

    private func leave(_ old: LeavingLayer, _ track: MotionTrack, delay: Double) {
        // The model value is the final one.
        if old.root === old.layer { old.layer.opacity = 0 }
        leaving.append(old)
        track.play(on: [old.layer], delay: delay) { [weak self] in self?.forgetLeaving { $0.layer === old.layer } }
    }

    /// The motion from the old looks to those of the status, if it changed.
    func fade(from status: CodeStatus?) -> CodeMotion.Effect? {
        guard let status, state.status != status, let scene else { return nil }
        let effect: CodeMotion.Effect? =
            switch state.status {
            case .accepted: scene.motion?.acceptance
            case .rejected where scene.isReduced: scene.motion?.rejection
            default: nil
            }
        return effect == CodeMotion.Effect.none ? nil : effect
    }

    func vanish(_ index: Int) {
        let track = MotionTrack.make(.fade, .removal), delay = scene?.motion?.delay(of: index, among: cells.count) ?? 0
        if focused?.index == index {
            cells[index].box.show(focus.content, about: frames[index].center, like: (focus, nil))
        }
        let shown = focused?.index == index ? focused : cells[index].shown
        for old in cells[index].takeAll(showing: shown) { leave(old, track, delay: delay) }
        scene?.setUp(cells[index].box)
    }

    func appear(_ index: Int, _ effect: CodeMotion.Effect) {
        let delay = scene?.motion?.delay(of: index, among: cells.count) ?? 0
        MotionTrack.make(effect, .appearance).play(on: cells[index].all, delay: delay)
    }

    /// Removes what may not be seen now: a character in a cell that does not show it any more, or that is hidden.
    ///
    /// An update asks last, also about what begins to leave in it: masking may begin in the same frame.
    func forgetHidden() {
        guard !leaving.isEmpty, let scene else { return }
        forgetLeaving { old in
            guard scene.isMoving else { return true }
            guard let cell = old.cell else { return scene.hidesText }
            return cell.isReadable && state.cells[cell.index].content != cell.content
        }
    }

    func forgetLeaving(where isForgotten: (LeavingLayer) -> Bool) {
        leaving.removeAll { old in
            guard isForgotten(old) else { return false }
            old.remove()
            return true
        }
    }
}
#endif
