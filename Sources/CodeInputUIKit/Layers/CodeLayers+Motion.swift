#if canImport(UIKit)
import CodeInputStyles
import UIKit

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
    func playVerification(_ effect: CodeMotion.Effect?) {
        guard effect != nil || verifying != nil else { return }
        let height = frames.first?.height ?? 0, isOther = effect != verifying
        let breath: MotionTrack? = if let effect { .make(effect, .verification, height: height) } else { nil }
        verifying = effect
        for (index, cell) in cells.enumerated() where isOther || cell.isVerifying != (effect != nil) {
            cell.isVerifying = effect != nil
            for layer in cell.all { MotionTrack.stop(.verification, on: layer) }
            breath?.play(on: cell.moving, phase: 1 - Double(index) / Double(cells.count) / 2)
        }
    }

    func endAnimations() {
        (blinkPeriod, rejectsCells) = (nil, false)
        caret.removeAllAnimations()
        if ringIndex != nil { ring.removeAllAnimations() }
        for cell in cells {
            for layer in cell.all { layer.removeAllAnimations() }
            cell.isVerifying = false
        }
        forgetLeaving()
    }

    /// Moves the cells of a rejected code one after the other, with their old looks.
    func rejectCells(_ pass: Pass) {
        guard let motion = pass.motion else { return }
        let track = MotionTrack.make(motion.rejection, .rejection)
        for (index, cell) in cells.enumerated() {
            let delay = motion.delay(of: index, among: cells.count)
            // An opacity would show a box that the ring covers.
            for layer in cell.all where layer.opacity > 0 { track.play(on: layer, delay: delay) }
            if ringIndex == index { track.play(on: ring, delay: delay) }
            for old in leaving where old.cell?.index == index { track.play(on: old.layer, delay: delay) }
        }
    }

    /// Moves the cell that invalid input would have gone to.
    func playNudge(_ effect: CodeMotion.Effect) {
        let index = state.nextCell
        guard cells.indices.contains(index) else { return }
        let track = MotionTrack.make(effect, .invalidInput)
        for layer in cells[index].all where layer.opacity > 0 { track.play(on: layer) }
        if ringIndex == index { track.play(on: ring) }
    }

    // MARK: - States

    /// Lets the ring of the focus glide or fade to its cell, which shows its own box until then.
    func moveRing(from last: Int?, at rect: CGRect, _ pass: Pass) {
        guard let transition = pass.transition, let ringIndex, last != ringIndex else { return }
        let box = cells[ringIndex].box
        tracks(of: transition).uncovering.play(on: box)
        // Without a caret, a placeholder in it would travel, too.
        var hasPlaceholder = false
        if case .placeholder = state.cells[ringIndex].content { hasPlaceholder = scene.caret == nil }
        if last != nil, !hasPlaceholder, glide(ring, from: rect, pass) { return }
        // The box of the last cell is there at once: the ring is there no more.
        let cover = box.picture.drawing.cover(of: ring.picture.frame)
        MotionTrack.make(transition.appearance, .appearance, under: cover).play(on: ring)
    }

    private func tracks(of transition: CodeMotion.Transition) -> TransitionTracks {
        if let tracks, tracks.transition == transition { return tracks }
        let new = TransitionTracks(transition)
        tracks = new
        return new
    }

    /// Lets a layer glide to where it is now from where it is seen; false if nothing travels.
    @discardableResult func glide(_ layer: CodeLayer, from rect: CGRect, _ pass: Pass) -> Bool {
        let frame = layer.picture.frame
        guard let transition = pass.transition, frame.origin != rect.origin else { return false }
        let now = CACurrentMediaTime()
        let pose = if let glide = layer.glide { glide.effect.pose(at: now - glide.begin) } else { CodeMotion.Pose() }
        // Ring and caret go the same way, but for rounding errors.
        func rounded(_ length: CGFloat) -> CGFloat { (length * 64).rounded() / 64 }
        let track = tracks(of: transition).glide(
            x: rounded(pose.x + rect.minX - frame.minX), y: rounded(pose.y + rect.minY - frame.minY))
        guard let track else { return false }
        layer.glide = (track.effect, now)
        track.play(on: layer)
        return true
    }

    // MARK: - Characters

    /// Moves characters that the user has just inserted, the first one first.
    func animateInsertions(_ pass: Pass) {
        guard let inserted = inserted?.clamped(to: cells.indices), let motion = pass.motion else { return }
        for (order, index) in inserted.enumerated() where scene.cells[index].isChanged {
            MotionTrack.make(motion.insertion, .insertion, height: frames[index].height).play(
                on: cells[index].moving, delay: motion.delay(of: order, among: inserted.count))
        }
    }

    /// Moves characters away that the user has just removed, the last one first.
    func animateRemovals(_ pass: Pass) {
        guard let removed = removed?.clamped(to: cells.indices), let motion = pass.motion else { return }
        @inline(never) func leaves(_ index: Int) -> Bool {
            // A character that is back already stays.
            guard cells[index].character != nil, let last = scene.cells[index].last, last.isReadable else {
                return false
            }
            return state.cells[index].content != last.content
        }
        // Twice, in place of a list.
        var count = 0, order = 0
        for index in removed where leaves(index) { count += 1 }
        for index in removed.reversed() where leaves(index) {
            let track = MotionTrack.make(motion.removal, .removal, height: frames[index].height)
            guard !track.isEmpty, let old = cells[index].takeCharacter() else { return }
            animateRemoval(old, track, delay: motion.delay(of: order, among: count))
            order += 1
        }
    }

    private func animateRemoval(_ old: LeavingLayer, _ track: MotionTrack, delay: Double) {
        // The model value is the final one.
        if old.root === old.layer { old.layer.opacity = 0 }
        old.owner = self
        leaving.append(old)
        track.play(on: old.layer, delay: delay, delegate: old)
    }

    // Tuples: structs make the binary larger.
    /// A cross-fade from the old look of a cell; `isApart` says whether its character had a layer of its own.
    typealias Fade = (
        effect: CodeMotion.Effect, cell: CodeCell, isApart: Bool, hasBox: Bool, hasCharacter: Bool, delay: Double
    )

    /// A change from a status, and its motion; nil for the transition of the state.
    typealias StatusChange = (last: CodeStatus, effect: CodeMotion.Effect?)

    func change(from status: CodeStatus, _ pass: Pass) -> StatusChange? {
        guard state.status != status else { return nil }
        let effect: CodeMotion.Effect? =
            switch state.status {
            case .accepted: pass.motion?.acceptance
            case .rejected where pass.isReduced: pass.motion?.rejection
            default: nil
            }
        return (status, effect == CodeMotion.Effect.none ? nil : effect)
    }

    /// How a cell fades to its next look: for a verdict box and character together, otherwise only what differs.
    func fade(of index: Int, to next: CodeScene.Cell, _ pass: Pass, _ change: StatusChange?) -> Fade? {
        let cell = state.cells[index], character = cells[index].character
        let isEmpty = next.character.drawing.calls.isEmpty
        guard let shown = next.last, !shown.isReadable || cell.content != .masked else { return nil }
        let hasBox = next.hasNewBox, hasCharacter = next.hasNewCharacter && (character != nil || !isEmpty)
        // A character that the user removed has left already.
        let isApart = shown.isFilled == (character != nil || next.hasNewCharacter && isEmpty)
        if let effect = change?.effect {
            let delay = pass.motion?.delay(of: index, among: cells.count) ?? 0
            return (effect, shown, isApart, true, true, delay)
        }
        guard let effect = pass.transition?.appearance else { return nil }
        // The ring goes from the cell by itself.
        if ringIndex == index, change == nil { return nil }
        let isSame = shown.content == cell.content
        // A box with a character of its own comes with it.
        let areApart = isApart && cell.isFilled != isEmpty
        let boxFades = hasBox && (isSame || areApart), characterFades = hasCharacter && isSame && areApart
        return boxFades || characterFades ? (effect, shown, isApart, boxFades, characterFades, 0) : nil
    }

    /// Lets a layer of the field fade to a drawing, and returns the one that appears in place of it.
    func fade(_ old: CodeLayer, to drawing: CodeDrawing, _ pass: Pass) -> CodeLayer {
        guard let effect = pass.transition?.appearance, let name = old.name else { return old }
        let new = CodeLayer(ofBoxes: name)
        pass.setUp(new)
        old.superlayer?.insertSublayer(new, above: old)
        let leaving = LeavingLayer(old, in: nil, name: "old " + name, mayContainText: !wasHidden)
        fade(leaving, under: drawing, effect, delay: 0)
        MotionTrack.make(effect, .appearance).play(on: new)
        return new
    }

    /// Lets an old look go as the new one comes over it by an effect.
    private func fade(_ old: LeavingLayer, under drawing: CodeDrawing?, _ effect: CodeMotion.Effect, delay: Double) {
        let cover = drawing?.cover(of: old.layer.picture.frame) ?? 0
        // What is whole at once comes over an old look that fades.
        let appears = effect.duration > 0 && effect.pose(at: 0).opacity < 1
        let track =
            appears ? MotionTrack.make(effect, .removal, under: cover) : MotionTrack.make(.fade, .removal)
        animateRemoval(old, track, delay: delay)
    }

    func fadeOut(_ fade: Fade, to next: CodeScene.Cell, _ pass: Pass) {
        let index = fade.cell.index, layers = cells[index]
        if fade.hasBox {
            if ringIndex == index { layers.box.show(ring.picture, about: frames[index].center, like: ring) }
            // A box without text may fade when the character has gone.
            let content = (fade.isApart ? state.cells[index] : fade.cell).content
            let old = layers.takeBox(showing: fade.cell, with: content)
            pass.setUp(layers.box)
            // A box that the ring takes the place of does not stay over the old look.
            let isUnderRing = scene.ringIndex == index
            self.fade(old, under: isUnderRing ? nil : next.box.drawing, fade.effect, delay: fade.delay)
        }
        if fade.hasCharacter, let old = layers.takeCharacter(showing: fade.cell) {
            self.fade(old, under: next.character.drawing, fade.effect, delay: fade.delay)
        }
    }

    func fadeIn(_ fade: Fade) {
        let layers = cells[fade.cell.index], track = MotionTrack.make(fade.effect, .appearance)
        if fade.hasBox { track.play(on: layers.box, delay: fade.delay) }
        if fade.hasCharacter, let character = layers.character { track.play(on: character, delay: fade.delay) }
    }

    /// Removes what may not be seen now: a character in a cell that does not show it any more, or that is hidden.
    ///
    /// Called last in an update, so that it also removes what begins to leave in it: masking may begin at once.
    func forgetHidden(_ pass: Pass) {
        for old in leaving {
            let isHidden =
                if let cell = old.cell {
                    cell.isReadable && state.cells[cell.index].content != old.content
                } else {
                    old.mayContainText && pass.hidesText
                }
            if isHidden { forget(old) }
        }
    }

    /// Removes what leaves; what appears in place of it is there at once.
    func forgetLeaving() {
        guard !leaving.isEmpty else { return }
        for old in leaving { old.remove() }
        leaving = []
        MotionTrack.stop(.appearance, on: background)
        for cell in cells { for layer in cell.all { MotionTrack.stop(.appearance, on: layer) } }
    }

    func forget(_ old: LeavingLayer) {
        old.remove()
        for index in leaving.indices where leaving[index] === old {
            leaving.remove(at: index)
            break
        }
    }
}
#endif
