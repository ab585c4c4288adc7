#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite struct CodeInputFieldTests {
        // MARK: - The code

        @Test func aKeySetsTheBindingOnceAndUpdatesOnce() async throws {
            let stage = FieldStage()
            try stage.type("1")
            await stage.host.turn()
            let (changes, updates) = (stage.host.changeCount, stage.host.updateCount)
            stage.keyboard.type("2")
            #expect(stage.form.code == "12")
            await stage.host.turn()
            #expect(stage.host.changeCount == changes + 1)
            #expect(stage.host.updateCount == updates + 1)
            #expect(stage.failures.isEmpty)
        }

        @Test func whatTheAppSetsIsShownAndNotSentBack() async throws {
            var completions: [String] = []
            let stage = FieldStage(FieldForm(set: { $0.onCodeComplete { completions.append($0) } }))
            stage.form.code = "123456"
            await stage.host.turn()
            #expect(try stage.view.code == "123456")
            #expect(stage.host.changeCount == 1)
            #expect(completions.isEmpty)
        }

        @Test(arguments: [("1234567", ""), ("12ab", ""), ("٣٤", "34"), ("123-456", "123456")])
        func aValueThatCantBeInTheFieldIsAnsweredOnce(_ value: String, _ held: String) async throws {
            let stage = FieldStage()
            stage.form.code = value
            await stage.host.turn()
            #expect(try stage.view.code == held)
            #expect(stage.form.code == held)
            #expect(stage.host.changeCount == 2)
            #expect(stage.failures.isEmpty)
        }

        @Test func anAppThatInsistsOnAValueIsNotAskedForever() async throws {
            let stage = InsistentForm.stage()
            await stage.turn()
            await stage.turn()
            #expect(stage.updateCount < 5)
            #expect(stage.misuses.isEmpty)
        }

        @Test func anAppThatRewritesWhatIsTypedHasTheLastWord() async throws {
            var held = ""
            let host = StandInHost(
                BoundField(code: Binding(get: { held }, set: { held = String($0.prefix(2)) })))
            let window = Device.makeWindow(width: 400, height: 100)
            window.addSubview(host.view)
            host.settle()
            try #require(host.hosted as? CodeInputView).becomeFirstResponder()
            KeyboardDriver(in: window).type("123")
            host.environment.layoutDirection = .rightToLeft
            host.settle()
            #expect(held == "12")
            #expect((host.hosted as? CodeInputView)?.code == "12")
        }

        @Test func aShorterLengthShortensTheBinding() async throws {
            let stage = FieldStage()
            stage.form.code = "123456"
            await stage.host.turn()
            stage.form.length = 4
            await stage.host.turn()
            #expect(try stage.view.length == 4)
            #expect(stage.form.code == (try stage.view.code))
            #expect(stage.failures.isEmpty)
        }

        @Test func completionComesOnceAndAfterTheBinding() async throws {
            var told: [String] = []
            var form = FieldForm()
            let code = form.$code
            form.set = { $0.onCodeComplete { told.append($0 + " " + code.wrappedValue) } }
            let stage = FieldStage(form)
            try stage.type("123456")
            await stage.host.turn()
            #expect(told == ["123456 123456"])
        }

        @Test func refusedKeysAreReported() async throws {
            var reasons: [CodeRejection] = []
            let stage = FieldStage(FieldForm(set: { $0.onInvalidCodeInput { reasons.append($0) } }))
            try stage.type("x")
            #expect(reasons == [.notInAlphabet])
            #expect(stage.form.code.isEmpty)
        }

        // MARK: - Focus

        @Test func focusGoesBothWays() async throws {
            let stage = FieldStage()
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
            try stage.view.resignFirstResponder()
            await stage.host.turn()
            #expect(!stage.form.isFocused)
            try stage.view.becomeFirstResponder()
            await stage.host.turn()
            #expect(stage.form.isFocused)
            stage.form.isFocused = false
            await stage.host.turn()
            #expect(try !stage.view.isFirstResponder)
            #expect(stage.failures.isEmpty)
        }

        @Test func focusIsTakenAsSoonAsThereIsAWindow() async throws {
            let stage = FieldStage()
            stage.host.view.removeFromSuperview()
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(stage.form.isFocused)
            stage.window.addSubview(stage.host.view)
            await stage.host.turn()
            #expect(try stage.view.isFirstResponder)
        }

        @Test func aDisabledFieldGivesTheFocusBack() async throws {
            let stage = FieldStage()
            stage.form.isFocused = true
            await stage.host.turn()
            stage.form.isDisabled = true
            await stage.host.turn()
            #expect(try !stage.view.isEnabled)
            #expect(!stage.form.isFocused)
            stage.form.isFocused = true
            await stage.host.turn()
            #expect(!stage.form.isFocused)
            #expect(stage.failures.isEmpty)
        }

        // MARK: - Status

        @Test func aRejectionIsShownEndsWithTheNextKeyAndCanBeRepeated() async throws {
            let stage = FieldStage()
            for _ in 1...2 {
                try stage.type("123456")
                stage.form.status = .rejected
                await stage.host.turn()
                #expect(try stage.view.status == .rejected)
                stage.keyboard.type("1")
                await stage.host.turn()
                #expect(stage.form.status == .editing)
                #expect(stage.form.code == "1")
                stage.form.code = ""
                await stage.host.turn()
            }
            #expect(StandInRecorder.feedback == ["error", "error"])
            #expect(stage.failures.isEmpty)
        }

        @Test func aFieldThatIsEmptiedAfterARejectionEmptiesTheBinding() async throws {
            let stage = FieldStage()
            try stage.type("123456")
            stage.form.status = .rejected
            await stage.host.turn()
            await Device.advance(by: 1)
            await stage.host.turn()
            #expect(try stage.view.code.isEmpty)
            #expect(stage.form.code.isEmpty)
            #expect(stage.failures.isEmpty)
        }

        @Test func aVerifierDecidesAndTheBindingHearsOfIt() async throws {
            let stage = FieldStage(
                FieldForm(set: { $0.codeInputVerifier { $0 == "123456" ? .accepted : .rejected() } }))
            try stage.type("123456")
            #expect(stage.form.status == .verifying)
            await stage.host.turn()
            #expect(stage.form.status == .accepted)
            #expect(try stage.view.status == .accepted)
            #expect(stage.failures.isEmpty)
        }
    }
}
#endif
