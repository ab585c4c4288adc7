import Testing

@testable import CodeInputCore

@Suite("The status of a field") struct CodeFieldStatusTests {
    private struct Offline: Error {}

    private static let verify = "completed, statusChanged(verifying), speak(verifying), verify"
    private static let reject = "statusChanged(rejected), feedback(error), speak(rejected), wait"
    private static let accept = "statusChanged(accepted), feedback(success), speak(accepted)"

    // MARK: - Verification

    static let verification = [
        FieldStory("a code is verified after the app hears; its verdict cancels nothing", "12", with: verified).then([
            .type("3"): "123| verifying: insertion(2..<3), changed, \(verify)",
            .give(.accepted): "123| accepted: \(accept)",
            .deleteBackward: "12|: statusChanged(editing), removal(2..<3), changed",
        ]),
        FieldStory("an error is no verdict, and the code may be given again", "123", with: verified).then([
            .fail(Offline()): "123|: statusChanged(editing), verificationFailed",
            .paste("123"): "123| verifying: \(verify)",
        ]),
        FieldStory("another code cancels it", "123", with: verified)
            .then([.set("9"): "9| →text: cancel, statusChanged(editing), replaced"]),
        FieldStory("the focus, a setting and the same code do not end it", "123", with: verified).then([
            .focus(false): "123| verifying: ended", .set("123"): "123| verifying",
            .settings { ($0.isSecure, $0.isRevealed) = (true, true) }: "123| verifying", .length(3): "123| verifying",
            .alphabet(.digits): "123| verifying", .give(.accepted): "123| accepted: \(accept)",
        ]),
        FieldStory("another length cancels it", "123", with: verified)
            .then([.length(8): "123|: cancel, statusChanged(editing)"]),
        FieldStory("other lengths with the same longest cancel it", "123", with: verified)
            .then([.length(2...3): "123|: cancel, statusChanged(editing)"]),
        FieldStory("another alphabet cancels it", "123", with: verified).then([
            .alphabet(CodeAlphabet("123")): "123|: cancel, statusChanged(editing)",
            // Return submits the code again, of which there was no verdict.
            .insert("\n"): "123| verifying: submitted, \(verify), endEditing",
        ]),
        FieldStory("the app's acceptance replaces the verifier's", "123", with: verified)
            .then([.status(.accepted): "123| accepted: cancel, \(accept)", .give(.rejected()): "123| accepted"]),
        FieldStory("the app may end it", "123", with: verified)
            .then([.status(.editing): "123|: cancel, statusChanged(editing)", .cancelVerification: "123|"]),
        FieldStory("one by the app goes on with another code until the app ends it", "").then([
            .status(.verifying): "| verifying: statusChanged(verifying), speak(verifying)",
            .set("12"): "12| verifying →text: replaced", .cancelVerification: "12| verifying",
            .status(.editing): "12|: statusChanged(editing)",
        ]),
        FieldStory("the submission of an accepted code completes nothing", "123")
            .then([.status(.accepted): "123| accepted: \(accept)", .submit: "123| accepted: submitted, endEditing"]),
    ]

    @Test("follows a verification", arguments: verification) func isVerified(_ story: FieldStory) { story.check() }

