import CodeInputPIN
import SwiftUI
import TestTools
import Testing
import UIKit

@MainActor private final class KeypadModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var other = "" { didSet { changed() } }
    var hasField = true { didSet { changed() } }
    var hasPad = true { didSet { changed() } }
    /// Whether the second field has the pad's target.
    var isOther = false { didSet { changed() } }
    var isPadIdle = false { didSet { changed() } }
    var order = CodeKeypadOrder.standard { didSet { changed() } }
    var isDisabled = false { didSet { changed() } }
    var isFieldDisabled = false { didSet { changed() } }
    var hasFocusBinding = false { didSet { changed() } }
    var style = CodeKeypadStyle.circles { didSet { changed() } }
    let target = CodeInputTarget(), idle = CodeInputTarget()

    @ViewBuilder var screen: some View {
        VStack {
            if hasPad {
                CodeInputKeypad(target: isPadIdle ? idle : target, style: style, order: order) { .eye(of: $0) }
                    .disabled(isDisabled)
            }
            if hasField {
                let field = CodeInputField(code: bind(\.code, of: self), length: 4).codeInputSecure()
                    .codeInputTarget(isOther ? idle : target)
                (hasFocusBinding ? field.codeInputFocused(.constant(false)) : field).disabled(isFieldDisabled)
            }
            CodeInputField(code: bind(\.other, of: self), length: 4).codeInputTarget(isOther ? target : idle)
        }
    }
}

/// Steps that are both on the screen while one takes the place of the other.
@MainActor private final class PINStepsModel: ScreenModel {
    var steps = [1] { didSet { changed() } }
    var codes = ["", "", ""] { didSet { changed() } }
    var isFocused = true
    let hasBinding: Bool
    var hasOwnPads = false
    var hasPad = true { didSet { changed() } }
    /// Whether the first responder had an input view whenever a field got or lost the focus.
    var hadInputViews: Set<Bool> = []
    let target = CodeInputTarget()

    init(hasBinding: Bool) { self.hasBinding = hasBinding }

    private func field(_ step: Int) -> CodeInputField {
        let field = CodeInputField(code: bind(\.codes[step], of: self), length: 4).codeInputTarget(target)
            .codeInputSetUp { [weak self] view in
                let action = UIAction { [weak view] _ in self?.hadInputViews.insert(view?.inputView != nil) }
                view.addAction(action, for: [.editingDidBegin, .editingDidEnd])
            }
        return hasBinding ? field.codeInputFocused(bind(\.isFocused, of: self)) : field
    }

    @ViewBuilder private func step(_ step: Int) -> some View {
        field(step)
        if hasOwnPads { CodeInputKeypad(target: target, style: .circles) }
    }

    @ViewBuilder var screen: some View {
        VStack {
            if steps.contains(0) { step(0) }
            if steps.contains(1) { step(1) }
            if steps.contains(2) { step(2) }
            if !hasOwnPads && hasPad { CodeInputKeypad(target: target, style: .circles) }
        }
    }
}

extension ViewTests {
    @MainActor @Suite("A pad in SwiftUI") struct KeypadFieldTests {
        private func stage() -> FormStage<KeypadModel, some View> { FormStage(KeypadModel()) { $0.screen } }

        @Test("hardware keys type beside a pad, and a tap on the cells brings no keyboard")
        func hardwareKeys() async throws {
            let stage = stage()
            await stage.host.turn()
            for key: Character in ["1", "2"] { stage.keyboard.press(.character(key)) }
            #expect(stage.form.code == "12")
            let view = try stage.view
            Device.tap(view, in: view.cellFrames[0])
            #expect(view.isFirstResponder && view.inputView != nil && view.inputView?.subviews.isEmpty == true)
            // A lockout disables the field, and the keys type again after it.
            await stage.update { $0.isFieldDisabled = true }
            #expect(!view.isFirstResponder)
            await stage.update { $0.isFieldDisabled = false }
            #expect(view.isFirstResponder)
            let steps: [([Bool], (KeypadModel) -> Void)] = [
                // Without the pad, the user needs the keyboard.
                ([false, false], { $0.hasPad = false }), ([true, false], { $0.hasPad = true }),
                ([false, true], { $0.isOther = true }), ([true, false], { $0.isOther = false }),
                // The pad and the field may change their target with one update.
                ([true, false], { ($0.isPadIdle, $0.isOther) = (true, true) }),
                ([false, false], { $0.hasPad = false }),
            ]
            for (index, (haveInputViews, step)) in steps.enumerated() {
                await stage.update(step)
                #expect(stage.views.map { $0.inputView != nil } == haveInputViews, "step \(index)")
            }
        }

        @Test("hardware keys type into the next step after a transition, without a keyboard", arguments: [false, true])
        func steps(hasBinding: Bool) async throws {
            let stage = FormStage(PINStepsModel(hasBinding: hasBinding)) { $0.screen }
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            await stage.update { $0.steps = [1, 2] }
            await stage.host.turn()
            // A field that another one replaced, and that stays, has its keyboard once it has lost the focus.
            #expect(stage.views.map(\.isFirstResponder) == [false, true])
            #expect(stage.views.map { $0.inputView == nil } == [true, false])
            await stage.update { $0.steps = [2] }
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            stage.keyboard.press(.character("7"))
            #expect(stage.form.codes == ["", "", "7"])
            await stage.update { $0.steps = [] }
            #expect(stage.form.hadInputViews == [true])
        }

