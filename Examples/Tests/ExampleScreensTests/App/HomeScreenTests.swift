import CodeInputUIKit
import ExampleScreens
import Testing
import UIKit

@testable import ExampleApp

extension ScreenTests {
    @MainActor @Suite struct HomeScreenTests {
        @Test("leads to every example screen and the gallery") func entries() async throws {
            let stage = await AppStage(), home = try stage.home
            #expect(home.entries.map(\.title) == ExampleScreens.live.map(\.title) + ["Gallery", "Field log"])
            #expect(stage.picture.contains("Payment PIN"))
            // The summary is a text of its own, and would be read twice.
            #expect(home.buttons.allSatisfy { $0.accessibilityHint == nil })
            for entry in home.entries {
                let screen: UIViewController = try await stage.open(entry.title)
                #expect(screen !== home)
                #expect(stage.picture.contains("<text"), "\(entry.title)")
                // A screen that closes itself lies over the list, and the others take its place.
                let isSheet = ["Payment PIN", "Choose a PIN"].contains(entry.title)
                #expect((stage.screen.topViewController === home) == isSheet, "\(entry.title)")
                let close = screen.view.withSubviews.first { $0.accessibilityLabel == "Close" }
                if isSheet { StandInTouch.tap(try #require(close)) }
                #expect(home.presentedViewController == nil)
                stage.screen.popViewController(animated: false)
                await stage.settle()
            }
            #expect(stage.problems == [])
        }
    }

    @MainActor @Suite struct FieldLogScreenTests {
        @Test("copies what the keyboard did, turn by turn, and no character of a secure field")
        func copies() async throws {
            let stage = await AppStage(), state = #"{"do":"state"}"#
            let screen: FieldLogScreen = try await stage.open("Field log")
            for isSecure in [false, true] {
                screen.kind.choose(isSecure ? "Secure" : "Plain")
                screen.field.becomeFirstResponder()
                screen.field.insertText("48")
                screen.field.deleteBackward()
                for _ in 0..<10 { await Task.yield() }
                screen.field.insertText("829")
                await stage.settle()
                StandInTouch.tap(screen.copyButton)
                let text = { isSecure ? String(repeating: "•", count: $0.count) : $0 }
                let insertion = { #"{"do":"call","name":"insertText(_:)","text":"\#(text($0))"}"# }
                let lines = [
                    #"{"do":"new","length":6,"secure":\#(isSecure)}"#, #"{"do":"focus"}"#, insertion("48"),
                    #"{"do":"call","name":"deleteBackward()"}"#, state, insertion("829"), state,
                    #"= {"text":"\#(text("4829"))"}"#,
                ]
                #expect(UIPasteboard.general.string == lines.joined(separator: "\n"))
            }
        }
    }
}