    @Test("ignores an answer to an earlier question") func lateAnswers() throws {
        var driver = FieldDriver(3...3, "123") { $0.hasVerifier = true }
        let late = try #require(driver.verification)
        driver.apply(.set("9"))
        for answer in [CodeFieldInput.verdict(.rejected(), late), .failure(Offline(), late), .timer(late)] {
            #expect(driver.after(answer) == [] && driver.field.status == .editing)
        }
        driver = FieldDriver(3...3, "123") {
            $0.rejectionPolicy = .edit
            $0.masking = .delayed(.seconds(1))
        }
        driver.apply(.status(.rejected))
        #expect(driver.waits.count == 2)
        for wait in driver.waits {
            for isOpen in [true, false] { #expect(driver.step(.timer(wait)).isChange == isOpen) }
        }
    }

    @Test("is still true for the next listener after an edit by an earlier one") func editAfterFailure() throws {
        var driver = FieldDriver(3...3, "123") { $0.hasVerifier = true }
        let outcome = driver.step(.failure(Offline(), try #require(driver.verification)))
        let told = outcome.effects.compactMap { effect -> CodeToken? in
            if case .event(.statusChanged(.editing), let token) = effect { token } else { nil }
        }
        driver.step(.deleteBackward)
        #expect(driver.field.isTrue(.statusChanged(.editing), told.first))
    }

    // MARK: - Rejection

    private static func edits(_ configuration: inout CodeField.Configuration) { configuration.rejectionPolicy = .edit }
    private static let breach = "feedback(error), speak(rule.repeats), wait"

    static let rejection = [
        FieldStory("the code is cleared after the shake, and the status stays until the next key", "123").then([
            .status(.rejected, message: "No."): "123| rejected: \(reject)", .pass: "| rejected →text: changed",
            .type("4"): "4|: statusChanged(editing), insertion(0..<1), changed",
        ]),
        FieldStory("a code that the app sets meanwhile stays", "123").then([
            .status(.rejected): "123| rejected: \(reject)",
            .set("9"): "9| →text: cancel, statusChanged(editing), replaced", .pass: "9|",
            .type("8"): "98|: insertion(1..<2), changed",
        ]),
        FieldStory("a verdict goes with its code, whatever the app does, and an invalid code is ignored", "123").then([
            .status(.accepted): "123| accepted: \(accept)", .set("12x"): "123| accepted",
            .set("123"): "123| accepted", .set(""): "| →text: statusChanged(editing), replaced",
            .status(.rejected): "| rejected: \(reject)", .set(""): "|: cancel, statusChanged(editing)",
        ]),
        FieldStory("a verdict goes with characters that the app drops", "123").then([
            .status(.accepted): "123| accepted: \(accept)", .length(2): "12| →text: statusChanged(editing), replaced",
        ]),
        FieldStory("what the app clears after the field has cleared itself ends the verdict", "123").then([
            .status(.rejected): "123| rejected: \(reject)", .pass: "| rejected →text: changed",
            .set(""): "|: statusChanged(editing)", .set(""): "|",
        ]),
        FieldStory("a key behind a rejected code that stays replaces it, one over it a cell", "123", with: edits).then([
            .status(.rejected): "123| rejected: \(reject)",
            .insert("x"): "123| rejected not made →text: invalidInput(notInAlphabet)",
            .type("9"): "9| →text: cancel, statusChanged(editing), removal(1..<3), changed",
            .paste("123"): "123| →text: insertion(0..<3), changed, completed",
            .status(.rejected): "123| rejected: \(reject)", .tap(1): "1[2]3 rejected →selection",
            .type("8"): "18[3] →selection: cancel, statusChanged(editing), changed, completed",
            .status(.rejected): "18[3] rejected: \(reject)", .select(3..<3): "183| rejected",
            .mark("7", 1..<1): "{7|} →text: cancel, statusChanged(editing), removal(0..<3), changed",
        ]),
        FieldStory("a code is cleared also if it returns from under a composition", "123").then([
            .tap(1): "1[2]3 →selection", .mark("9", 1..<1): "1{9|}3: removal(2..<3), changed",
            .status(.rejected): "1{9|}3 rejected: \(reject)",
            .veto(.unmark): "1[2]3 rejected not made →text: changed", .pass: "| rejected →text: changed",
        ]),
        FieldStory("a marked text that is too long does not clear it", "123").then([
            .status(.rejected): "123| rejected: \(reject)",
            .mark(String(repeating: "1", count: 5_000), 0..<0): "123| rejected not made →text: invalidInput(tooLong)",
        ]),
        FieldStory("other words change the words alone", "123").then([
            .status(.rejected, message: "9 s"): "123| rejected: \(reject)",
            .status(.rejected, message: "8 s"): "123| rejected: reword(rejected)", .pass: "| rejected →text: changed",
            .status(.rejected): "| rejected: reword(rejected)", .status(.accepted): "| accepted: \(accept)",
            .status(.accepted): "| accepted: reword(accepted)",
        ]),
        FieldStory("a code that the user gives again is open again, and stays", "123").then([
            .status(.rejected): "123| rejected: \(reject)",
            .paste("123"): "123|: cancel, statusChanged(editing), completed", .paste("123"): "123|", .pass: "123|",
        ]),
        FieldStory("with the policy to edit, the code stays", "123", with: edits).then([
            .status(.rejected): "123| rejected: \(reject)", .pass: "123| rejected",
            .deleteBackward: "12|: statusChanged(editing), removal(2..<3), changed",
        ]),
        FieldStory("a code of a permitted length given again is judged again", "48291", in: 4...8, with: edits).then([
            .status(.rejected): "48291| rejected: \(reject)",
            .paste("48291"): "48291|: cancel, statusChanged(editing), completed",
        ]),
        FieldStory("a key gives no code again, even in a field of one cell", "1", in: 1...1, with: edits).then([
            .status(.rejected): "1| rejected: \(reject)", .tap(0): "[1] rejected →selection", .type("1"): "1| rejected",
        ]),
        FieldStory("an accepted code does not complete again, though once rejected", "123", with: verified).then([
            .status(.rejected): "123| rejected: cancel, \(reject)",
            .status(.accepted): "123| accepted: cancel, \(accept)", .paste("123"): "123| accepted",
        ]),
        FieldStory("the app hears that the next code is open before it hears it is complete", "1", in: 1...1).then([
            .status(.rejected): "1| rejected: \(reject)",
            .type("2"): "2| →text: cancel, statusChanged(editing), changed, completed",
        ]),
        FieldStory("a code that breaks a rule does not complete", "111", in: 4...4, with: judged).then([
            .type("1"): "1111| rejected: insertion(3..<4), changed, statusChanged(rejected), \(breach)",
            .pass: "| rejected →text: changed",
            .paste("1112"): "1112| verifying →text: insertion(0..<4), changed, \(verify)",
        ]),
        FieldStory("a pasted code that breaks a rule is rejected once, and again when pasted", "", with: rules).then([
            .paste("111"): "111| rejected →text: insertion(0..<3), changed, statusChanged(rejected), \(breach)",
            .paste("111"): "111| rejected: \(breach)",
        ]),
    ]

    @Test("follows a rejection", arguments: rejection) func isRejected(_ story: FieldStory) { story.check() }

    @Test("shows cells as while editing once the field has cleared itself, and the status stays") func clearedItself() {
        FieldStory("", "123").then([
            .status(.rejected): "rejected: rejected", .pass: "rejected: editing",
            .status(.rejected, message: "8 s"): "rejected: editing", .status(.accepted): "accepted: accepted",
            // Only a verdict is past with its code.
            .status(.verifying): "verifying: verifying", .on(.app(.answerByClearing)): "verifying: verifying",
        ]).check { driver in
            #expect(driver.state.cells.allSatisfy { $0.status == driver.state.status })
            return "\(driver.field.status): \(driver.state.status)"
        }
    }

    @Test("shows cells as while editing also where there was nothing to clear", arguments: [true, false])
    func rejectedEmpty(startsOver: Bool) {
        var driver = FieldDriver(3...3, "") { $0.rejectionPolicy = startsOver ? .startOver : .edit }
        driver.apply(.status(.rejected, message: "The code has expired."))
        #expect(driver.state.status == .rejected)
        driver.pass()
        #expect(driver.field.status == .rejected && driver.state.status == .editing && !driver.log.contains("changed"))
        driver.apply(.mark("1", 1..<1))
        driver.apply(.status(.accepted))
        driver.apply(.status(.rejected))
        driver.pass()
        // What the user composes stays.
        #expect(driver.state.status == .rejected && driver.field.editor.markedRange == 0..<1)
    }

    @Test(
        "changes nothing by a step that does nothing, so that it disturbs no other",
        arguments: [
            .unmark, .mark("", 0..<0), .insert(""), .paste(""), .replace(1..<1, ""), .deleteBackward, .insert("x"),
            .insert(" "), .set(""), .set("x"), .select(0..<0), .focus(true), .endTurn, .length(3), .alphabet(.digits),
            .cancelVerification, .timer(CodeToken(number: .max)), .forget, .caretPolicy(.cells),
        ] as [CodeFieldInput])
    func doesNothing(input: CodeFieldInput) {
        var driver = FieldDriver(3...3)
        #expect(!driver.step(input).isChange)
    }

    @Test(
        "is open at once if the user edits a rejected code",
        arguments: [
            (.insert("9"), "9|", "removal(1..<3)"), (.deleteBackward, "|", "removal(0..<3)"),
            (.paste("98"), "98|", "removal(2..<3)"), (.delete(.toStart), "|", "removal(0..<3)"),
            (.replace(1..<2, "9"), "9|", "removal(1..<3)"), (.mark("9", 1..<1), "{9|}", "removal(0..<3)"),
        ] as [(CodeFieldInput, String, String)])
    func startsOverAtOnce(input: CodeFieldInput, picture: String, removal: String) {
        FieldStory("", "123").then([
            .status(.rejected): "123| rejected: \(Self.reject)",
            .on(input): "\(picture) →text: cancel, statusChanged(editing), \(removal), changed", .pass: picture,
        ]).check()
    }

    @Test(
        "stays if the user gives a rejected code only in part",
        arguments: [
            (.replace(0..<2, "12"), "1234"), (.paste("1234x"), "1234"), (.replace(0..<2, "1 2 "), "12"),
        ] as [(CodeFieldInput, String)])
    func givenInPart(input: CodeFieldInput, code: String) {
        var driver = FieldDriver(4...4, code) { $0.rejectionPolicy = .edit }
        driver.apply(.status(.rejected))
        #expect(!driver.after(input).contains("completed"))
        #expect(driver.code == code && driver.field.status == .rejected)
    }

    // MARK: - Forgetting

    private static func secret(_ configuration: inout CodeField.Configuration) {
        (configuration.isSecure, configuration.hasVerifier) = (true, true)
    }

    static let forgetting = [
        FieldStory("a field that is not secure does not", "12").then([.forget: "12|"]),
        FieldStory("a code that is being verified waits for its acceptance", "123", with: secret)
            .then([.forget: "123| verifying", .give(.accepted): "| accepted →text: \(accept), changed"]),
        FieldStory("it waits for its rejection, and the wait is over with the code", "123", with: secret).then([
            .forget: "123| verifying",
            .give(.rejected()):
                "| rejected →text: statusChanged(rejected), feedback(error), speak(rejected), cancel, changed",
        ]),
        FieldStory("it waits for a failure", "123", with: secret).then([
            .forget: "123| verifying", .fail(Offline()): "| →text: statusChanged(editing), changed, verificationFailed",
        ]),
        FieldStory("it waits for the end of the verification", "123", with: secret)
            .then([.forget: "123| verifying", .cancelVerification: "| →text: cancel, statusChanged(editing), changed"]),
        FieldStory("marked text alone is forgotten, too", "", with: secret)
            .then([.mark("12", 0..<0): "{|12}", .forget: "| →text"]),
        FieldStory("a composition that ends meanwhile does not save the code", "12", with: secret).then([
            .tap(1): "1[2] →selection", .mark("9", 1..<1): "1{9|}: removal(1..<2), changed",
            .status(.verifying): "1{9|} verifying: statusChanged(verifying), speak(verifying)",
            .forget: "1{9|} verifying", .commit: "1[2] verifying not made →text: changed",
            .status(.editing): "| →text: statusChanged(editing), changed",
        ]),
        FieldStory("only the code that it had is forgotten", "12", with: secret).then([
            .status(.verifying): "12| verifying: statusChanged(verifying), speak(verifying)", .forget: "12| verifying",
            .set("34"): "34| verifying →text: replaced", .status(.editing): "34|: statusChanged(editing)",
        ]),
    ]

    @Test("ends with a code that must be forgotten", arguments: forgetting)
    func willBeForgotten(_ story: FieldStory) { story.check() }

    // MARK: - Reentrancy

    static let reactions = [
        FieldStory("a code that a closure clears on a verdict is as if the field had cleared itself", "123").then([
            .when("statusChanged(rejected)", .set("")): "123|",
            .status(.rejected):
                "| rejected →text: statusChanged(rejected), cancel, changed, feedback(error), speak(rejected)",
            .set(""): "|: statusChanged(editing)",
        ]),
        FieldStory("so is one that the app clears in answer, and one that it replaces ends the verdict", "123").then([
            .status(.rejected): "123| rejected: \(reject)",
            .on(.app(.answerByClearing)): "| rejected →text: cancel, changed",
            .on(.app(.answerByClearing)): "| rejected", .when("statusChanged(rejected)", .set("9")): "| rejected",
            .type("123"):
                "123|: statusChanged(editing), insertion(0..<1), changed, insertion(1..<2), changed, insertion(2..<3), changed, completed",
            .status(.rejected): "9| →text: statusChanged(rejected), cancel, statusChanged(editing), replaced",
        ]),
        FieldStory("an answer that clears an empty field keeps the news of its last change", "1").then([
            .when("removal(0..<1)", .on(.app(.answerByClearing))): "1|",
            .delete(.backward): "|: removal(0..<1), changed",
        ]),
        FieldStory("a rejection that a closure repeats before the app hears is told once", "11", with: rules).then([
            .when("changed", .status(.rejected)): "11|",
            .type("1"): "111| rejected: insertion(2..<3), changed, cancel, \(reject)",
        ]),
        FieldStory("a rejection that the app has not heard of goes with its code", "11", with: rules).then([
            .when("insertion(2..<3)", .set("9")): "11|", .type("1"): "9| →text: insertion(2..<3), cancel, replaced",
        ]),
        FieldStory("a code that a closure clears is not complete or verified", "1", in: 2...2, with: verified).then([
            .when("changed", .set("")): "1|", .type("2"): "| →text: insertion(1..<2), changed, cancel, replaced",
        ]),
        FieldStory("nor is one that it replaces", "1", in: 2...2)
            .then([.when("changed", .set("99")): "1|", .type("2"): "99| →text: insertion(1..<2), changed, replaced"]),
        FieldStory("nor one that is too short now", "1", in: 2...2)
            .then([.when("changed", .length(3)): "1|", .type("2"): "12|: insertion(1..<2), changed"]),
        FieldStory("a rejection that a closure takes back is not felt", "123").then([
            .when("statusChanged(rejected)", .status(.editing)): "123|",
            .status(.rejected): "123|: statusChanged(rejected), cancel, statusChanged(editing)",
        ]),
    ]

    @Test("may be changed by closures", arguments: reactions) func reacts(_ story: FieldStory) { story.check() }

    private static let worstCases: [CodeFieldInput] = [
        .set(""), .set("999"), .insert("7"), .deleteBackward, .status(.rejected), .status(.accepted),
        .status(.verifying), .status(.editing), .length(1), .length(5), .focus(false), .mark("77", 0..<2), .submit,
    ]

    @Test("has a way out, whatever a closure does", arguments: worstCases) func worst(_ worst: CodeFieldInput) {
        for moment in [
            "changed", "completed", "statusChanged(verifying)", "statusChanged(rejected)", "verify",
            "invalidInput(notInAlphabet)",
        ] {
            var driver = FieldDriver(3...3) { $0.hasVerifier = true }
            FieldAct.when(moment, worst).make(&driver)
            driver.type("x1234")
            driver.give(.rejected())
            #expect(driver.answer == nil, "\(moment) never came")
            #expect(driver.field.editor.count <= driver.field.editor.length)
            #expect(driver.log.count { $0 == "completed" } <= 2)
            let isByApp = if case .app(.status(.verifying, _)) = worst { true } else { false }
            #expect(isByApp || (driver.verification != nil) == (driver.field.status == .verifying))
            driver.pass()
            driver.give(.accepted)
            driver.apply(.status(.editing))
            driver.apply(.set(""))
            driver.log = []
            driver.type(String("65432".prefix(driver.field.editor.length)))
            #expect(driver.field.editor.isFull && driver.log.contains("completed"), "\(worst) at \(moment)")
        }
    }

    // Unchecked: one test on one thread asks it.
    private final class CountingRule: CodeRule, @unchecked Sendable {
        var count = 0

        func check(_ code: String) -> CodeRuleViolation? {
            count += 1
            return "No."
        }
    }

    @Test("asks a rule once a submission") func asking() {
        let rule = CountingRule(), driver = FieldDriver(3...3, "123") { $0.rules = [RepeatsRule(), rule] }
        #expect(driver.field.status == .rejected && rule.count == 1)
    }
}
