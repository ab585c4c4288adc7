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
    func verification() {
        var driver = FieldDriver(1) { $0.hasVerifier = true }
        driver.type("1")
        #expect(
            driver.heard() == [
                "insertion(0..<1)", "changed", "completed", "statusChanged(verifying)", "speak(verifying)",
            ])
        driver.give(.accepted)
        #expect(driver.heard() == ["statusChanged(accepted)", "feedback(success)", "speak(accepted)"])
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

    @Test("an error is not a verdict")
    func failure() throws {
        var driver = verifying()
        driver.apply(.failure(Offline(), try #require(driver.verification)))
        #expect(driver.heard() == ["statusChanged(editing)", "verificationFailed"] && driver.code == "123")
    }

    @Test("an edit by one listener leaves it true for the next that the field is open again")
    func editAfterFailure() throws {
        var driver = verifying()
        let outcome = driver.field.apply(.failure(Offline(), try #require(driver.verification)))
        let told = outcome.effects.compactMap { effect -> CodeToken? in
            if case .event(.statusChanged(.editing), let token) = effect { token } else { nil }
        }
        driver.field.apply(.deleteBackward)
        #expect(driver.field.isTrue(.statusChanged(.editing), try #require(told.first)))
    }

    @Test("a verdict by the app replaces the verifier's")
    func appDecides() {
        for status in [CodeStatus.accepted, .rejected, .editing] {
            var driver = verifying()
            driver.apply(.status(status))
            #expect(driver.verification == nil && driver.field.status == status)
        }
    }

    @Test("losing the focus, a new appearance and the same code do not end a verification")
    func goesOn() {
        var driver = verifying()
        driver.apply(.focus(false))
        driver.apply(.set("123"))
        driver.field.configuration.isSecure = true
        driver.field.configuration.placeholder = "0"
        #expect(driver.verification != nil && driver.field.status == .verifying)
        driver.give(.accepted)
        #expect(driver.field.status == .accepted)
    }

    // MARK: - Rejection

    @Test("a rejected code is cleared after the shake, and the status stays until the next key")
    func startsOver() {
        var driver = FieldDriver(3)
        driver.type("123")
        _ = driver.heard()
        driver.apply(.status(.rejected, message: "No."))
        #expect(driver.heard() == ["statusChanged(rejected)", "feedback(error)", "speak(rejected)", "rejection"])
        driver.pass()
        #expect(driver.code == "" && driver.field.status == .rejected && driver.heard() == ["replaced"])
        driver.type("4")
        #expect(driver.field.status == .editing && driver.code == "4")
    }

    @Test(
        "an edit during the shake starts over at once",
        arguments: [
            (.insert("9"), "9"), (.deleteBackward, ""), (.paste("98"), "98"), (.delete(.toStart), ""),
            (.replace(1..<2, with: "9"), "9"), (.mark("9", selection: 1..<1), ""),
        ] as [(CodeFieldInput, String)])
    func startsOverAtOnce(input: CodeFieldInput, expected: String) {
        var driver = FieldDriver(3)
        driver.type("123")
        driver.apply(.status(.rejected))
        driver.apply(input)
        #expect(driver.code == expected && driver.field.status == .editing && driver.announcement == .text)
        driver.pass()
        #expect(driver.code == expected)
    }

    @Test("a code that the app sets after a rejection stays after the shake and the next key")
    func newCodeAfterRejection() {
        var driver = FieldDriver(3)
        driver.type("123")
        driver.apply(.status(.rejected))
        driver.apply(.set("9"))
        driver.pass()
        #expect(driver.code == "9" && driver.field.status == .rejected)
        driver.type("8")
        #expect(driver.code == "98" && driver.field.status == .editing)
    }

    @Test("a rejected code that the user gives again is open again, and stays")
    func givenAgain() {
        var driver = FieldDriver(3)
        driver.type("123")
        driver.apply(.status(.rejected))
        _ = driver.heard()
        driver.apply(.paste("123"))
        #expect(driver.heard() == ["statusChanged(editing)", "completed"])
        driver.pass()
        #expect(driver.code == "123" && driver.field.status == .editing)
    }

    @Test("an accepted code that comes again does not complete again, though it was rejected before")
    func acceptedAgain() {
        var driver = FieldDriver(3) { $0.hasVerifier = true }
        driver.apply(.set("123"))
        driver.apply(.status(.rejected))
        driver.apply(.status(.accepted))
        _ = driver.heard()
        driver.apply(.paste("123"))
        #expect(driver.heard() == [] && driver.verification == nil && driver.field.status == .accepted)
    }

    @Test("the app hears that the next code is open before it hears that it is complete")
    func openAgain() {
        var driver = FieldDriver(1)
        driver.type("1")
        driver.apply(.status(.rejected))
        _ = driver.heard()
        driver.type("2")
        #expect(driver.heard().filter { !$0.hasSuffix(")") || $0.hasPrefix("status") }
            == ["statusChanged(editing)", "changed", "completed"])
    }

    @Test("with the policy to edit, the code stays")
    func edits() {
        var driver = FieldDriver(3) { $0.rejectionPolicy = .edit }
        driver.type("123")
        driver.apply(.status(.rejected))
        driver.pass()
        driver.apply(.deleteBackward)
        #expect(driver.code == "12" && driver.field.status == .editing)
    }

    @Test("a verdict that a closure repeats with other words is spoken and felt once")
    func repeatedVerdict() {
        var driver = FieldDriver(3)
        driver.type("123")
        _ = driver.heard()
        driver.answer = { driver, effect in
            guard effect.name == "statusChanged(rejected)" else { return }
            driver.answer = nil
            driver.apply(.status(.rejected, message: "Two tries left."))
        }
        driver.apply(.status(.rejected))
        #expect(driver.heard() == ["statusChanged(rejected)", "feedback(error)", "speak(rejected)", "rejection"])
    }

    // MARK: - Rules

    @Test("a broken rule rejects with its message, and the code does not complete")
    func rules() {
        var driver = FieldDriver(4) {
            $0.rules = [RepeatsRule()]
            $0.hasVerifier = true
        }
        driver.type("1111")
        #expect(!driver.heard().contains("completed") && driver.field.status == .rejected && driver.verification == nil)
        driver.pass()
        driver.type("8472")
        #expect(driver.heard().contains("completed") && driver.verification != nil)
    }

    // MARK: - Masking

    @Test("delayed masking shows only the cell typed last, for a while")
    func reveals() {
        var driver = FieldDriver(4) { $0.masking = .delayed(.seconds(1)) }
        driver.type("12")
        #expect(driver.shown == "•2__" && driver.waits.count == 1)
        driver.pass()
        #expect(driver.shown == "••__")
        driver.type("3")
        driver.apply(.deleteBackward)
        #expect(driver.shown == "••__" && driver.waits.isEmpty)
    }

    @Test("a secret is neither shown on a shared screen nor spoken")
    func sharedScreen() {
        var driver = FieldDriver(2) {
            $0.isSecure = true
            $0.masking = CodeMasking.none
        }
        driver.type("12")
        #expect(driver.shown == "12" && driver.field.spokenCode == nil)
        driver.field.configuration.isScreenShared = true
        #expect(driver.shown == "••")
        driver.field.configuration.isRevealed = true
        #expect(driver.shown == "••")
        driver.field.configuration.isScreenShared = false
        #expect(driver.shown == "12")
        driver.field.configuration.isSecure = false
        #expect(driver.field.spokenCode == "12")
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
                guard effect.name == moment else { return }
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
            #expect(driver.field.editor.isComplete && driver.heard().contains("completed"), "\(worst) at \(moment)")
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
        driver.answer = { driver, effect in if effect.name == "changed" { driver.apply(.set("")) } }
        driver.type("12")
        #expect(driver.code == "" && driver.heard().filter { $0 == "completed" } == [] && driver.verification == nil)
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
        let outcome = field.apply(.insert(secret))
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
}
