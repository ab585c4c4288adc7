import CodeInputCore
import Testing

@Suite("Codes with a range of lengths")
struct LengthRangeTests {
    private func driver(_ text: String = "", _ configure: (inout CodeField.Configuration) -> Void = { _ in })
        -> FieldDriver
    {
        var driver = FieldDriver(8, configure)
        driver.apply(.length(4...8))
        driver.type(text)
        _ = driver.heard()
        return driver
    }

    @Test("the field has the cells of the longest code")
    func cells() {
        #expect(driver().state.cells.count == 8)
        #expect(CodeField(length: 4...8).editor.lengthRange == 4...8)
        let editor = CodeEditor(length: -5...900)
        #expect(editor.lengthRange == 1...64)
        #expect(CodeEditor(length: 70...80).lengthRange == 64...64)
        var short = CodeEditor(length: 1...4)
        short.setCode("1234")
        #expect(short.insert(" 7").invalidInput == .full && short.code == "1234")
        var fixed = CodeEditor(length: 4...8)
        fixed.setLength(6...6)
        #expect(fixed.lengthRange == 6...6 && !fixed.isComplete)
    }

    @Test("a code is complete when it is full, or submitted and long enough")
    func completes() {
        var driver = driver("1234567")
        driver.type("8")
        #expect(driver.heard().contains("completed"))
        driver = self.driver("4829")
        #expect(!driver.field.editor.isFull && driver.field.editor.isComplete)
        driver.apply(.submit)
        #expect(driver.heard() == ["submitted", "completed", "endEditing"])
    }

    @Test("a shorter code is refused, and the field keeps the keyboard", arguments: ["", "1", "123"])
    func tooShort(_ text: String) {
        var driver = driver(text)
        driver.apply(.insert("\n"))
        #expect(driver.heard() == ["invalidInput(tooShort)"] && driver.code == text)
        #expect(driver.announcement == .text)
    }

    @Test("marked text is committed before the code is submitted")
    func commits() {
        var driver = driver("482")
        driver.apply(.mark("9", selection: 1..<1))
        driver.apply(.submit)
        #expect(driver.heard() == ["insertion(3..<4)", "changed", "submitted", "completed", "endEditing"])
        driver = self.driver("4829106") { $0.hasVerifier = true }
        driver.apply(.mark("3", selection: 1..<1))
        driver.apply(.submit)
        // The commit alone completes a full code.
        #expect(driver.result == .accepted && driver.heard().count { $0 == "completed" } == 1)
    }

    @Test("marked text is committed by a selection, even if the commit itself leads to that selection")
    func committedBySelection() {
        var driver = driver("12345")
        driver.apply(.mark("4829", selection: 4..<4))
        driver.apply(.select(4..<4))
        #expect(driver.result == .accepted && driver.code == "4829" && driver.field.editor.markedRange == nil)
    }

    @Test("a submitted code is checked and verified, and Return does nothing meanwhile")
    func verifies() {
        var driver = driver("1111") {
            $0.rules = [RepeatsRule()]
            $0.hasVerifier = true
        }
        driver.apply(.submit)
        #expect(driver.field.status == .rejected && driver.verification == nil)
        driver.pass()
        driver.type("84726")
        driver.apply(.submit)
        #expect(driver.field.status == .verifying && driver.verification != nil)
        _ = driver.heard()
        driver.apply(.submit)
        #expect(driver.heard() == [] && driver.result == .held)
    }

    @Test(
        "pasted codes of any allowed length are read",
        arguments: [
            ("", "4829", "4829"), ("12", "3456", "123456"), ("123456", "4829", "4829"), ("12345678", "48291", "48291"),
            ("", "Your code is 48291, valid 10 minutes", "48291"), ("12", "12345678", "12345678"),
            ("", "code 4829 or 73650", ""), ("", "12345678 or 482910", ""), ("", "12345678 or 482910 or 593021", ""),
            ("", "4829 or 7391, or 12345678", ""), ("", "12345678 or 482-910 or 593-021", ""), ("", "123456789", ""),
            ("1234567", "89", "1234567"),
        ])
    func pastes(before: String, text: String, after: String) {
        var driver = driver()
        driver.apply(.set(before))
        driver.apply(.paste(text))
        #expect(driver.code == after)
    }

    @Test("in a field of one length, Return completes nothing")
    func oneLength() {
        var driver = FieldDriver(4)
        driver.type("12")
        _ = driver.heard()
        driver.apply(.submit)
        #expect(driver.heard() == ["submitted", "endEditing"])
    }
}
