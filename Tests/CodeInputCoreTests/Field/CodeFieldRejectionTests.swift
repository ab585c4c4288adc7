import CodeInputCore
import Testing

@Suite("A rejected code")
struct CodeFieldRejectionTests {
    @Test("a rejected code is cleared after the shake, and the status stays until the next key")
    func startsOver() {
        var driver = FieldDriver(3)
        driver.type("123")
        _ = driver.heard()
        let outcome = driver.step(.status(.rejected, message: "No."))
        #expect(outcome.effects.map(\.description).contains("wait(0.5 seconds)"))
        driver.carryOut(outcome)
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
        driver.apply(.endTurn)
        driver.apply(.paste("123"))
        #expect(driver.heard() == [])
        driver.pass()
        #expect(driver.code == "123" && driver.field.status == .editing)
    }

    @Test(
        "a rejected code is judged again only when the user gives all of it",
        arguments: [
            (.replace(0..<2, with: "12"), "1234"), (.paste("1234x"), "1234"), (.replace(0..<2, with: "1 2 "), "12"),
        ] as [(CodeFieldInput, String)])
    func givenInPart(input: CodeFieldInput, code: String) {
        var driver = FieldDriver(4) { $0.rejectionPolicy = .edit }
        driver.apply(.set(code))
        driver.apply(.status(.rejected))
        _ = driver.heard()
        driver.apply(input)
        #expect(driver.code == code && !driver.heard().contains("completed") && driver.field.status == .rejected)
    }

    @Test("a key is no code that the user gives again, even in a field of one cell")
    func keyAgain() {
        var driver = FieldDriver(1) { $0.rejectionPolicy = .edit }
        driver.type("1")
        driver.apply(.status(.rejected))
        driver.apply(.tap(0))
        _ = driver.heard()
        driver.type("1")
        #expect(driver.heard() == [] && driver.field.status == .rejected)
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
        #expect(
            driver.heard().filter { !$0.hasSuffix(")") || $0.hasPrefix("status") }
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
            guard effect.description == "statusChanged(rejected)" else { return }
            driver.answer = nil
            driver.apply(.status(.rejected, message: "Two tries left."))
        }
        driver.apply(.status(.rejected))
        #expect(driver.heard() == ["statusChanged(rejected)", "feedback(error)", "speak(rejected)", "rejection"])
    }

    @Test("the end of a wait counts once")
    func endsOnce() throws {
        var driver = FieldDriver(3) {
            $0.rejectionPolicy = .edit
            $0.masking = .delayed(.seconds(1))
        }
        driver.type("123")
        driver.apply(.status(.rejected))
        #expect(driver.waits.count == 2)
        for wait in driver.waits {
            driver.apply(.timer(wait))
            #expect(driver.result == .accepted)
            driver.apply(.timer(wait))
            #expect(driver.result == .ignored)
        }
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

    @Test("a rejection that a closure repeats before the app has heard of it is told once")
    func repeatedBeforeTold() {
        var driver = FieldDriver(4) { $0.rules = [RepeatsRule()] }
        driver.type("111")
        _ = driver.heard()
        driver.answer = { driver, effect in
            guard effect.description == "changed" else { return }
            driver.apply(.status(.rejected, message: "Two tries left."))
        }
        driver.type("1")
        #expect(driver.heard().count { $0 == "statusChanged(rejected)" } == 1)
    }

    @Test("a pasted code that breaks a rule is rejected once")
    func pastedAgainstRule() {
        var driver = FieldDriver(4) { $0.rules = [RepeatsRule()] }
        for _ in 0..<2 {
            driver.apply(.paste("1111"))
            #expect(driver.heard().count { $0 == "rejection" } == 1)
        }
    }

    @Test("a rejected code that comes several times in a turn, as by AutoFill, is judged once more")
    func againInATurn() {
        var driver = FieldDriver(4) {
            $0.rules = [RepeatsRule()]
            $0.rejectionPolicy = .edit
        }
        driver.type("1111")
        for _ in 0..<2 {
            _ = driver.heard()
            for _ in 0..<3 { driver.apply(.paste("1111")) }
            #expect(driver.heard().count { $0 == "rejection" } == 1)
            driver.apply(.endTurn)
        }
    }

    @Test("a rejection that the app has not heard of goes with its code")
    func unheard() {
        var driver = FieldDriver(4) { $0.rules = [RepeatsRule()] }
        driver.type("111")
        _ = driver.heard()
        driver.answer = { driver, effect in
            driver.answer = nil
            driver.apply(.set("9"))
        }
        driver.type("1")
        #expect(driver.field.status == .editing && driver.code == "9")
        #expect(!driver.heard().contains { $0.hasPrefix("statusChanged") })
    }
}
