#if canImport(UIKit)
package import UIKit

/// A keyboard as iOS was seen to work, through `UITextInput` alone.
///
/// Each operation has a turn of the main queue. The keyboard keeps a copy of the document, edits it as it expects the input to
/// do, and reads the document again after a notification, but for those that come while it sets a selection itself.
/// After each operation the copy has to be the document. `KeyboardDriver` checks calls one by one; this one lives by them.
@MainActor package final class SystemKeyboard: InputListener {
    /// The ways in which codes of the system come in.
    package enum Door: CaseIterable { case insertion, replacement, clearing }
    /// The ways in which a composition ends.
    package enum Commit: CaseIterable { case unmark, insertion, abandon }

    package private(set) var failures: [String] = []
    /// Whether it sets an empty selection when the input announces a selection, as autocorrection does.
    package var cancelsCorrections = false
    private let input: any UIView & UITextInput
    private var document = ""
    private var isStale = true
    private var isSelecting = false
    private var isAnnouncing = false
    /// The notifications since the operation began, those included that it ignores.
    private var notifications: [String] = []
    private var name = ""

    package init(for input: any UIView & UITextInput) { self.input = input }

    // MARK: Operations

    /// A key, or several characters at once.
    package func type(_ text: String) async {
        await operation("type \(text)") {
            guard let selection = input.selectedTextRange, allows(selection, text) else { return }
            insert(text)
            if notifications.contains("text"), document == wholeText { fail("a key that is as expected is announced") }
        }
    }

    package func delete() async { await operation("delete") { deleteOnce() } }

    /// Delete, held: characters, then two words a tick.
    package func holdDelete(singles: Int) async {
        for tick in 0..<singles + 4 where input.hasText {
            await operation("delete held, tick \(tick)") {
                let isSingle = tick < singles || input.markedTextRange != nil
                if isSingle { deleteOnce() } else { for _ in 0..<2 { deleteWord() } }
            }
        }
    }

    /// Marks a text that grows, and ends the composition.
    package func compose(_ texts: [String], commit: Commit) async {
        for text in texts { await operation("mark \(text)") { mark(text, selection: text.utf16.count) } }
        await operation("end the composition: \(commit)") {
            switch commit {
            case .unmark:
                mark(texts.last ?? "", selection: texts.last?.utf16.count ?? 0)
                input.unmarkText()
            case .insertion: insert(texts.last ?? "")
            case .abandon: mark("", selection: 0)
            }
        }
    }

    /// Korean: no marked text, the syllable before the caret is selected, deleted and typed anew.
    package func retype(_ syllable: String) async {
        await operation("retype \(syllable)") {
            guard let caret = input.selectedTextRange, caret.isEmpty, let last = input.range(before: caret.start) else {
                return
            }
            select(last)
            change(last, to: "") { input.deleteBackward() }
            if !notifications.isEmpty, isSame(document, wholeText) {
                fail("\(notifications) between the parts of a syllable")
            }
            insert(syllable)
        }
    }

    /// The rest of a word in gray behind the caret, and the next key.
    package func predict(_ rest: String, then key: String) async {
        await operation("predict \(rest)") { mark(rest, selection: 0) }
        await operation("type \(key) over the prediction") {
            if key.isEmpty { mark("", selection: 0) } else { insert(key) }
        }
    }

    /// Replaces the word before the caret, and types a space.
    package func correct(to word: String) async {
        await operation("correct to \(word)") {
            guard let caret = input.selectedTextRange?.end,
                let range = input.tokenizer.rangeEnclosingPosition(
                    caret, with: .word, inDirection: .storage(.backward)),
                input.text(in: range) != nil, allows(range, word)
            else { return }
            change(range, to: word) { input.replace(range, withText: word) }
            insert(" ")
        }
    }

    /// Inserts what was heard first, replaces it by what is heard better, and returns whether it found it each time.
    package func dictate(_ hypotheses: [String]) async -> Bool {
        var before: String?
        for text in hypotheses {
            var isFound = true
            await operation("dictate \(text)") {
                guard let last = before else { return insert(text) }
                let found = [last, last.filter { !$0.isWhitespace }].lazy.compactMap { self.range(of: $0) }.first
                guard let found else { return isFound = false }
                change(found, to: text) { input.replace(found, withText: text) }
            }
            guard isFound else { return false }
            before = text
        }
        await operation("a lone blank of dictation") { insert(" ") }
        return true
    }

    /// A code of the system, or what the app prepares of it, which comes in whole and alone, or not at all.
    package func fill(_ code: String, by door: Door, prepared: String? = nil) async {
        await operation("fill \(code) by \(door)") {
            let old = wholeText, isMarked = input.markedTextRange != nil
            // A text over several selected cells changes only those.
            let isPart = door == .insertion && (input.offsets(of: input.selectedTextRange)?.count ?? 0) > 1
            switch door {
            case .insertion:
                insert(code)
                if let end = input.selectedTextRange?.end,
                    let edge = input.tokenizer.position(from: end, toBoundary: .word, inDirection: .storage(.forward)),
                    let range = input.textRange(from: edge, to: edge)
                {
                    select(range)
                }
            case .replacement: replaceAll(by: code)
            case .clearing:
                guard replaceAll(by: "") else { return }
                for character in code.map(String.init) {
                    guard let caret = input.selectedTextRange, allows(caret, character) else { return }
                    insert(character)
                }
            }
            let isWhole = [prepared ?? code, old, ""].contains { isSame($0, wholeText) }
            if !isMarked, !isPart, !isWhole, door != .clearing {
                fail("the field has \(wholeText), where it had \(old)")
            }
        }
    }

    /// The space bar as a trackpad.
    package func moveCaret(to point: CGPoint) async {
        await operation("move the caret to \(point.x)") {
            guard input.markedTextRange == nil, let position = input.closestPosition(to: point) else { return }
            if let range = input.textRange(from: position, to: position) { select(range) }
        }
    }

    // MARK: What it believes

    package var wholeText: String { input.wholeText ?? "" }

    private func operation(_ name: String, _ body: () -> Void) async {
        if input.inputDelegate !== self { (next, input.inputDelegate) = (input.inputDelegate, self) }
        compare("before \(name)")
        notifications = []
        self.name = name
        body()
        compare("after \(name)")
        Device.flush()
        await Device.turn()
        compare("a turn after \(name)")
    }

    private func fail(_ what: String) { failures.append("\(name): \(what)") }

    private func compare(_ moment: String) {
        let text = wholeText
        if !isStale, !isSame(document, text) { failures.append("\(moment): \(text), not \(document)") }
        (document, isStale) = (text, false)
    }

    /// Of a secure input it knows bullets only.
    private func isSame(_ text: String, _ other: String) -> Bool {
        input.isSecureTextEntry == true ? text.utf16.count == other.utf16.count : text == other
    }

    /// Makes a call of which it expects that a part of the document becomes a text.
    private func change(_ range: UITextRange?, to text: String, _ call: () -> Void) {
        if !isStale, let old = input.offsets(of: range), old.lowerBound >= 0, old.upperBound <= document.utf16.count {
            document = NSString(string: document).replacingCharacters(in: NSRange(old), with: text)
        }
        call()
    }

    private func insert(_ text: String) {
        change(input.markedTextRange ?? input.selectedTextRange, to: text) { input.insertText(text) }
    }

    private func mark(_ text: String, selection: Int) {
        change(input.markedTextRange ?? input.selectedTextRange, to: text) {
            input.setMarkedText(text, selectedRange: NSRange(location: selection, length: 0))
        }
    }

    @discardableResult private func replaceAll(by text: String) -> Bool {
        guard let all = input.wholeRange, input.text(in: all) != nil, allows(all, text) else { return false }
        change(all, to: text) { input.replace(all, withText: text) }
        return true
    }

    private func deleteOnce() {
        guard let selection = input.selectedTextRange else { return }
        if let marked = input.markedTextRange {
            let text = String((input.text(in: marked) ?? "").dropLast())
            return mark(text, selection: text.utf16.count)
        }
        guard selection.isEmpty else { return delete(selection) }
        guard let cluster = input.range(before: selection.start) else { return input.deleteBackward() }
        delete(cluster, selecting: true)
    }

    private func deleteWord() {
        guard let end = input.selectedTextRange?.end,
            let start = input.tokenizer.position(from: end, toBoundary: .word, inDirection: .storage(.backward)),
            let word = input.textRange(from: start, to: end)
        else { return deleteOnce() }
        delete(word, selecting: true)
    }

    private func delete(_ range: UITextRange, selecting: Bool = false) {
        guard input.text(in: range) != nil, allows(range, "") else { return }
        if selecting { select(range) }
        change(range, to: "") { input.deleteBackward() }
    }

    private func allows(_ range: UITextRange, _ text: String) -> Bool {
        // On iOS, an input need not have it.
        let ask: (@MainActor (UITextRange, String) -> Bool)? = input.shouldChangeText(in:replacementText:)
        return ask?(range, text) ?? true
    }

    private func select(_ range: UITextRange) {
        let wasSelecting = isSelecting
        isSelecting = true
        input.selectedTextRange = range
        isSelecting = wasSelecting
    }

    private func range(of text: String) -> UITextRange? {
        Range(NSString(string: wholeText).range(of: text)).flatMap { input.range(at: $0) }
    }

    // MARK: What it hears

    override func hear(_ notification: TextNotification, of input: (any UITextInput)?) {
        super.hear(notification, of: input)
        switch notification {
        case .textWill: break
        case .selectionWill: cancelCorrection()
        case .textDid, .selectionDid:
            notifications.append(notification == .textDid ? "text" : "selection")
            if !isSelecting { isStale = true }
        }
    }

    private func cancelCorrection() {
        if isAnnouncing { fail("an announcement inside an announcement") }
        guard cancelsCorrections, !isAnnouncing, let start = input.selectedTextRange?.start else { return }
        isAnnouncing = true
        if let caret = input.textRange(from: start, to: start) { select(caret) }
        isAnnouncing = false
    }
}
#endif
