import CodeInputCore
import Testing

@Suite("A veto by the app")
struct CodeFieldVetoTests {
    static let stories = [
        FieldStory("changes nothing, and is told the keyboard", "12").then([.veto(.insert("3")): "12| vetoed →text"]),
        FieldStory("of a commit leaves the selection and the submission that led to it", "12", in: 4...4).then([
            .mark("3", 1..<1): "12{3|}", .veto(.tap(0)): "[1]2 vetoed →text",
            .mark("3", 1..<1): "{3|}2: removal(1..<2), changed",
            .veto(.submit): "[1]2 vetoed →text: changed, submitted, endEditing",
        ]),
        FieldStory("of an edit that ends no composition leaves the composition as it is", "12", in: 4...4).then([
            .mark("34", 0..<0): "12{|34}", .veto(.insert("5")): "12{|34} vetoed →text",
            .veto(.paste("5")): "12{|34} vetoed", .veto(.replace(0..<1, "5")): "12{|34} vetoed →text",
            .veto(.deleteBackward): "12{|34} vetoed →text",
        ]),
        FieldStory("of nobody: an interrupted edit changes nothing and is reported", "12").then([
            .veto(.insert("3"), as: .invalid(.interrupted)): "12| interrupted →text: invalidInput(interrupted)"
        ]),
    ]

    @Test("is followed", arguments: stories) func isVetoed(_ story: FieldStory) { story.check() }

    @Test("ends a composition, and the replaced characters return") func vetoOfComposition() {
        for input in [CodeFieldInput.unmark, .tap(0), .submit, .insert("\n")] {
            var driver = FieldDriver(4, "1234")
            driver.apply(.select(1..<3))
            let marked = driver.step(.mark("9", 1..<1)).effects.filter { $0.name == "changed" }
            #expect(driver.code == "14" && marked.contains { driver.field.begin($0) })
            FieldAct.veto(input).make(&driver)
            #expect(!marked.contains { driver.field.begin($0) })
            #expect(driver.code == "1234" && driver.log.first == "changed" && driver.announcement == .text)
        }
    }

    @Test("is asked about the cells that an edit of the code would change") func changedCells() {
        let inputs: [(CodeFieldInput, Range<Int>?)] = [
            (.insert("3"), 2..<3), (.deleteBackward, 1..<2), (.insert("x"), nil), (.tap(0), nil),
            (.mark("k", 0..<0), nil), (.set("9"), nil), (.length(1), nil), (.insert("\n"), nil),
        ]
        for (input, cells) in inputs {
            var driver = FieldDriver(3, "12")
            #expect(driver.step(input).changedCells == cells, "\(input)")
        }
        var driver = FieldDriver(3, "123")
        driver.apply(.select(1..<2))
        #expect(driver.step(.mark("9", 1..<1)).changedCells == 1..<3)
    }

    @Test("follows no input of the app, unless it commits marked text") func asking() {
        let inputs: [CodeFieldInput] = [
            .set("3"), .length(3), .alphabet(.digits), .status(.rejected), .forget, .cancelVerification, .focus(true),
            .endTurn,
        ]
        #expect(inputs.allSatisfy { !$0.asksApp })
    }
}
