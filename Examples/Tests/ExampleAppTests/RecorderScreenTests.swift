import CodeInputPIN
import CodeInputRecorder
import TestTools
import Testing
import UIKit

@testable import ExampleApp

extension AppTests {
    @MainActor @Suite struct RecorderScreenTests {
        private func tap(_ screen: RecorderScreen) throws {
            let recorder = try #require(screen.recorder)
            StandInTouch.tap(recorder, in: recorder.field.cellFrames[0])
        }

        @Test("records typed text, and shares it with replaced digits")
        func sharing() throws {
            let stage = AppStage()
            let screen: RecorderScreen = try stage.open("Recorder")
            #expect(!screen.shareButton.isEnabled)
            try tap(screen)
            KeyboardDriver(in: stage.window).autofill("987698")
            stage.settle()
            #expect(screen.recorder?.field.code == "987698")
            #expect(try stage.picture("Recorder-filled").contains("lines"))
            StandInTouch.tap(screen.shareButton)
            let text = try #require(stage.shared.texts.first)
            #expect(text.contains(#"{"do":"call","name":"insertText(_:)","text":"123412"}"#))
            #expect(!text.contains("98"))
            #expect(screen.lines.text?.hasPrefix("\(text.split(separator: "\n").count) lines") == true)
            #expect(stage.problems == [])
        }

        @Test("starts over with an empty field of the chosen kind")
        func startingOver() throws {
            let stage = AppStage()
            let screen: RecorderScreen = try stage.open("Recorder")
            try tap(screen)
            KeyboardDriver(in: stage.window).type("12")
            screen.kind.choose("Passcode, secure")
            stage.settle()
            #expect(screen.recorder?.field.isSecureTextEntry == true)
            #expect(screen.recorder?.field.code == "")
            #expect(screen.recorder?.isFirstResponder == true)
            #expect(screen.recorder?.recording.lines.first?.contains(#""secure":true"#) == true)
            StandInTouch.tap(screen.restartButton)
            #expect(screen.recorder?.recording.lines.count == 2)
        }

        @Test("is freed when the user leaves it")
        func leaving() throws {
            weak var screen: RecorderScreen?
            try {
                let stage = AppStage()
                let opened: RecorderScreen = try stage.open("Recorder")
                screen = opened
                try tap(opened)
                stage.navigation.popViewController(animated: false)
                stage.settle()
            }()
            #expect(screen == nil)
        }
    }
}
