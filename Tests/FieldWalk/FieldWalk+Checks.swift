import CodeInputPIN
import TestTools
import UIKit

extension FieldWalk {
    struct Before {
        let code: String
        let status: CodeStatus
        let isEnabled: Bool
        let isSecure: Bool
        let isComposing: Bool
        /// Whether the marked text may be white space alone; a secure field does not say.
        let marksNothing: Bool
        let pasteboardChanges = UIPasteboard.general.changeCount
    }

    var before: Before {
        let marked = view.markedTextRange.flatMap(view.text) ?? ""
        return Before(
            code: view.code, status: view.status, isEnabled: view.isEnabled, isSecure: view.isSecureTextEntry,
            isComposing: view.markedCells != nil, marksNothing: !marked.contains { $0.isLetter || $0.isNumber })
    }

    /// Checks what always holds, even in a callback of the field.
    func checkValue() {
        checkCode(view.code, of: view.length, in: view.alphabet)
        checkText()
        checkCells()
    }

    private func checkText() {
        let view = view, code = view.code, text = view.wholeText ?? ""
        for problem in view.inconsistencies() { fail(problem) }
        if view.markedCells == nil {
            let expected = hidesText ? String(repeating: "\u{2022}", count: code.count) : code
            if text != expected { fail("the text system gets the wrong text") }
        } else if text.contains("\u{2022}") != hidesText {
            fail("bullets do not match what the cells hide")
        }
        if let marked = view.markedCells {
            let selected = view.selectedCells
            if marked.isEmpty || selected.clamped(to: marked) != selected {
                fail("marked text is empty, or the selection is outside it")
            }
        } else if view.selectedCells.upperBound > code.count {
            fail("the selection is outside the code")
        }
    }

    private func checkCells() {
        let view = view, state = view.fieldState
        // A field that has cleared a judged code keeps the verdict, and its cells are neutral.
        let isCleared = view.code.isEmpty && (view.status == .rejected || view.status == .accepted)
        if state.status != view.status, !isCleared || state.status != .editing {
            fail("the cells have the wrong status")
        }
        let isHidden = view.isSecureTextEntry && view.masking == nil && !view.isRevealed
        let isShared = view.isSecureTextEntry && view.window != nil && UIApplication.shared.standInState != .active
        guard isHidden || isShared else { return }
        for cell in state.cells { if case .character = cell.content { fail("a secret shows a character") } }
    }

    /// Draws a field that no longer shows characters, in the middle of any motion, and looks for those seen before.
    func checkScreen() {
        let isReadable = view.fieldState.cells.contains { if case .character = $0.content { true } else { false } }
        let isMasked = view.isSecureTextEntry || hidesText
        defer { wasReadable = isReadable }
        // Those of an earlier placeholder may still fade.
        hints.formUnion(view.placeholder)
        guard wasReadable, !isReadable, isMasked else { return }
        StandInScreen.flush(view)
        // What stands between tags; a message of the app is not the field's code.
        let texts =
            view.showsMessage ? [] : StandInSVG.svg(of: view).split(separator: "<").map { $0.drop { $0 != ">" } }
        let found = texts.filter { $0.contains { ($0.isLetter || $0.isNumber) && !hints.contains($0) } }
        if !found.isEmpty { fail("a masked field shows what was seen before: \(found)") }
    }

