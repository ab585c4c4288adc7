import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

@MainActor private final class StepsModel: ScreenModel {
    /// How one step takes the place of another.
    enum Way: CaseIterable { case twoIfs, branches, newIdentity, transition }

    var way = Way.twoIfs
    /// The steps on the screen, of which there are two during a transition.
    var steps: Set<Int> = [1] { didSet { changed() } }
    var isFocused = false {
        didSet {
            writes.append(isFocused)
            changed()
        }
    }
    var isSecondFocused = false { didSet { changed() } }
    var hasOwnFocus = false
    var isBound = true { didSet { changed() } }
    var writes: [Bool] = []

    private func field(_ step: Int) -> CodeInputField {
        let path = step == 2 && hasOwnFocus ? \StepsModel.isSecondFocused : \.isFocused
        return CodeInputField(code: .constant(""), length: 4).codeInputFocused(bind(path, of: self))
    }

    @ViewBuilder var screen: some View {
        switch way {
        case .twoIfs, .transition:
            VStack {
                if steps.contains(1) { field(1) }
                if steps.contains(2) { field(2) }
            }
        case .branches: if steps.contains(1) { field(1) } else { field(2) }
        case .newIdentity: field(1).id(steps)
        }
    }

    func change(_ change: (StepsModel) -> Void) {
        writes = []
        change(self)
    }
}

extension ViewTests {
    @MainActor @Suite("A focus binding") struct FocusBindingTests {
        private func stage(
            _ way: StepsModel.Way = .twoIfs, hasOwnFocus: Bool = false
        ) -> FormStage<StepsModel, some View> {
            let model = StepsModel()
            (model.way, model.hasOwnFocus) = (way, hasOwnFocus)
            return FormStage(model) { $0.screen }
        }

        private func move(_ stage: FormStage<StepsModel, some View>, from old: Int, to new: Int) async {
            if stage.form.way == .transition {
                await stage.update { $0.steps = [1, 2] }
                #expect(stage.views.map(\.isFirstResponder) == [new == 1, new == 2])
                // The views are updated meanwhile.
                await stage.update { $0.changed() }
            }
            await stage.update { $0.steps = [new] }
        }

        @Test("stays true while the focus moves to the field of the next step", arguments: StepsModel.Way.allCases)
        fileprivate func steps(_ way: StepsModel.Way) async throws {
            let stage = stage(way)
            await stage.update { $0.isFocused = true }
            var last = try stage.view
            #expect(last.isFirstResponder)
            stage.form.writes = []
            for (old, new) in [(1, 2), (2, 1), (1, 2)] {
                await move(stage, from: old, to: new)
                #expect(try stage.view !== last && stage.view.isFirstResponder)
                last = try stage.view
                #expect(stage.form.writes == [] && stage.form.isFocused)
            }
            last.resignFirstResponder()
            await stage.host.turn()
            #expect(stage.form.writes == [false])
            await stage.update { $0.steps = [1] }
            #expect(try !stage.view.isFirstResponder && stage.form.writes == [false])
        }

        @Test("that comes to a field follows its focus, and one that is true takes it")
        func modifierComes() async throws {
            let stage = FormStage(StepsModel()) { model in
                let field = CodeInputField(code: .constant(""))
                return model.isBound ? field.codeInputFocused(bind(\.isFocused, of: model)) : field
            }
            await stage.update { $0.isFocused = true }
            for hasFocus in [false, true] {
                await stage.update { $0.isBound = false }
                if hasFocus { try stage.view.becomeFirstResponder() } else { try stage.view.resignFirstResponder() }
                await stage.host.turn()
                await stage.update { ($0.isFocused, $0.isBound) = (!hasFocus, true) }
                await stage.host.turn()
                #expect(try stage.view.isFirstResponder && stage.form.isFocused)
            }
        }

        @Test("of two fields on the screen says that one has the focus, which the user moves")
        func shared() async throws {
            let stage = stage()
            await stage.update { $0.steps = [1, 2] }
            let views = stage.views
            for (index, writes) in [(0, [true]), (1, []), (0, [])] {
                stage.form.change { _ in views[index].becomeFirstResponder() }
                await stage.host.turn()
                await stage.update { $0.changed() }
                #expect(views.map(\.isFirstResponder) == [index == 0, index == 1])
                #expect(stage.form.writes == writes && stage.form.isFocused)
            }
            // The app decides for both.
            await stage.update { $0.isFocused = false }
            #expect(views.allSatisfy { !$0.isFirstResponder })
            await stage.update { $0.change { $0.isFocused = true } }
            #expect(views[1].isFirstResponder && stage.form.writes == [true])
            // A field that goes leaves the focus to the other one.
            await stage.update { $0.change { $0.steps = [1] } }
            #expect(views[0].isFirstResponder && stage.form.writes == [])
        }

        @Test("of two fields gives it to the one that the user sees") func hidden() async {
            let stage = stage()
            await stage.update { $0.steps = [1, 2] }
            let views = stage.views
            // As one that a tab has hidden, and not a new one that has yet to come.
            await stage.update { $0.isFocused = true }
            await stage.update { $0.isFocused = false }
            views[1].removeFromSuperview()
            for _ in 1...2 {
                await stage.update { $0.change { $0.isFocused = true } }
                #expect(views[0].isFirstResponder && !views[1].wantsFocus && stage.form.writes == [true])
                await stage.update { $0.isFocused = false }
                #expect(!views[0].isFirstResponder)
            }
        }