        // A device needs an animation, and time for it.
        #if !canImport(Darwin)
        @Test(
            "the pad and hardware keys type into the step that came last, while another one leaves and after it",
            arguments: [false, true], [false, true])
        func leaving(hasBinding: Bool, hasOwnPads: Bool) async throws {
            let model = PINStepsModel(hasBinding: hasBinding)
            model.hasOwnPads = hasOwnPads
            let stage = FormStage(model) { $0.screen }
            await stage.host.turn()
            // The last step comes back before it has left.
            for steps in [[2], [1], [2, 1]] {
                await stage.update { $0.codes = ["", "", ""] }
                stage.host.hosting.isInTransition = true
                for step in steps { await stage.update { $0.steps = [step] } }
                let pads = stage.host.hosted(CodeKeypadView.self)
                let pad = try #require(steps == [2] ? pads.last : pads.first)
                if steps.count == 1 { Device.tap(pad, in: pad.keyFrames[0]) }
                stage.host.hosting.isInTransition = false
                await stage.host.turn()
                try stage.tap(1)
                stage.keyboard.press(.character("7"))
                var codes = ["", "", ""]
                codes[steps.last ?? 0] = steps.count == 1 ? "127" : "27"
                #expect(model.codes == codes)
                #expect(try stage.view.isFirstResponder && stage.view.inputView != nil)
            }
            #expect(model.hadInputViews == [true])
        }

        @Test("a field that goes leaves its pad to the last one that the user sees") func leftBehind() async throws {
            let stage = FormStage(PINStepsModel(hasBinding: false)) { $0.screen }
            for steps in [[0], [0, 1], [0, 1, 2]] { await stage.update { $0.steps = steps } }
            // As the first screen of a navigation.
            stage.views[0].removeFromSuperview()
            await stage.update { $0.steps = [0, 1] }
            await stage.host.turn()
            try stage.tap(7)
            #expect(stage.form.codes == ["", "8", ""])
        }

        @Test("a field that comes back into the window has its target again with its next update")
        func cameBack() async throws {
            let stage = FormStage(PINStepsModel(hasBinding: false)) { $0.screen }
            for steps in [[1], [1, 2]] { await stage.update { $0.steps = steps } }
            // As under a cover of the whole screen.
            let view = stage.views[0], screen = try #require(view.superview)
            view.removeFromSuperview()
            await stage.update { $0.steps = [1] }
            await stage.host.turn()
            screen.addSubview(view)
            await stage.update { $0.codes[0] = "0" }
            await stage.host.turn()
            try stage.tap(7)
            #expect(stage.form.codes == ["0", "8", ""])
        }

