#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import SwiftUI
import TestTools
import Testing

extension ViewTests {
    @MainActor @Suite struct StatusModifierTests {
        private let window = Device.makeWindow(width: 400, height: 200)

        private func host<Form: View>(_ form: Form) throws -> (StandInHost<Form>, CodeInputView, KeyboardDriver) {
            Device.reset()
            let host = StandInHost(form)
            window.addSubview(host.view)
            host.settle()
            let view = try #require(host.hosted as? CodeInputView)
            view.becomeFirstResponder()
            return (host, view, KeyboardDriver(in: window))
        }

        @Test("a status that the app keeps saying is shown once")
        func constantIsShownOnce() async throws {
            let (host, view, keyboard) = try host(StatusForm())
            keyboard.type("123456")
            host.root.isWrong = true
            await host.turn()
            #expect(view.status == .rejected)
            for key in ["9", "8"] {
                keyboard.type(key)
                await host.turn()
                #expect(view.status == .editing)
            }
            #expect(host.root.code == "98")
            #expect(StandInRecorder.feedback == ["error"])
            #expect(StandInRecorder.announcements == ["Wrong code."])
            #expect(host.misuses.isEmpty && keyboard.failures.isEmpty)
        }

        @Test("a status that the app says anew is shown again")
        func constantIsShownAgain() async throws {
            let (host, view, keyboard) = try host(StatusForm())
            for _ in 1...2 {
                keyboard.type("123456")
                host.root.isWrong = true
                await host.turn()
                #expect(view.status == .rejected)
                keyboard.type("1")
                host.root.isWrong = false
                await host.turn()
                #expect(view.status == .editing)
                host.root.code = ""
                await host.turn()
            }
            #expect(StandInRecorder.feedback == ["error", "error"])
        }

        @Test("a verdict that the field reached by itself outlives an app that says nothing new")
        func constantLeavesTheFieldsVerdict() async throws {
            let (host, view, _) = try host(StatusForm())
            view.reject()
            host.root.code = "12"
            await host.turn()
            #expect(view.status == .rejected)
            #expect(StandInRecorder.feedback == ["error"])
        }

        @Test("a binding goes both ways: what is told is not taken for a wish")
        func bindingGoesBothWays() async throws {
            let (host, view, keyboard) = try host(BoundStatusForm())
            for _ in 1...2 {
                keyboard.type("123456")
                host.root.status = .rejected
                await host.turn()
                #expect(view.status == .rejected)
                keyboard.type("1")
                #expect(host.root.status == .editing)
                // In the same turn, before an update has shown what was told.
                host.root.status = .rejected
                await host.turn()
                #expect(view.status == .rejected)
                host.root.status = .editing
                host.root.code = ""
                await host.turn()
                #expect(view.status == .editing)
            }
            #expect(StandInRecorder.feedback == ["error", "error", "error", "error"])
            #expect(host.misuses.isEmpty)
        }

        @Test("a binding that answers with another status has the last word")
        func bindingHasTheLastWord() async throws {
            let (host, view, _) = try host(BoundStatusForm(answer: { $0 == .accepted ? .verifying : $0 }))
            view.accept()
            await host.turn()
            #expect(host.root.status == .verifying)
            #expect(view.status == .verifying)
        }
    }
}
#endif