        @Test("of another field becomes false when a field with its own takes the focus", arguments: [false, true])
        func own(byUser: Bool) async throws {
            let stage = stage(hasOwnFocus: true)
            await stage.update { $0.steps = [1, 2] }
            await stage.update { $0.isFocused = true }
            for (first, second) in [(false, true), (true, false), (false, true)] {
                if byUser { stage.views[second ? 1 : 0].becomeFirstResponder() }
                await stage.update {
                    guard !byUser else { return }
                    if second { $0.isSecondFocused = true } else { $0.isFocused = true }
                }
                #expect(stage.views.map(\.isFirstResponder) == [first, second])
                #expect((stage.form.isFocused, stage.form.isSecondFocused) == (first, second))
            }
        }

        @Test("of a field that is gone stays, also where that of the field that came with the focus becomes false")
        func goneWithItsOwn() async throws {
            let stage = stage(hasOwnFocus: true)
            await stage.update { $0.isFocused = true }
            await stage.update { ($0.steps, $0.isSecondFocused) = ([2], true) }
            #expect(try stage.view.isFirstResponder && stage.form.isSecondFocused)
            try stage.view.resignFirstResponder()
            await stage.host.turn()
            #expect(stage.form.isFocused && !stage.form.isSecondFocused)
        }

        @Test("that a closure sets for the next field moves the focus before the end", arguments: [false, true])
        func movedOn(byCompletion: Bool) async throws {
            let model = StepsModel()
            func moveOn() { (model.isFocused, model.isSecondFocused) = (false, true) }
            let stage = FormStage(model) { model in
                VStack {
                    CodeInputField(code: .constant(""), length: 4).codeInputFocused(bind(\.isFocused, of: model))
                        .codeInputSubmitsWhenComplete(byCompletion)
                        .codeInputSetUp { $0.resignsOnCompletion = byCompletion }
                        .codeInputOnSubmit { moveOn() }.codeInputOnComplete { _ in if byCompletion { moveOn() } }
                    CodeInputField(code: .constant(""), length: 4).codeInputFocused(bind(\.isSecondFocused, of: model))
                }
            }
            await stage.update { $0.isFocused = true }
            let views = stage.views
            for key in ["1", "2", "3"] { try await stage.enter(key) }
            let log = EventLog(of: views[0])
            stage.keyboard.type(byCompletion ? "4" : "4\n")
            #expect(views[1].isFirstResponder)
            #expect(log.lines == ["changed"] + (byCompletion ? [] : ["exit"]) + ["complete", "end"])
            await stage.host.turn()
            #expect(views[1].isFirstResponder && !model.isFocused && model.isSecondFocused)
        }

        @Test("that two windows share stays with the field that the user taps") func sharedByWindows() async throws {
            let model = FieldModel(), stage = FieldStage(model)
            let shared = FormStage(FieldModel(), isOther: true) { _ in
                CodeInputField(code: .constant("")).codeInputFocused(bind(\.isFocused, of: model))
            }
            let view = try stage.view
            for _ in 1...2 {
                Device.tap(view, in: view.cellFrames[0])
                for _ in 1...3 {
                    await stage.host.turn()
                    await shared.update { $0.changed() }
                }
                #expect(view.isFirstResponder && model.isFocused && shared.views.allSatisfy { !$0.isFirstResponder })
                view.resignFirstResponder()
                await stage.host.turn()
                await shared.update { $0.changed() }
                #expect(!model.isFocused)
            }
        }

        @Test("of a row that is gone is not read") func goneRow() async throws {
            @MainActor final class RowsModel: ScreenModel {
                var count = 2 { didSet { changed() } }
                var late = 0
            }
            let stage = FormStage(RowsModel()) { model in
                VStack {
                    ForEach(0..<model.count, id: \.self) { row in
                        let focus = Binding<Bool>(
                            get: { @MainActor in
                                if row >= model.count { model.late += 1 }
                                return false
                            }, set: { _ in })
                        CodeInputField(code: .constant("")).codeInputFocused(focus)
                    }
                }
            }
            await stage.update { $0.count = 1 }
            await stage.host.turn()
            #expect(stage.views.count == 1 && stage.form.late == 0)
        }

        @Test(
            "follows the focus of its own window, whatever has the focus in another",
            arguments: [
                { $0.views[0].resignFirstResponder() }, { $0.form.isFocused = false }, { $0.form.isDisabled = true },
            ] as [@MainActor @Sendable (FieldStage) -> Void])
        func windows(lose: @MainActor @Sendable (FieldStage) -> Void) async throws {
            let stages = [FieldStage(), FieldStage(isOther: true)]
            func focus() async -> [Bool] {
                for stage in stages + stages { await stage.host.turn() }
                let views = stages.map { $0.views.contains(where: \.isFirstResponder) }
                #expect(stages.map(\.form.isFocused) == views)
                return views
            }
            for index in [0, 1] {
                let form = stages[index].form
                for stage in stages { stage.form.isFocused = true }
                #expect(await focus() == [true, true])
                lose(stages[index])
                #expect(await focus() == (index == 0 ? [false, true] : [true, false]))
                form.isDisabled = false
                _ = await focus()
                let view = try stages[index].view
                Device.tap(view, in: view.cellFrames[0])
                #expect(await focus() == [true, true])
            }
        }
    }
}
