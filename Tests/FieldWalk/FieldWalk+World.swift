import CodeInputPIN
import TestTools
import UIKit

extension FieldWalk {
    /// Changes sizes, styles and traits.
    func layOut(_ step: inout WalkStep) -> Author {
        switch step.number(14) {
        case 0:
            let frame = CGRect(origin: step.point(), size: step.size())
            note("view.frame = \(frame)")
            view.frame = frame
        case 1:
            let bounds = CGRect(origin: step.point(), size: step.size())
            note("view.bounds = \(bounds)")
            view.bounds = bounds
        case 2: checkSize(view.sizeThatFits(step.size()))
        case 3:
            note("view.sizeToFit()")
            view.sizeToFit()
        case 4: checkSize(view.intrinsicContentSize)
        case 5:
            note("view.layoutIfNeeded()")
            view.setNeedsLayout()
            view.layoutIfNeeded()
        case 6, 7:
            note("flush")
            if step.flag() { StandInScreen.flush() } else { StandInScreen.flush(view) }
        case 8:
            let index = step.number(WalkValues.styles.count)
            note("view.style = WalkValues.styles[\(index)]")
            view.style = WalkValues.styles[index]
        case 9:
            view.semanticContentAttribute = step.flag() ? .forceRightToLeft : .unspecified
            note("semanticContentAttribute \(view.semanticContentAttribute)")
        case 10:
            view.tintColor = step.flag() ? .systemRed : nil
            note("tint")
        case 11: setTraits(&step)
        case 12:
            note("reduce motion, VoiceOver")
            StandInAccessibilitySettings.isReduceMotionEnabled = step.flag()
            StandInAccessibilitySettings.isVoiceOverRunning = step.flag()
        default:
            view.isHidden = step.flag()
            view.isUserInteractionEnabled = step.flag()
            note("hidden \(view.isHidden), touchable \(view.isUserInteractionEnabled)")
        }
        return .nobody
    }

    private func checkSize(_ size: CGSize) {
        note("a size of \(size)")
        if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 { fail("a size is invalid") }
    }

    private func setTraits(_ step: inout WalkStep) {
        note("traits")
        StandInScreen.setTraits { traits in
            switch step.number(6) {
            case 0: traits.preferredContentSizeCategory = step.choice(WalkValues.categories)
            case 1: traits.userInterfaceStyle = step.choice([.light, .dark, .unspecified])
            case 2: traits.layoutDirection = step.choice([.leftToRight, .rightToLeft, .unspecified])
            case 3: traits.displayScale = step.choice([0, 1, 2, 3])
            case 4: traits.accessibilityContrast = step.choice([.normal, .high, .unspecified])
            default: traits.sceneCaptureState = step.choice([.active, .inactive, .unspecified])
            }
        }
    }

    /// Touches the field, and uses menus and commands.
    func touch(_ step: inout WalkStep) -> Author {
        switch step.number(10) {
        case 0, 1, 2:
            guard let cell = view.cellFrames.indices.randomElement(using: &step) else { break }
            note("tap cell \(cell)")
            StandInTouch.tap(view, in: view.cellFrames[cell])
        case 3:
            let point = step.point()
            note("tap \(point)")
            if let window = view.window { StandInTouch.tap(at: point, in: window) }
        case 4:
            note("long press")
            if let window = view.window { StandInTouch.longPress(at: CGPoint(x: 20, y: 20), in: window) }
        case 5:
            note("finger down")
            if let window = view.window {
                fingers.append(StandInFinger(at: CGPoint(x: step.number(250), y: 20), in: window))
            }
        case 6:
            guard let finger = fingers.last else { break }
            note("finger moves")
            finger.move(to: step.point())
        case 7:
            guard let finger = fingers.popLast() else { break }
            note("finger lifts")
            if step.flag() { finger.end() } else { finger.cancel() }
        case 8:
            guard let title = StandInMenu.titles.randomElement(using: &step) else { break }
            UIPasteboard.general.string = pasted
            note("choose \(title)")
            StandInMenu.choose(title)
        default:
            let name = step.choice(WalkValues.actions)
            note("canPerformAction(\(name))")
            _ = view.canPerformAction(Selector(name), withSender: nil)
        }
        return .user
    }

    /// Changes the windows, the responder chain, the clock and the verdicts.
    func turnWorld(_ step: inout WalkStep) -> Author {
        switch step.number(16) {
        case 0, 1, 2: arm(step.anyCase(of: WalkHook.self))
        case 3:
            note("becomeFirstResponder")
            if step.flag() { view.becomeFirstResponder() } else { _ = view.accessibilityActivate() }
        case 4:
            note("resignFirstResponder")
            view.resignFirstResponder()
        case 5:
            note("removeFromSuperview")
            view.removeFromSuperview()
        case 6, 7, 8:
            let place: UIView = step.choice([windows[0], windows[1], shelf])
            note(place === shelf ? "to the shelf" : "to another superview")
            if place === shelf { if step.flag() { windows[0].addSubview(shelf) } else { shelf.removeFromSuperview() } }
            place.addSubview(view)
        case 9:
            let seconds = step.choice([0, 0.1, 0.5, 1, 5])
            note("the clock moves by \(seconds)")
            StandInClock.advance(by: seconds)
            // Sleepers run.
            turn()
        case 10: undoOrTurn(&step)
        case 11:
            note("a verdict")
            gate.give(step.choice([.success(.accepted), .success(.rejected()), .failure(WalkVerifier.Failure())]))
            turn()
        case 12: setDelegate(&step)
        case 13:
            let state = step.choice([UIApplication.State.active, .inactive, .background])
            note("the application is \(state)")
            UIApplication.shared.standInState = state
        case 14:
            note("the screen is captured, or no longer")
            StandInScreen.isCaptured = step.flag()
        default:
            note("another window is key")
            step.choice(windows).makeKey()
        }
        return .user
    }

    /// Undoes what the field's undo manager knows, or lets a turn pass.
    private func undoOrTurn(_ step: inout WalkStep) {
        guard step.number(8) < 3, let manager = view.undoManager else {
            note("a turn")
            return turn()
        }
        let undoes = step.flag()
        note(undoes ? "undo" : "redo")
        let code = view.code
        if undoes { manager.undo() } else { manager.redo() }
        if view.isSecureTextEntry, view.code != code { fail("Undo knows a secret") }
    }

    private func setDelegate(_ step: inout WalkStep) {
        switch step.number(4) {
        case 0 where isReentrant:
            note("no input delegate")
            view.inputDelegate = nil
        case 1 where isReentrant:
            note("the input delegate marks text, or no longer")
            delegate?.markedText = delegate?.markedText == nil ? step.text() : nil
        default:
            guard delegate == nil || view.inputDelegate !== delegate else { return }
            note("another input delegate")
            // The keyboard observes from its first call. The new delegate forwards to it.
            keyboard?.watch("another input delegate") {}
            delegate = WalkInputDelegate(before: view.inputDelegate) { [weak self] in self?.react(to: $0) }
            view.inputDelegate = delegate
        }
    }
}