        @Test("a field that alone is enabled again takes the focus back, beside a pad that SwiftUI does not update")
        func enabledAlone() async throws {
            let target = CodeInputTarget()
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: bind(\.code, of: model)).codeInputTarget(target).disabled(model.isDisabled)
                CodeInputKeypad(target: target)
            }
            await stage.host.turn()
            for isDisabled in [false, true, false] {
                await stage.update { $0.isDisabled = isDisabled }
                #expect(try stage.view.isFirstResponder != isDisabled)
            }
        }
        #endif

        @Test("a pad and a text of the app type into the field that the user sees", arguments: [false, true])
        func hidden(hasPad: Bool) async throws {
            let model = PINStepsModel(hasBinding: false), stage = FormStage(model) { $0.screen }
            model.hasPad = hasPad
            await stage.update { $0.steps = [0, 1] }
            let views = stage.views, screen = try #require(views[0].superview)
            // As in a tab, and back.
            for (seen, hidden) in [(0, 1), (1, 0), (0, 1)] {
                views[hidden].removeFromSuperview()
                screen.addSubview(views[seen])
                if hasPad {
                    await stage.update { $0.codes = ["", "", ""] }
                    #expect(views[seen].isFirstResponder && views[seen].inputView != nil)
                    #expect(views[hidden].inputView == nil)
                    try stage.tap(7)
                    #expect(model.codes[seen] == "8" && model.codes[hidden] == "")
                }
                model.target.enter("482\(seen)")
                await stage.host.turn()
                #expect(model.codes[seen] == "482\(seen)" && model.codes[hidden] != "482\(seen)")
            }
        }

        @Test("a field that has yet to come into a window keeps its target") func yetToCome() async throws {
            let model = FieldModel(), later = FieldModel { $0.codeInputTarget(model.target) }
            let stage = FieldStage(model), other = FieldStage(later, isOther: true)
            await other.update { $0.isShown = false }
            other.host.view.removeFromSuperview()
            await other.update { $0.isShown = true }
            await stage.update { $0.isFocused = true }
            other.window.addSubview(other.host.view)
            await stage.update { $0.target.enter("123456") }
            await other.host.turn()
            #expect(later.code == "123456" && model.code == "")
        }

        @Test("a field beside a pad takes the focus from no view, nor from the app, and not again from the user")
        func noTheft() async throws {
            let model = KeypadModel()
            model.hasPad = false
            let stage = FormStage(model) { $0.screen }
            stage.views[1].becomeFirstResponder()
            await stage.update { $0.hasPad = true }
            #expect(stage.views.map(\.isFirstResponder) == [false, true])
            await stage.update { $0.hasPad = false }
            stage.views[1].resignFirstResponder()
            await stage.update { $0.hasFocusBinding = true }
            await stage.update { $0.hasPad = true }
            #expect(stage.views.allSatisfy { !$0.isFirstResponder } && stage.form.code == "")
            await stage.update { ($0.hasPad, $0.hasFocusBinding) = (false, false) }
            await stage.update { $0.hasPad = true }
            #expect(stage.views[0].isFirstResponder)
            stage.views[0].resignFirstResponder()
            await stage.update { $0.style = .plain }
            #expect(stage.views.allSatisfy { !$0.isFirstResponder })
        }

        @Test("an input view that the app has set stays beside a pad") func ownInputView() async throws {
            let own = UIView(), target = CodeInputTarget()
            let stage = FormStage(FieldModel()) { model in
                CodeInputField(code: .constant("")).codeInputTarget(target).codeInputSetUp { $0.inputView = own }
                if model.isShown { CodeInputKeypad(target: target) }
            }
            await stage.host.turn()
            await stage.update { $0.isShown = false }
            #expect(try stage.view.inputView === own)
        }

        @Test("the extra key for a field comes and goes with the field") func extraKey() async throws {
            let stage = stage()
            for isRevealed in [true, false] {
                try stage.tap(9)
                #expect(try stage.view.isRevealed == isRevealed)
            }
            await stage.update { $0.hasField = false }
            #expect(try stage.pad.target == nil && stage.pad.extraKey == nil)
            try stage.tap(0)
            #expect(stage.form.code == "" && stage.form.other == "")
            await stage.update { $0.hasField = true }
            try stage.tap(0)
            #expect(stage.form.code == "1")
        }

        @Test("the extra key acts if its finger came down before that of a digit lifted, which SwiftUI heard of")
        func quickExtraKey() async throws {
            let stage = stage(), pad = try stage.pad
            let fingers = [0, 9].map { Finger(at: pad.point($0), in: stage.window) }
            await stage.host.turn()
            for finger in fingers { finger.end() }
            #expect(try stage.form.code == "1" && stage.view.isRevealed)
        }

        @Test("the pad follows its target to another field, and with another target leaves the first one")
        func targets() async throws {
            let stage = stage()
            try stage.tap(0)
            await stage.update { $0.isOther = true }
            try stage.tap(1)
            #expect(stage.form.code == "1" && stage.form.other == "2")
            await stage.update { $0.isOther = false }
            try stage.tap(2)
            #expect(stage.form.code == "13" && stage.form.other == "2")
            await stage.update { $0.isPadIdle = true }
            try stage.tap(3)
            // A field that comes back connects with its target again.
            await stage.update { $0.hasField = false }
            await stage.update { $0.hasField = true }
            try stage.tap(4)
            #expect(stage.form.code == "13" && stage.form.other == "245")
        }

        @Test("a pad keeps the order that it was made with, and follows style and enabling") func look() async throws {
            let stage = stage(), pad = try stage.pad
            #expect(pad.keyDigits == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] && pad.style == .circles && pad.isEnabled)
            await stage.update { ($0.style, $0.isDisabled) = (.plain, true) }
            #expect(try stage.pad === pad && pad.style == .plain && !pad.isEnabled)
            try stage.tap(0)
            #expect(stage.form.code == "")
            await stage.update { ($0.hasPad, $0.order) = (false, .shuffled) }
            await stage.update { $0.hasPad = true }
            let shuffled = try stage.pad.keyDigits
            #expect(shuffled != pad.keyDigits && shuffled.sorted() == pad.keyDigits.sorted())
        }

        @Test("a pad that goes leaves its target, and keeps nothing alive") func lifetime() async throws {
            weak var pad: CodeKeypadView?
            weak var field: UIView?
            let isOver: () -> Bool = { pad == nil && field == nil }
            let stage = stage()
            // The app may keep a pad.
            let kept = try stage.pad
            await stage.update { $0.hasPad = false }
            #expect(kept.target == nil && kept.extraKey == nil)
            await stage.update { $0.hasField = false }
            await stage.update { ($0.hasField, $0.hasPad) = (true, true) }
            #expect(kept.target == nil && kept.extraKey == nil)
            do { (pad, field) = (try stage.pad, try stage.view) }
            #expect(!isOver())
            await stage.update { ($0.hasPad, $0.hasField) = (false, false) }
            #expect(await waiting(until: isOver))
        }
    }
}

extension FormStage {
    fileprivate var pad: CodeKeypadView { get throws { try #require(host.hosted(CodeKeypadView.self).first) } }

    fileprivate func tap(_ place: Int) throws { try Device.tap(pad, in: pad.keyFrames[place]) }
}
