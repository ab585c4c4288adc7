#if canImport(UIKit) && !canImport(Darwin)
    import CodeInputUIKit
    import Testing
    import UIKit

    extension ViewTests {
        @MainActor @Suite struct AutoFillTests {
            @Test(arguments: StandInKeyboard.Route.allCases, [false, true])
            func `a code fills a fresh field and completes it once`(route: StandInKeyboard.Route, isSecure: Bool) {
                let stage = Stage { $0.isSecureTextEntry = isSecure }
                stage.keyboard.autofill("123456", route: route)
                check(stage)
            }

            @Test(arguments: StandInKeyboard.Route.allCases, [false, true])
            func `a code fills a field that was partly filled`(route: StandInKeyboard.Route, isSecure: Bool) {
                let stage = Stage(typing: "98") { $0.isSecureTextEntry = isSecure }
                stage.keyboard.autofill("123456", route: route)
                check(stage)
            }

            @Test(arguments: StandInKeyboard.Route.allCases, [false, true])
            func `a code fills a field that was typed in and emptied`(route: StandInKeyboard.Route, isSecure: Bool) {
                let stage = Stage(typing: "98") { $0.isSecureTextEntry = isSecure }
                stage.keyboard.deleteBackward()
                stage.keyboard.deleteBackward()
                stage.settle()
                stage.log.lines = []
                stage.keyboard.autofill("123456", route: route)
                check(stage)
            }

            @Test(arguments: StandInKeyboard.Route.allCases)
            func `a code replaces another one that was complete`(route: StandInKeyboard.Route) {
                let stage = Stage(typing: "999999")
                stage.keyboard.autofill("123456", route: route)
                check(stage)
            }

            @Test(arguments: StandInKeyboard.Route.allCases)
            func `a code fills a field whose caret is on a cell`(route: StandInKeyboard.Route) {
                let stage = Stage(typing: "9999")
                stage.tap(cell: 1)
                stage.keyboard.autofill("123456", route: route)
                check(stage)
            }

            @Test(arguments: StandInKeyboard.Route.allCases)
            func `a code replaces one that was rejected`(route: StandInKeyboard.Route) {
                let stage = Stage(typing: "999999")
                stage.view.reject()
                stage.keyboard.autofill("123456", route: route)
                check(stage)
                #expect(stage.view.status == .editing)
            }

            @Test func `an empty string ahead of a key in another turn changes nothing`() {
                let stage = Stage(typing: "98")
                stage.keyboard.insert("")
                stage.settle()
                stage.keyboard.type("1")
                #expect(stage.view.code == "981")
                #expect(stage.failures == [])
            }

            @Test func `the field asks for a one-time code with a number pad`() {
                let stage = Stage()
                #expect(stage.view.textContentType == .oneTimeCode)
                #expect(stage.view.keyboardType == .numberPad)
                #expect(!stage.view.hasText)
            }

            private func check(_ stage: Stage) {
                #expect(stage.view.code == "123456")
                #expect(stage.log.completions == ["complete:123456"])
                #expect(stage.events.count { $0 == "complete" } == 1)
                #expect(stage.view.markedTextRange == nil)
                #expect(stage.failures == [])
            }
        }
    }
#endif
