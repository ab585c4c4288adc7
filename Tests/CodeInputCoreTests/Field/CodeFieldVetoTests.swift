import CodeInputCore
import Testing

@Suite("A veto by the app")
struct CodeFieldVetoTests {
    @Test("an edit has changed cells, and a veto changes nothing")
    func veto() {
        var driver = FieldDriver(3)
        driver.type("12")
        var next = driver.field
        #expect(
            next.apply(.insert("3"), with: driver.configuration).changedCells == 2..<3 && next.editor.code == "123"
                && driver.code == "12")
        next.apply(.select(1..<2), with: driver.configuration)
        #expect(
            next.apply(.mark("9", selection: 1..<1), with: driver.configuration).changedCells == 1..<3
                && next.editor.code == "13")
        let outcome = driver.refuse(.insert("3"))
        #expect(outcome.result == .vetoed && outcome.announcement == .text && outcome.effects.isEmpty)
        #expect(driver.code == "12")
    }

    @Test(
        "an edit that changes no code has nothing to veto",
        arguments: [.insert("x"), .tap(0), .mark("k", selection: 0..<0), .set("9"), .length(1), .insert("\n")]
            as [CodeFieldInput])
    func asksNobody(input: CodeFieldInput) {
        var driver = FieldDriver(3)
        driver.type("12")
        #expect(driver.step(input).changedCells == nil)
    }

    @Test("only an input of the user, or one that commits marked text, may ask the app")
    func asking() {
        let asking: [CodeFieldInput] = [
            .insert("3"), .paste("3"), .replace(0..<1, with: "3"), .mark("3", selection: 0..<0), .unmark(),
            .restore("3"), .deleteBackward, .delete(.toStart), .submit, .select(0..<1), .tap(0), .move(.backward),
            .caretPolicy(.cells),
        ]
        let others: [CodeFieldInput] = [
            .set("3"), .length(3), .alphabet(.digits), .status(.rejected), .forget, .cancelVerification, .focus(true),
            .endTurn,
        ]
        #expect(asking.allSatisfy(\.asksApp) && !others.contains(where: \.asksApp))
    }

    @Test("a veto ends a composition, and the replaced characters return")
    func vetoOfComposition() {
        for input in [CodeFieldInput.unmark(), .tap(0), .submit, .insert("\n")] {
            var driver = FieldDriver(4)
            driver.type("1234")
            driver.apply(.select(1..<3))
            let marked = driver.step(.mark("9", selection: 1..<1)).effects.filter { $0.description == "changed" }
            #expect(driver.code == "14" && marked.contains(where: driver.field.isDue))
            _ = driver.heard()
            let outcome = driver.refuse(input)
            driver.carryOut(outcome)
            #expect(!marked.contains(where: driver.field.isDue))
            #expect(driver.code == "1234" && driver.heard().first == "changed" && outcome.announcement == .text)
        }
    }

    @Test("a veto of a commit leaves the selection and the submission that led to it")
    func vetoedCommit() {
        var driver = FieldDriver(4)
        driver.type("12")
        driver.apply(.mark("3", selection: 1..<1))
        driver.carryOut(driver.refuse(.tap(0)))
        #expect(driver.code == "12" && driver.field.editor.selection == 0..<1)
        driver.apply(.mark("3", selection: 1..<1))
        _ = driver.heard()
        driver.carryOut(driver.refuse(.submit))
        #expect(driver.heard().suffix(2) == ["submitted", "endEditing"])
    }

    @Test("a veto of an edit that ends no composition leaves the composition as it is")
    func vetoBesideComposition() {
        for input in [CodeFieldInput.insert("5"), .paste("5"), .replace(0..<1, with: "5"), .deleteBackward] {
            var driver = FieldDriver(4)
            driver.type("12")
            driver.apply(.mark("34", selection: 0..<0))
            driver.carryOut(driver.refuse(input))
            #expect(driver.field.editor.markedRange == 2..<4 && driver.code == "12", "\(input)")
        }
    }

    @Test("an edit that is interrupted changes nothing and is reported")
    func interrupted() {
        var driver = FieldDriver(3)
        driver.type("12")
        let outcome = driver.refuse(.insert("3"), as: .invalid(.interrupted))
        #expect(outcome.result == .invalid(.interrupted) && outcome.announcement == .text && driver.code == "12")
        #expect(outcome.effects.map(\.description) == ["invalidInput(interrupted)"])
    }
}
