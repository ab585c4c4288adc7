import CodeInputCore
import Testing

@Suite("A field that forgets")
struct CodeFieldForgettingTests {
    @Test("is a secure one, and its host hears of an edit by the app")
    func secure() {
        for isSecure in [true, false] {
            var driver = FieldDriver { $0.isSecure = isSecure }
            driver.type("12")
            driver.log = []
            driver.apply(.forget)
            #expect(driver.code == (isSecure ? "" : "12"))
            #expect(driver.heard() == (isSecure ? ["replaced"] : []))
            #expect(driver.announcement == (isSecure ? .text : .none))
        }
    }

    @Test("has nothing to forget while it is empty")
    func empty() {
        var driver = FieldDriver { $0.isSecure = true }
        driver.apply(.forget)
        #expect(driver.result == .ignored && driver.heard() == [])
    }

    @Test("keeps a code until its verdict, which it still shows")
    func verdict() {
        for (verdict, status) in [(CodeVerdict.accepted, CodeStatus.accepted), (.rejected(), .rejected)] {
            var driver = FieldDriver {
                $0.isSecure = true
                $0.hasVerifier = true
            }
            driver.type("123456")
            driver.apply(.forget)
            #expect(driver.code == "123456" && driver.verification != nil)
            driver.give(verdict)
            #expect(driver.code.isEmpty && driver.field.status == status)
            // The waits are over with the code.
            #expect(driver.waits.isEmpty)
        }
    }

    @Test("forgets a code whose verification fails or is canceled")
    func failure() throws {
        struct Offline: Error {}
        for isCanceled in [true, false] {
            var driver = FieldDriver {
                $0.isSecure = true
                $0.hasVerifier = true
            }
            driver.type("123456")
            driver.apply(.forget)
            let token = try #require(driver.verification)
            driver.apply(isCanceled ? .cancelVerification : .failure(Offline(), token))
            #expect(driver.code.isEmpty && driver.field.status == .editing)
        }
    }

    @Test("forgets only the code that it had")
    func another() {
        var driver = FieldDriver { $0.isSecure = true }
        driver.type("12")
        driver.apply(.status(.verifying))
        driver.apply(.forget)
        driver.apply(.set("34"))
        driver.apply(.status(.editing))
        #expect(driver.code == "34")
    }
}
