import CodeInputPIN
import SwiftUI
import TestTools

struct WalkForm: View {
    @State var code = ""
    @State var isFocused = false
    @State var status = CodeStatus.editing
    @State var isShown = true
    @State var isDisabled = false
    @State var isSecure = false
    @State var style = 0
    @State var alphabet = 0
    @State var length = 6
    @State var limit = 100
    let gate: WalkVerifier

    var body: some View {
        if isShown {
            CodeInputField(code: Binding(get: { code }, set: { code = String($0.prefix(limit)) }), length: length)
                .codeInputAlphabet(WalkValues.alphabets[alphabet])
                .codeInputSecure(isSecure)
                .codeInputFocused($isFocused)
                .codeInputStatus($status)
                .codeInputVerifier { try await gate.verdict(on: $0) }
                .codeInputOnComplete { _ in if style == 3 { code = "" } }
                .disabled(isDisabled)
                .codeInputStyle(style % 2 == 0 ? BoxRenderer() : .circles)
        }
    }
}

/// A walk over a SwiftUI field, in which the user types while the app sets values.
@MainActor final class BindingWalk: Walk {
    private let gate = WalkVerifier()
    private var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    private var host: StandInHost<WalkForm>?
    private weak var lastView: CodeInputView?
    // A field that has the focus is disabled in the turn after the update.
    private var isDue = true

    override init(_ program: WalkProgram, _ isTracing: Bool) {
        super.init(program, isTracing)
        let host = StandInHost(rootView: WalkForm(gate: gate))
        self.host = host
        window?.addSubview(host.view)
        host.settle()
    }

    override func perform(_ step: inout WalkStep) {
        guard let host, let window else { return }
        calls += 1
        let updates = host.updateCount
        switch step.number(16) {
        case 0...5: type(&step, in: window)
        case 6...9: set(&step, in: host.rootView)
        case 10: host.environment.layoutDirection = noted("mirrored", step.flag()) ? .rightToLeft : .leftToRight
        case 11:
            if noted("the host leaves the window", step.flag()) {
                host.view.removeFromSuperview()
            } else {
                window.addSubview(host.view)
            }
        case 12: StandInClock.advance(by: noted("the clock moves by", step.choice([0, 0.1, 1, 5])))
        case 13:
            gate.isOpen = step.flag()
            gate.give(noted("a verdict", step.anyVerdict()))
            needsTurn = true
        case 14: StandInTouch.tap(at: noted("tap", CGPoint(x: step.number(250), y: 20)), in: window)
        default:
            note("a turn")
            needsTurn = true
        }
        host.settle()
        check(host, updates)
        if needsTurn { isDue = true }
    }

    private func type(_ step: inout WalkStep, in window: UIWindow) {
        let keyboard = KeyboardDriver(in: window), text = step.text()
        switch noted("type \(text.debugDescription)", step.number(6)) {
        case 0, 1: keyboard.insert(text)
        case 2: keyboard.deleteBackward()
        case 3: keyboard.setMarkedText(text)
        case 4: keyboard.unmarkText()
        default: keyboard.autofill("123456", route: step.choice(KeyboardDriver.Route.allCases))
        }
    }

    private func set(_ step: inout WalkStep, in form: WalkForm) {
        switch noted("set", step.number(10)) {
        case 0, 1: form.code = step.text()
        case 2: form.isFocused = step.flag()
        case 3: form.status = step.choice(CodeStatus.allCases)
        case 4: form.isShown = step.flag()
        case 5:
            form.isDisabled = step.flag()
            isDue = false
        case 6: form.isSecure = step.flag()
        case 7: form.length = step.choice(WalkValues.lengths)
        case 8: form.alphabet = step.number(WalkValues.alphabets.count)
        default:
            form.style = step.number(4)
            form.limit = step.choice([100, 3, 0])
        }
    }

    private func check(_ host: StandInHost<WalkForm>, _ updates: Int) {
        host.misuses.forEach { fail("SwiftUI: " + $0) }
        if host.updateCount > updates + 10 { fail("the view updates endlessly") }
        guard let view = host.hosted as? CodeInputView else { return }
        lastView = view
        checkCode(view.code, of: view.length, in: view.alphabet)
        if isDue, view.isEnabled == host.rootView.isDisabled { fail("isEnabled contradicts disabled(_:)") }
    }

    override func letGo() {
        // Ends the verifications that still wait.
        gate.give(.failure(CancellationError()))
        host?.dismantle()
        (host, window) = (nil, nil)
    }

    override func checkEnd() { if lastView != nil { fail("the field is still there") } }
}

/// A verifier that answers when the walk says so, or never.
@MainActor final class WalkVerifier {
    struct Failure: Error {}

    private var waiting: [CheckedContinuation<CodeVerdict, any Error>] = []
    /// Whether verdicts are immediate.
    var isOpen = false

    func verdict(on code: String) async throws -> CodeVerdict {
        if isOpen { return code.hasPrefix("1") ? .accepted : .rejected() }
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func give(_ verdict: Result<CodeVerdict, any Error>) {
        let released = waiting
        waiting = []
        for continuation in released { continuation.resume(with: verdict) }
    }
}

extension WalkStep {
    @MainActor mutating func anyVerdict() -> Result<CodeVerdict, any Error> {
        choice([.success(.accepted), .success(.rejected()), .failure(WalkVerifier.Failure())])
    }
}