    /// Checks the effect of a call without reentrant calls.
    func checkEffect(since before: Before) {
        let view = view, changes = count(.change), completions = count(.complete)
        // A submission completes the code again, and so does the same code after a failure or a rejection.
        if completions > completingChanges + count(.exit), view.code != before.code {
            fail("more completions than completing edits")
        }
        // Without input, or with white space, the characters under marked text return, which completes nothing.
        let takesNothing = !before.isEnabled || !view.isEnabled || before.status == .verifying
        let givesBack = insertsNothing || before.isComposing && (takesNothing || before.marksNothing)
        if view.rules.isEmpty, count(.invalid) == 0, !givesBack, completions < completingChanges {
            fail("a completing edit called no onComplete")
        }
        if completions != count(.primary) { fail("a completion without its control event") }
        // A secret goes while the app is away, or after the verdict. A rejected code is cleared after a while.
        let forgets = view.isSecureTextEntry && view.forgetsInBackground != nil && view.code.isEmpty
        if author != .user, !before.isComposing {
            if changes > 0 && !forgets || completions > 0 { fail("an edit by the app called onChange or onComplete") }
            if author == .nobody, view.code != before.code { fail("a call that edits nothing changed the code") }
        }
        if author == .user, before.status != .rejected, !before.isComposing, !forgets, view.code != before.code {
            if !before.isEnabled || before.status == .verifying && view.status == .verifying {
                fail("a field that accepts no input changed")
            }
            if changes == 0, view.markedCells == nil { fail("an edit by the user did not call onChange") }
            if vetoesAll { fail("an edit by the user passed the veto by") }
        }
        if before.isSecure, view.isSecureTextEntry, author == .user,
            UIPasteboard.general.changeCount != before.pasteboardChanges, UIPasteboard.general.standInString != pasted
        {
            fail("a secret is on the pasteboard")
        }
    }

    /// Whether the text system must see bullets.
    private var hidesText: Bool {
        if view.isSecureTextEntry { return true }
        return !view.isRevealed && view.masking != nil && view.masking != CodeMasking.none
    }

    func listen(to view: CodeInputView) {
        view.onChange = { [weak self] code in
            guard let self else { return }
            if self.view.isFull { completingChanges += 1 }
            if !isReentrant, code != self.view.code { fail("onChange has the wrong code") }
            react(to: .change)
        }
        view.onComplete = { [weak self] code in
            guard let self else { return }
            if code.count != self.view.length || code != self.view.code { fail("onComplete has the wrong code") }
            react(to: .complete)
        }
        view.onInvalidInput = { [weak self] reason in
            guard let self else { return }
            if !isReentrant, reason == .interrupted { fail("a closure that sets a property interrupted an input") }
            react(to: .invalid)
        }
        view.onStatusChange = { [weak self] _ in self?.react(to: .status) }
        view.onVerificationFailure = { [weak self] _ in self?.react(to: .failure) }
        let events: [(UIControl.Event, WalkHook)] = [
            (.editingDidBegin, .began), (.editingChanged, .edited), (.editingDidEnd, .ended),
            (.editingDidEndOnExit, .exit), (.primaryActionTriggered, .primary), (.touchDown, .touched),
        ]
        for (event, hook) in events {
            let action = UIAction { [weak self] _ in
                if hook == .primary, self?.view.isFull == false { self?.fail("a primary action without a full code") }
                self?.react(to: hook)
            }
            view.addAction(action, for: event)
        }
        KeyboardDriver.onNotification = { [weak self] in self?.hear($0) }
    }

    private func hear(_ notification: TextNotification) {
        if let hook = WalkHook(rawValue: notification.rawValue) { react(to: hook) }
        guard notification == .selectionDid, let text = textOfInputMethod, !isMarking else { return }
        isMarking = true
        view.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0))
        isMarking = false
    }
}

/// A callback of a field, in which a walk can call the field.
enum WalkHook: String, CaseIterable {
    case change, complete, invalid, status, veto, preparation, failure, verification
    case textWill, textDid, selectionWill, selectionDid
    case began, edited, ended, exit, primary, touched
}

extension FieldWalk {
    // A current, outdated or foreign position, or an empty one; so are the ranges.
    private func position(_ step: inout WalkStep) -> UITextPosition {
        switch step.number(7) {
        case 0: view.beginningOfDocument
        case 1: view.endOfDocument
        case 2: UITextPosition()
        case 3: other.position(from: other.beginningOfDocument, offset: step.number(65)) ?? other.endOfDocument
        case 4: positions.isEmpty ? view.endOfDocument : step.choice(positions)
        default:
            view.position(from: view.beginningOfDocument, offset: step.choice(WalkValues.offsets)) ?? view.endOfDocument
        }
    }

