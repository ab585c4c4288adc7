import CodeInputCore
import Testing

@Suite("The masking of a field")
struct CodeFieldMaskingTests {
    @Test("delayed masking shows only the cell typed last, for a while")
    func reveals() {
        var driver = FieldDriver(4) { $0.masking = .delayed(.seconds(1)) }
        driver.type("12")
        driver.configuration.overflow = .replaceLast
        #expect(driver.shown == "•2__" && driver.waits.count == 1)
        driver.pass()
        #expect(driver.shown == "••__")
        driver.type("3")
        driver.apply(.deleteBackward)
        #expect(driver.shown == "••__" && driver.waits.isEmpty)
    }

    @Test("delayed masking shows the last character that an input method commits")
    func showsCommitted() {
        var driver = FieldDriver(4) { $0.masking = .delayed(.seconds(1)) }
        driver.type("1")
        driver.apply(.mark("23", selection: 2..<2))
        driver.apply(.unmark())
        #expect(driver.shown == "••3_")
    }

    @Test("delayed masking ends with the focus, and with the code")
    func masksAtOnce() {
        for (input, shown) in [(CodeFieldInput.focus(false), "••__"), (.set("349"), "•••_"), (.set("34"), "••__")] {
            var driver = FieldDriver(4) { $0.masking = .delayed(.seconds(1)) }
            driver.type("12")
            driver.apply(input)
            #expect(driver.shown == shown && driver.waits.isEmpty)
        }
    }

    @Test("a new masking masks the cell typed last, too")
    func newMasking() {
        let settings: [(inout CodeField.Configuration) -> Void] = [
            { $0.masking = .delayed(.seconds(2)) }, { $0.isSecure = true }, { $0.isRevealed = true },
        ]
        for set in settings {
            var driver = FieldDriver(3) { $0.masking = .delayed(.seconds(1)) }
            driver.type("12")
            #expect(driver.shown == "•2_")
            set(&driver.configuration)
            driver.configuration.isRevealed = false
            #expect(driver.shown == "••_")
        }
    }

    @Test("delayed masking waits as long as it says, and never less than no time")
    func maskingTime() {
        for (seconds, wait) in [(2, "wait(2.0 seconds)"), (-1, "wait(0.0 seconds)")] {
            var driver = FieldDriver(4) { $0.masking = .delayed(.seconds(seconds)) }
            #expect(driver.step(.insert("1")).effects.map(\.description).contains(wait))
        }
    }

    @Test("a secret is neither shown on a shared screen nor spoken")
    func sharedScreen() {
        var driver = FieldDriver(2) {
            $0.isSecure = true
            $0.masking = CodeMasking.none
        }
        driver.type("12")
        #expect(driver.shown == "12" && driver.configuration.hidesText)
        driver.configuration.isScreenShared = true
        #expect(driver.shown == "••")
        driver.configuration.isRevealed = true
        #expect(driver.shown == "••")
        driver.configuration.isScreenShared = false
        #expect(driver.shown == "12")
        driver.configuration.isSecure = false
        #expect(!driver.configuration.hidesText)
        driver.configuration.isScreenShared = true
        driver.configuration.isRevealed = false
        #expect(driver.shown == "12")
    }
}
