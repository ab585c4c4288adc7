import CodeInputCore
import Testing

@Suite("The status of a field")
struct CodeFieldStatusTests {
    private struct Offline: Error {}

    private func verifying(_ configure: (inout CodeField.Configuration) -> Void = { _ in }) -> FieldDriver {
        var driver = FieldDriver(3) {
            $0.hasVerifier = true
            configure(&$0)
        }
        driver.type("123")
        #expect(driver.verification != nil && driver.field.status == .verifying)
        _ = driver.heard()
        return driver
    }

    @Test("a complete code is verified after the app is notified")
    func verification() throws {
        var driver = FieldDriver(1) { $0.hasVerifier = true }
        driver.type("1")
        #expect(
            driver.heard() == [
                "insertion(0..<1)", "changed", "completed", "statusChanged(verifying)", "speak(verifying)",
            ])
        let token = try #require(driver.verification)
        let outcome = driver.step(.verdict(.accepted, token))
        // The verification has ended, and is not canceled.
        #expect(
            outcome.effects.map(\.description) == ["statusChanged(accepted)", "feedback(success)", "speak(accepted)"])
        driver.carryOut(outcome)
        _ = driver.heard()
        driver.apply(.deleteBackward)
        #expect(driver.heard() == ["statusChanged(editing)", "removal(0..<1)", "changed"])
    }

    @Test("an outdated verdict is ignored")
    func lateVerdict() throws {
        var driver = verifying()
        let late = try #require(driver.verification)
        driver.apply(.set("9"))
        #expect(driver.field.status == .editing && driver.verification == nil)
        driver.apply(.verdict(.rejected(), late))
        #expect(driver.result == .ignored && driver.field.status == .editing && driver.code == "9")
        driver.apply(.failure(Offline(), late))
        #expect(driver.result == .ignored)
    }

    @Test(
        "another length or alphabet cancels a verification, and the same one does not",
        arguments: [
            (.length(8), true), (.length(2...3), true), (.length(3), false), (.alphabet(CodeAlphabet("123")), true),
            (.alphabet(.digits), false),
        ] as [(CodeFieldInput, Bool)])
    func otherLength(input: CodeFieldInput, cancels: Bool) {
        var driver = verifying()
        driver.apply(input)
        #expect(driver.result == (cancels ? .accepted : .ignored) && driver.code == "123")
        #expect((driver.verification == nil) == cancels && driver.field.status == (cancels ? .editing : .verifying))
        #expect(driver.heard() == (cancels ? ["statusChanged(editing)"] : []))
    }

    @Test("an error is not a verdict, and the same code can be given again")
    func failure() throws {
        var driver = verifying()
        let token = try #require(driver.verification)
        driver.apply(.failure(Offline(), token))
        #expect(driver.heard() == ["statusChanged(editing)", "verificationFailed"] && driver.code == "123")
        driver.apply(.verdict(.rejected(), token))
        #expect(driver.result == .ignored && driver.field.status == .editing)
        for again in [CodeFieldInput.paste("123"), .insert("123"), .submit] {
            var driver = driver
            driver.apply(again)
            #expect(driver.heard().contains("completed") && driver.field.status == .verifying, "\(again)")
        }
    }

    @Test("an edit by one listener leaves it true for the next that the field is open again")
    func editAfterFailure() throws {
        var driver = verifying()
        let outcome = driver.step(.failure(Offline(), try #require(driver.verification)))
        let told = outcome.effects.compactMap { effect -> CodeToken? in
            if case .event(.statusChanged(.editing), let token) = effect { token } else { nil }
        }
        driver.step(.deleteBackward)
        #expect(driver.field.isTrue(.statusChanged(.editing), try #require(told.first)))
    }

    @Test("a verdict by the app replaces the verifier's")
    func appDecides() {
        for status in [CodeStatus.accepted, .rejected, .editing] {
            var driver = verifying()
            driver.apply(.status(status))
            #expect(driver.verification == nil && driver.field.status == status)
            #expect(driver.heard().filter { $0.hasPrefix("status") } == ["statusChanged(\(status))"])
        }
    }

    @Test("a verification by the app goes on when the app sets another code, and ends when the app says so")
    func verifyingByApp() {
        var driver = FieldDriver(3)
        driver.apply(.status(.verifying))
        driver.apply(.set("12"))
        driver.apply(.cancelVerification)
        #expect(driver.field.status == .verifying && driver.code == "12")
        driver.apply(.status(.editing))
        #expect(driver.field.status == .editing)
    }

    @Test("losing the focus, a new appearance and the same code do not end a verification")
    func goesOn() {
        var driver = verifying()
        driver.apply(.focus(false))
        driver.apply(.set("123"))
        driver.configuration.isSecure = true
        driver.configuration.placeholder = "0"
        #expect(driver.verification != nil && driver.field.status == .verifying)
        driver.give(.accepted)
        #expect(driver.field.status == .accepted)
    }

    @Test("an accepted code that the user submits does not complete again")
    func submitsAccepted() {
        var driver = FieldDriver(3)
        driver.type("123")
        driver.apply(.status(.accepted))
        _ = driver.heard()
        driver.apply(.submit)
        #expect(driver.heard() == ["submitted", "endEditing"])
    }

    @Test("a code that is being verified does not complete again when the user submits it")
    func submitsVerifying() {
        var driver = verifying()
        driver.apply(.submit)
        #expect(driver.heard() == ["submitted", "endEditing"] && driver.field.status == .verifying)
    }

    @Test("a complete code ends editing if the app says so", arguments: [false, true])
    func resigns(_ resigns: Bool) {
        var driver = FieldDriver(1) { $0.resignsOnCompletion = resigns }
        driver.type("1")
        #expect(driver.heard().contains("endEditing") == resigns)
    }

    @Test("the focus that is there already is no event")
    func sameFocus() {
        var driver = FieldDriver(3)
        _ = driver.heard()
        driver.apply(.focus(true))
        #expect(driver.result == .ignored && driver.heard() == [])
        driver.apply(.focus(false))
        #expect(driver.heard() == ["ended"])
        var field = CodeField(length: 3)
        #expect(
            !field.isFocused
                && field.apply(.focus(true), with: driver.configuration).effects.map(\.description) == ["began"])
    }

    // MARK: - Reentrancy

    @Test("closures can change the field at the worst time", arguments: WorstCase.allCases)
    func worst(_ worst: WorstCase) {
        for moment in [
            "changed", "completed", "statusChanged(verifying)", "statusChanged(rejected)", "verify",
            "invalidInput(full)",
        ] {
            var driver = FieldDriver(3) { $0.hasVerifier = true }
            driver.answer = { driver, effect in
                guard effect.description == moment else { return }
                // Once, to avoid an endless loop.
                driver.answer = nil
                worst.act(&driver)
            }
            driver.type("1234")
            driver.give(.rejected())
            #expect(driver.field.editor.count <= driver.field.editor.length)
            #expect(driver.code.allSatisfy { "0123456789".contains($0) })
            #expect(driver.heard().count { $0 == "completed" } <= 2)
            #expect((driver.verification != nil) == (driver.field.status == .verifying) || worst == .verify)
            // No state is a dead end.
            driver.pass()
            driver.give(.accepted)
            driver.apply(.status(.editing))
            driver.apply(.set(""))
            driver.type(String("65432".prefix(driver.field.editor.length)))
            #expect(driver.field.editor.isFull && driver.heard().contains("completed"), "\(worst) at \(moment)")
        }
    }

    enum WorstCase: CaseIterable, Sendable {
        case clear, set, insert, delete, reject, accept, verify, edit, shorten, lengthen, blur, mark, submit

        func act(_ driver: inout FieldDriver) {
            switch self {
            case .clear: driver.apply(.set(""))
            case .set: driver.apply(.set("999"))
            case .insert: driver.apply(.insert("7"))
            case .delete: driver.apply(.deleteBackward)
            case .reject: driver.apply(.status(.rejected))
            case .accept: driver.apply(.status(.accepted))
            case .verify: driver.apply(.status(.verifying))
            case .edit: driver.apply(.status(.editing))
            case .shorten: driver.apply(.length(1))
            case .lengthen: driver.apply(.length(5))
            case .blur: driver.apply(.focus(false))
            case .mark: driver.apply(.mark("77", selection: 0..<2))
            case .submit: driver.apply(.submit)
            }
        }
    }

    @Test("an effect that no longer applies is dropped")
    func dropsStale() {
        var driver = FieldDriver(2) { $0.hasVerifier = true }
        driver.answer = { driver, effect in if effect.description == "changed" { driver.apply(.set("")) } }
        driver.type("12")
        #expect(driver.code == "" && driver.heard().filter { $0 == "completed" } == [] && driver.verification == nil)
        for input in [CodeFieldInput.set("99"), .length(3)] {
            driver = FieldDriver(2)
            driver.type("1")
            driver.answer = { driver, effect in if effect.description == "changed" { driver.apply(input) } }
            driver.type("2")
            #expect(!driver.heard().contains("completed"), "\(input)")
        }
        driver = FieldDriver(2)
        driver.answer = { driver, effect in
            if effect.description == "statusChanged(rejected)" { driver.apply(.status(.editing)) }
        }
        driver.type("12")
        _ = driver.heard()
        driver.apply(.status(.rejected))
        #expect(driver.heard() == ["statusChanged(rejected)", "statusChanged(editing)"] && driver.waits.isEmpty)
    }

    @Test("no description and no dump shows a character")
    func redaction() {
        let secret = "§¤§"
        var field = CodeField(length: 3, alphabet: CodeAlphabet(secret))
        let outcome = field.apply(.insert(secret), with: CodeField.Configuration())
        let change = CodeChange(current: secret, proposed: "¤¤¤", changedCells: 0..<3)
        var text = ""
        let inputs: [CodeFieldInput] = [
            .insert(secret), .paste(secret), .replace(0..<1, with: secret),
            .mark(secret, selection: 0..<1),
            .set(secret), .alphabet(CodeAlphabet(secret)),
        ]
        for value in [field, outcome, change] + inputs as [Any] {
            dump(value, to: &text)
            text += String(describing: value) + String(reflecting: value)
        }
        #expect(!text.contains("§") && !text.contains("¤") && text.contains("CodeField(3 of 3, editing)"))
    }

    @Test("the description of an input says what it does")
    func descriptions() throws {
        let token = try #require(verifying().verification)
        let inputs: [CodeFieldInput] = [
            .unmark(), .unmark(isRequested: false), .move(.backward), .move(.toEnd, extending: true),
            .verdict(.accepted, token), .verdict(.rejected(), token),
        ]
        #expect(
            inputs.map { $0.description.replacing("\(token)", with: "#") } == [
                "unmark", "commit", "move(CodeInputCore.CodeMovement.backward, extending: false)",
                "move(CodeInputCore.CodeMovement.toEnd, extending: true)", "verdict(accepted, #)",
                "verdict(rejected, #)",
            ])
    }
}