    func range(_ step: inout WalkStep) -> UITextRange {
        switch step.number(6) {
        case 0: UITextRange()
        case 1: view.selectedTextRange ?? UITextRange()
        case 2: view.markedTextRange ?? UITextRange()
        case 3: ranges.isEmpty ? UITextRange() : step.choice(ranges)
        case 4: other.textRange(from: other.beginningOfDocument, to: other.endOfDocument) ?? UITextRange()
        default: view.textRange(from: position(&step), to: position(&step)) ?? UITextRange()
        }
    }

    func named(_ call: String, _ range: UITextRange) -> UITextRange {
        note(call + " " + offsets(of: range))
        return range
    }

    private func offsets(of range: UITextRange) -> String {
        guard type(of: range) != UITextRange.self else { return "UITextRange()" }
        let start = view.beginningOfDocument
        return "[\(view.offset(from: start, to: range.start)), \(view.offset(from: start, to: range.end)))"
    }

    /// Calls what the text system calls, without changing the field.
    func ask(_ step: inout WalkStep) {
        author = .nobody
        switch noted("ask", step.number(12)) {
        case 0: remember(view.position(from: position(&step), offset: step.choice(WalkValues.offsets)))
        case 1:
            remember(
                view.position(
                    from: position(&step), in: step.choice(Self.directions), offset: step.choice(WalkValues.offsets)))
        case 2: remember(view.textRange(from: position(&step), to: position(&step)))
        case 3: compare(position(&step), position(&step))
        case 4: remember(view.position(within: range(&step), farthestIn: step.choice(Self.directions)))
        case 5: remember(view.characterRange(byExtending: position(&step), in: step.choice(Self.directions)))
        case 6: checkRectangles(range(&step), position(&step))
        case 7: remember(view.closestPosition(to: step.point()))
        case 8: remember(view.closestPosition(to: step.point(), within: range(&step)))
        case 9: remember(view.characterRange(at: step.point()))
        case 10: askTokenizer(&step)
        default:
            let range = named("view.text(in:)", range(&step)), text = view.text(in: range)
            if text == nil, Swift.type(of: range) != UITextRange.self { fail("a range without text") }
            _ = view.shouldChangeText(in: range, replacementText: step.text())
            _ = view.baseWritingDirection(for: position(&step), in: .backward)
            view.setBaseWritingDirection(.rightToLeft, for: range)
        }
    }

    private static let directions: [UITextLayoutDirection] = [.left, .right, .up, .down]

    private func compare(_ first: UITextPosition, _ second: UITextPosition) {
        let order = view.compare(first, to: second), back = view.compare(second, to: first)
        if order.rawValue != -back.rawValue { fail("compare is not symmetric") }
        let distance = view.offset(from: first, to: second)
        if distance != -view.offset(from: second, to: first) { fail("offset is not symmetric") }
        if (distance > 0) != (order == .orderedAscending) { fail("offset and compare disagree") }
    }

    private func askTokenizer(_ step: inout WalkStep) {
        let unit = step.choice([UITextGranularity.character, .word, .sentence, .paragraph, .line, .document])
        let direction: UITextDirection = step.flag() ? .storage(.forward) : .layout(step.choice(Self.directions))
        let position = position(&step)
        remember(view.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: direction))
        remember(view.tokenizer.position(from: position, toBoundary: unit, inDirection: direction))
        _ = view.tokenizer.isPosition(position, atBoundary: unit, inDirection: direction)
        _ = view.tokenizer.isPosition(position, withinTextUnit: unit, inDirection: direction)
    }

    private func checkRectangles(_ range: UITextRange, _ position: UITextPosition) {
        let rects =
            view.selectionRects(for: range).map(\.rect) + [view.firstRect(for: range), view.caretRect(for: position)]
        for rect in rects + view.cellFrames where ![rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) {
            fail("a rectangle is not finite")
        }
        if view.cellFrames.count != view.length { fail("the number of frames is not the number of cells") }
    }

    private func remember(_ position: UITextPosition?) {
        guard let position else { return note("a position: nil") }
        note("a position at \(view.offset(from: view.beginningOfDocument, to: position))")
        positions = positions.suffix(5) + [position]
    }

    private func remember(_ range: UITextRange?) {
        guard let range else { return note("a range: nil") }
        ranges = ranges.suffix(5) + [named("a range", range)]
    }
}
