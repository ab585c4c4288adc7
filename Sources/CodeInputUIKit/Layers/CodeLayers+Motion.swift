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
    private static let verifying = "verify"
    private static let inserting = "insert"
    private static let removing = "remove"
    // The opacity of a caret, and the shares of a period.
    private static let blink: (values: [Any], keyTimes: [NSNumber]) = ([1, 1, 0, 0, 1], [0, 0.5, 0.6, 0.9, 1])

    /// Starts the blinking of the caret, or stops it without a period.
    ///
    /// It starts visible, as after each move of a caret.
    func blinkCaret(every period: Double?) {
        caret.removeAnimation(forKey: Self.blinking)
        guard let period, !caret.isHidden else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        (blink.values, blink.keyTimes) = Self.blink
        blink.duration = period
        blink.repeatCount = .infinity
        // Core Animation would otherwise remove it when the app enters the background.
        blink.isRemovedOnCompletion = false
        caret.add(blink, forKey: Self.blinking)
    }

    /// Starts or stops the motion of the characters during verification.
    ///
    /// - Parameter effect: The motion; nil for none.
    func verify(_ effect: CodeMotion.Effect?) {
        guard effect != nil || isVerifying else { return }
        isVerifying = effect != nil
        let track = effect.map { MotionTrack($0) }
        for index in cells.indices {
            guard moving.indices.contains(index) else { return }
            guard let effect, let track, !track.isEmpty else {
                drop(index, .verification)
                continue
            }
            guard cells[index].animationKeys()?.contains(where: Self.isVerification) != true,
                moving[index]?.reasons.contains(.verification) != true
            else { continue }
            let layer = lift(index, .verification, isClipped: effect.isRoll) ?? cells[index]
            track.play(on: layer, forKey: Self.verifying, phase: 1 - Double(index) / Double(cells.count) / 2)
        }
    }

    private static func isVerification(_ key: String) -> Bool { key.hasPrefix(verifying) }

    /// Stops the endless animations, and ends the others.
    func rest() {
        blinkCaret(every: nil)
        verify(nil)
        settle()
    }

    /// Moves the row because its code is rejected.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - host: The layer of the field.
    func reject(_ effect: CodeMotion.Effect, in host: CALayer) { MotionTrack(effect).play(on: host, forKey: "reject") }

    /// Moves the cell that invalid input would have gone to: the focused cell, or the last one in a full field.
    func nudge(_ effect: CodeMotion.Effect) {
        let index = shown.focusedCell?.index ?? cells.count - 1
        guard cells.indices.contains(index) else { return }
        MotionTrack(effect).play(on: cells[index].isHidden ? focus : cells[index], forKey: "nudge")
    }

    // MARK: - Characters

    /// Moves a character that the user has just inserted, a little later than the one before.
    func come(_ index: Int, _ motion: CodeMotion) {
        guard let inserted = inserted?.clamped(to: cells.indices), inserted.contains(index) else { return }
        let track = track(motion.insertion, height: frames[index].height)
        guard !track.isEmpty else { return }
        let delay = motion.delay(of: index - inserted.lowerBound, among: inserted.count)
        guard let layer = lift(index, .insertion, isClipped: motion.insertion.isRoll) else {
            track.play(on: cells[index], forKey: Self.inserting, delay: delay)
            return
        }
        let character = moving[index]
        track.play(on: layer, forKey: Self.inserting, delay: delay) { [weak self, weak character] in
            // The cell may have another character by now.
            guard let self, let character, moving.indices.contains(index), moving[index] === character else { return }
            drop(index, .insertion)
        }
    }

    private func track(_ effect: CodeMotion.Effect, isRemoval: Bool = false, height: CGFloat) -> MotionTrack {
        if let last = lastTrack, (last.effect, last.isRemoval, last.height) == (effect, isRemoval, height) {
            return last.track
        }
        let track = MotionTrack(effect, isRemoval: isRemoval, height: height)
        lastTrack = (effect, isRemoval, height, track)
        return track
    }

    /// The cells of a range that show their character.
    func readableCells(in range: Range<Int>?) -> [Int] {
        range?.clamped(to: shown.cells.indices).filter { shown.cells[$0].isReadable } ?? []
    }

    /// Moves characters away that the user has just removed.
    func leave(_ indices: [Int], _ motion: CodeMotion) {
        guard motion.removal != .none else { return }
        // The last one was removed first.
        for (order, index) in indices.reversed().enumerated() where frames.indices.contains(index) {
            let character = drawings[index].parts.character
            let track = track(motion.removal, isRemoval: true, height: frames[index].height)
            guard !character.isEmpty, !track.isEmpty else { continue }
            let ghost = insert(
                character, at: frames[index], name: "removed \(index)", isClipped: motion.removal.isRoll)
            let delay = motion.delay(of: order, among: indices.count)
            play(track, on: ghost, forKey: Self.removing, delay: delay)
        }
    }

    /// Moves cells from their old look to the new one, from the first to the last.
    func fade(from old: [CodeDrawing], _ effect: CodeMotion.Effect, _ motion: CodeMotion) {
        let appearing = MotionTrack(effect), vanishing = MotionTrack(.fade, isRemoval: true)
        guard !appearing.isEmpty else { return }
        for index in cells.indices where old.indices.contains(index) && old[index] != drawings[index] {
            drop(index, .insertion)
            drop(index, .verification)
            let delay = motion.delay(of: index, among: cells.count)
            let ghost = insert(old[index], at: cells[index].frame, name: "old \(index)", isClipped: false)
            ghost.cell = index
            play(vanishing, on: ghost, forKey: Self.removing, delay: delay)
            appearing.play(on: cells[index], forKey: "appear", delay: delay)
        }
    }

    /// Removes the old looks of cells that have been emptied or masked since.
    func forgetHidden(_ indices: Range<Int>) {
        leaving.removeAll { ghost in
            guard let cell = ghost.cell, indices.contains(cell), shown.cells.indices.contains(cell),
                !shown.cells[cell].isReadable
            else { return false }
            ghost.root.removeFromSuperlayer()
            return true
        }
    }

    /// Gives a character a layer of its own.
    ///
    /// - Returns: The layer; nil for a cell whose drawing marks no character.
    private func lift(_ index: Int, _ reason: MovingCharacter.Reasons, isClipped: Bool) -> CALayer? {
        if let character = moving[index], !isClipped || reason == .verification {
            character.reasons.insert(reason)
            return character.layer
        }
        let parts = drawings[index].parts
        guard !parts.character.isEmpty else { return nil }
        moving[index]?.root.removeFromSuperlayer()
        let character = MovingCharacter(
            parts.character, at: frames[index], name: "character \(index)", isClipped: isClipped)
        character.reasons = [reason]
        show(character)
        moving[index] = character
        cells[index].show(parts.rest)
        return character.layer
    }

    /// Returns a character to its cell, unless it moves for another reason too.
    private func drop(_ index: Int, _ reason: MovingCharacter.Reasons) {
        if reason == .verification { MotionTrack.stop(Self.verifying, on: cells[index]) }
        guard let character = moving[index] else { return }
        character.reasons.remove(reason)
        if reason == .verification { MotionTrack.stop(Self.verifying, on: character.layer) }
        guard character.reasons.isEmpty, moving[index] === character else { return }
        moving[index] = nil
        character.root.removeFromSuperlayer()
        cells[index].show(drawings[index])
    }

    /// What a cell shows of its drawing while its character moves.
    ///
    /// The character follows the drawing, and is gone with it.
    func withoutMovingCharacter(_ drawing: CodeDrawing, _ index: Int) -> CodeDrawing {
        guard let character = moving[index] else { return drawing }
        let parts = drawing.parts
        guard !parts.character.isEmpty else {
            moving[index] = nil
            character.root.removeFromSuperlayer()
            return drawing
        }
        character.layer.show(parts.character)
        return parts.rest
    }

    /// Returns all characters to their cells, and removes what leaves.
    func settle() {
        for character in leaving { character.root.removeFromSuperlayer() }
        leaving = []
        for (index, character) in moving.enumerated() {
            guard let character else { continue }
            moving[index] = nil
            character.root.removeFromSuperlayer()
            if cells.indices.contains(index) { cells[index].show(drawings[index]) }
        }
    }

    private func insert(_ drawing: CodeDrawing, at place: CGRect, name: String, isClipped: Bool) -> MovingCharacter {
        let ghost = MovingCharacter(drawing, at: place, name: name, isClipped: isClipped)
        // Its own opacity is that of the end: it is gone.
        if !isClipped { ghost.layer.opacity = 0 }
        show(ghost)
        leaving.append(ghost)
        return ghost
    }

    private func play(_ track: MotionTrack, on ghost: MovingCharacter, forKey key: String, delay: Double) {
        track.play(on: ghost.layer, forKey: key, delay: delay, staysAtEnd: true) { [weak self, weak ghost] in
            guard let self, let ghost else { return }
            ghost.root.removeFromSuperlayer()
            leaving.removeAll { $0 === ghost }
        }
    }

    private func show(_ character: MovingCharacter) {
        character.layer.follow(traits, scale: scale)
        caret.superlayer?.insertSublayer(character.root, below: caret)
    }
}

extension CodeCell {
    /// Whether the cell shows its character.
    fileprivate var isReadable: Bool {
        if case .character = content { true } else { false }
    }
}
#endif
