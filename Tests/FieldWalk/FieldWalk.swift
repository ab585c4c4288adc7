import CodeInputMessages
import CodeInputPIN
import TestTools
import UIKit

/// A walk over a field, or a field and its number pad: every call that the system and an app can make, in any order.
@MainActor final class FieldWalk: Walk {
    enum Author { case user, app, nobody }

    let isReentrant: Bool
    var windows = [
        UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200)),
        UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
    ]
    let shelf = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    // The walk releases them at its end.
    private var held: CodeInputView?
    private var pad: CodeKeypadView?
    private weak var released: CodeInputView?
    private weak var releasedPad: CodeKeypadView?
    /// What the app does in the callback of a key.
    var padReaction: Int?
    /// A field with another code, for foreign positions.
    let other = CodeInputView(length: 64)
    let gate = WalkVerifier()
    var positions: [UITextPosition] = []
    var ranges: [UITextRange] = []
    var fingers: [StandInFinger] = []
    /// What an input method marks whenever the selection changes, as some do.
    var textOfInputMethod: String?
    var isMarking = false
    /// Whether `shouldChange` refuses every edit.
    var vetoesAll = false
    /// Whether a cell showed a character after the last call.
    var wasReadable = false
    // All characters of placeholders so far.
    var hints: Set<Character> = []
    private var properties = 0

    private var reactions: [WalkHook: [WalkStep]] = [:]
    private var armed: WalkHook?
    /// Who can change the code in this call.
    var author = Author.user
    // The callbacks since the last call began, and how many told of a change that completes the code.
    private var told: [WalkHook: Int] = [:]
    var completingChanges = 0
    // Whether the call replaces text by white space, which ends a composition and inserts nothing.
    var insertsNothing = false

    override init(_ program: WalkProgram, _ isTracing: Bool) {
        isReentrant = program.kind == .reentrant
        super.init(program, isTracing)
        let view = CodeInputView(length: 6, style: .box)
        view.clock = StandInTime()
        (held, released) = (view, view)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        windows[0].addSubview(view)
        other.code = String(repeating: "1", count: 64)
        listen(to: view)
        guard program.kind == .keypad else {
            view.becomeFirstResponder()
            return
        }
        let pad = CodeKeypadView(target: view)
        pad.clock = StandInTime()
        (self.pad, releasedPad) = (pad, pad)
        windows[0].frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        pad.frame = CGRect(x: 0, y: 400, width: 390, height: pad.intrinsicContentSize.height)
        windows[0].addSubview(pad)
    }

    var view: CodeInputView { held ?? other }
    var keyboard: KeyboardDriver? { view.window.map(KeyboardDriver.init) }
    var pasted: String { "123456" }

    // MARK: - Steps

    override func perform(_ step: inout WalkStep) {
        if let hook = armed {
            armed = nil
            reactions[hook, default: []].append(step)
            return
        }
        call(&step)
        view.standInForgetEvents()
    }

    /// Makes the next step the reaction to a hook, once.
    func arm(_ hook: WalkHook) { if isReentrant, depth == 0 { armed = hook } }

    private func call(_ step: inout WalkStep) {
        calls += 1
        if let pad {
            usePad(pad, &step)
            return checkValue()
        }
        let before = before
        if depth == 0 { (told, completingChanges, insertsNothing) = ([:], 0, false) }
        author = .user
        switch step.number(8) {
        case 0, 1: edit(&step)
        case 2: compose(&step)
        case 3: ask(&step)
        case 4: setUp(&step)
        case 5: layOut(&step)
        case 6: touch(&step)
        default: turnWorld(&step)
        }
        checkValue()
        if !isReentrant { checkEffect(since: before) }
        if depth == 0 { checkScreen() }
    }

    /// Takes the step planned for a hook, unless reactions are nested too deep.
    ///
    /// In a walk without reactions, every callback sets a property, which must disturb nothing.
    func react(to hook: WalkHook) {
        told[hook, default: 0] += 1
        checkValue()
        if let pad { return reactToKey(on: pad) }
        guard isReentrant else { return setProperty() }
        guard depth < 3, var planned = reactions[hook], !planned.isEmpty, held != nil else { return }
        var step = planned.removeFirst()
        reactions[hook] = planned
        depth += 1
        note("in \(hook):")
        call(&step)
        depth -= 1
    }

    func count(_ hook: WalkHook) -> Int { told[hook, default: 0] }

    /// Sets one of the properties that change neither code, selection nor status, or one to the value that it has.
    private func setProperty() {
        properties += 1
        switch properties % 7 {
        case 0: view.placeholder = view.placeholder == "-" ? "" : "-"
        case 1: view.reader = properties.isMultiple(of: 2) ? .plain : .messages(domains: ["example.com"])
        case 2: view.lengthRange = view.lengthRange
        case 3: view.alphabet = view.alphabet
        case 4: view.status = view.status
        case 5: view.rules = view.rules
        default: view.isSecureTextEntry = view.isSecureTextEntry
        }
    }

    // MARK: - The end

    override func letGo() {
        for finger in fingers { finger.cancel() }
        (fingers, positions, ranges, windows) = ([], [], [], [])
        shelf.subviews.forEach { $0.removeFromSuperview() }
        held?.inputView = nil
        for view in [held, pad] as [UIView?] { view?.removeFromSuperview() }
        (held, pad) = (nil, nil)
        // The field does not wait for a verifier.
        if released != nil || releasedPad != nil { fail("the field or its pad outlives its screen") }
        gate.give(.failure(CancellationError()))
    }
}
