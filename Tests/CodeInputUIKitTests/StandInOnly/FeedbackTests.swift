#if !canImport(Darwin)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in exposes haptics, clicks, and what VoiceOver speaks and in which order.
    @MainActor @Suite("Feedback") struct FeedbackTests {
        private var spoken: [String] { StandInRecorder.announcements }

        @Test("a status is spoken and felt once, in the app's or kit's words, unless the app answers") func status() {
            let statuses: [(String, [String], (CodeInputView) -> Void)] = [
                ("Wrong code.", ["error"], { $0.reject() }),
                ("Try again.", ["error"], { $0.reject(message: "Try again.") }),
                ("Code accepted.", ["success"], { $0.accept() }),
                ("Welcome.", ["success"], { $0.accept(message: "Welcome.") }),
                ("Checking the code.", [], { $0.status = .verifying }),
            ]
            for (words, feedback, set) in statuses {
                let view = Stage(typing: "123456").view
                for isOn in [true, false] {
                    StandInRecorder.clear()
                    view.isHapticFeedbackEnabled = isOn
                    set(view)
                    // The same status again is no news, and neither is the same verdict in the same words.
                    view.status = view.status
                    set(view)
                    view.status = .editing
                    #expect(spoken == [words] && StandInRecorder.feedback == (isOn ? feedback : []))
                }
                StandInRecorder.clear()
                view.isHapticFeedbackEnabled = true
                view.onStatusChange = { [weak view] in if $0 != .editing { view?.status = .editing } }
                set(view)
                #expect(view.status == .editing && spoken == [] && StandInRecorder.feedback == [])
            }
        }

        @Test(
            "other words are spoken, and not felt, unless only a countdown goes on in them",
            arguments: [
                (["Again in 9 s.", "Again in 8 s."], 1), (["Again in 2\u{A0}s.", "Again in 1\u{A0}s."], 1),
                // The word after the number has other endings.
                (["Через 22 секунды.", "Через 21 секунду.", "Через 20 секунд."], 1),
                (["Noch 2 Sekunden.", "Noch 1 Sekunde."], 1),
                // What is counted is another message.
                (["30 seconds left.", "3 attempts left."], 2), (["还剩 30 秒。", "还剩 3 次机会。"], 2),
                (["30秒后可重新发送", "3次错误后锁定"], 2),
            ])
        func countdown(_ messages: [String], count: Int) async {
            let stage = Stage(typing: "123456"), expected = Array(messages.prefix(count))
            for message in messages {
                stage.view.message = message
                await Device.advance(by: 1)
            }
            #expect(spoken == expected)
            for message in messages { stage.view.reject(message: message) }
            #expect(spoken == expected + expected)
            stage.view.reject(message: messages[0] + " Sorry.")
            #expect(spoken.count == 2 * count + 1 && StandInRecorder.feedback == ["error"])
        }

        @Test("the same message is spoken again after words of a status") func messageAgain() async {
            let stage = Stage { view in
                view.verifier = { _ in throw CancellationError() }
                view.onVerificationFailure = { [weak view] _ in view?.message = "No connection." }
            }
            stage.keyboard.type("123456")
            await Device.advance(by: 2)
            stage.view.message = "No connection."
            await Device.advance(by: 2)
            stage.keyboard.deleteBackward()
            stage.keyboard.type("6")
            await Device.advance(by: 2)
            let once = ["Checking the code.", "No connection."]
            #expect(spoken == once + once)
        }

        @Test("the app's message is spoken after a second, once, while the field has the focus and no verdict stands")
        func message() async {
            let stage = Stage(), view = stage.view
            view.message = "Enter it."
            await Device.advance(by: 0.9)
            #expect(spoken == [])
            view.message = "We sent a new code."
            await Device.advance(by: 0.9)
            #expect(spoken == [])
            await Device.advance(by: 0.2)
            #expect(spoken == ["We sent a new code."])
            // A countdown is spoken once, though it never stays for a second.
            for seconds in [9, 8, 7, 6] {
                view.message = "Send again in \(seconds) s."
                await Device.advance(by: 0.6)
            }
            #expect(spoken.dropFirst() == ["Send again in 8 s."])
            view.reject(message: "No.")
            view.message = "Look at your mail."
            await Device.advance(by: 2)
            #expect(spoken.dropFirst(2) == ["No."])
            stage.keyboard.type("1")
            await Device.advance(by: 1.1)
            #expect(spoken.dropFirst(3) == ["Look at your mail."])
            // The same words again, after none, are news.
            for message in ["Look at your mail.", nil, "Look at your mail."] { view.message = message }
            await Device.advance(by: 1.1)
            #expect(spoken.dropFirst(4) == ["Look at your mail."])
            view.resignFirstResponder()
            view.message = "Away."
            view.becomeFirstResponder()
            await Device.advance(by: 2)
            #expect(spoken.count == 5)
        }

        @Test("a verdict is not lost in the echo of the key") func outlastsEcho() {
            let stage = Stage(typing: "12345") { $0.verifier = { _ in .accepted } }
            StandInAccessibilitySettings.isSpeaking = true
            stage.keyboard.type("6")
            stage.view.reject(message: "No.")
            // On iOS 17, which has priorities, the verdict interrupts "Checking the code.".
            let heard = ["announcement: Checking the code.", "interruption", "announcement: No."]
            #expect(StandInRecorder.accessibility == heard)
        }

        @Test("a key or a tap that moves the caret is spoken, with the character where it is shown, spelled out")
        func caret() {
            let stage = Stage(typing: "1248")
            stage.keyboard.press(.left)
            stage.keyboard.press(.left)
            stage.tap(cell: 1)
            for key in [KeyboardKey.left, .right, .right] { stage.keyboard.press(key, shift: true) }
            for key in [KeyboardKey.home, .end] { stage.keyboard.press(key, shift: true) }
            stage.keyboard.press(.end)
            #expect(
                spoken == [
                    "Digit 4 of 6, 8", "Digit 3 of 6, 4", "Digit 2 of 6, 2", "Digit 1 of 6, 1", "Digit 2 of 6, 2",
                    "Digit 3 of 6, 4", "Digit 1 of 6, 1", "Digit 4 of 6, 8", "Digit 5 of 6",
                ])
            // As the value is: the letter A is no word.
            #expect(StandInRecorder.spelled == ["8", "4", "2", "1", "2", "4", "1", "8"])
            stage.keyboard.type("56")
            StandInRecorder.clear()
            stage.keyboard.press(.left)
            stage.keyboard.press(.end)
            // In a full field, the caret is in no cell.
            #expect(spoken == ["Digit 6 of 6, 6", "6 of 6 entered"])
            StandInRecorder.clear()
            stage.view.masking = .immediate
            stage.keyboard.press(.left)
            stage.view.alphabet = .lettersAndDigits
            stage.keyboard.press(.home)
            #expect(spoken == ["Digit 6 of 6", "Character 1 of 6"] && StandInRecorder.spelled == [])
        }

        @Test("Clear of VoiceOver is followed by the count, unless the app vetoes it") func cleared() throws {
            let stage = Stage(typing: "123")
            let clear = try #require(stage.view.accessibilityCustomActions?.first)
            for isVetoed in [true, false] {
                stage.view.shouldChange = { _ in !isVetoed }
                #expect(clear.actionHandler?(clear) == true && stage.view.code.isEmpty != isVetoed)
                #expect(spoken == (isVetoed ? [] : ["0 of 6 entered"]))
            }
        }

        @Test("what the keyboard or the system speaks itself, the field does not") func silence() {
            let stage = Stage(typing: "1248")
            stage.keyboard.press(.end)
            stage.keyboard.type("5x")
            stage.keyboard.deleteBackward()
            stage.view.selectedTextRange = stage.range(0..<1)
            // A tap that commits is an edit.
            stage.keyboard.setMarkedText("3")
            stage.tap(cell: 3)
            // The app hands a key to a field without the keyboard.
            stage.view.resignFirstResponder()
            let left = UIKey(standIn: "", ignoring: "", modifierFlags: [], keyCode: .keyboardLeftArrow)
            UIPressesEvent.standInSend([left], to: stage.view).release()
            #expect(stage.view.code == "3248" && stage.view.selectedCells == 3..<4 && spoken == [])
        }

        @Test("each key of a pad clicks, pressed and repeated, and none gives haptic feedback") func clicks() async {
            func clicks() -> Int { StandInRecorder.entries.count { $0.kind == .click } }
            let stage = PadStage()
            let finger = stage.finger(on: 0)
            #expect(clicks() == 1)
            finger.end()
            stage.tap(PadStage.extra)
            stage.tap(1)
            #expect(clicks() == 2 && StandInRecorder.feedback == [])
            let held = stage.finger(on: PadStage.delete)
            await Device.advance(by: 1.55)
            held.end()
            #expect(stage.spy.log.count == 14 && clicks() == 14)
            // Of a new pad, by the clock of the stand-in, as a new field waits.
            #expect(CodeKeypadView(target: stage.spy).clock is StandInTime && CodeInputView().clock is StandInTime)
        }

        @Test("a key that VoiceOver presses is followed by the count, in a secret and over a digit too, unless refused")
        func spokenCount() {
            for isSecure in [false, true] {
                let (stage, pad) = fieldStage(configure: {
                    ($0.isSecureTextEntry, $0.lengthRange, $0.rules) = (isSecure, 7...7, [TestRule { "No." }])
                })
                for key in [PadStage.delete, 5, PadStage.extra, PadStage.zero] {
                    #expect(pad.keyElements[key].accessibilityActivate())
                }
                #expect(stage.view.status == .rejected && spoken == ["5 of 7 entered", "6 of 7 entered", "No."])
            }
            let (stage, pad) = fieldStage(), view = stage.view, keys = pad.keyElements
            #expect(keys[0].accessibilityActivate() && view.code == "123456" && spoken == [])
            view.overflow = .replaceLast
            #expect(keys[0].accessibilityActivate() && view.code == "123451")
            stage.keyboard.select(0..<1)
            #expect(keys[4].accessibilityActivate() && view.code == "523451")
            #expect(spoken == ["6 of 6 entered", "6 of 6 entered"])
        }

        @Test("a key that VoiceOver passes a finger on to is followed by the count, as in Direct Touch Typing")
        func spokenTouches() async {
            let (stage, pad) = fieldStage()
            // A held Delete goes on until the field is empty.
            let finger = Finger(at: pad.point(PadStage.delete), in: stage.window)
            await Device.advance(by: 0.55)
            finger.end()
            for place in [4, PadStage.extra] { Device.tap(at: pad.point(place), in: stage.window) }
            #expect(stage.view.code == "12345")
            #expect(spoken == ["5 of 6 entered", "4 of 6 entered", "5 of 6 entered"])
        }

        @Test("VoiceOver learns only that a visible pad deals new digits, or a key was added") func layoutChange() {
            let stage = PadStage()
            let pad = CodeKeypadView(target: stage.spy)
            pad.order = .shuffled
            let changes: [(Int, () -> Void)] = [
                (0, { stage.tap(0, 1) }), (0, { stage.pad.isEnabled = false }), (0, { stage.pad.style = .circles }),
                (0, { stage.window.addSubview(pad) }), (0, { pad.isHidden = true }), (1, { pad.isHidden = false }),
                (1, { stage.pad.extraKey = .title("OK") {} }),
            ]
            for (index, (count, change)) in changes.enumerated() {
                StandInRecorder.clear()
                change()
                Device.flush()
                #expect(StandInRecorder.accessibility == [String](repeating: "layoutChanged", count: count), "\(index)")
            }
        }

        @Test("each verdict is spoken that a closure words, also in the last one's words", arguments: [true, false])
        func wordedByClosure(isRejected: Bool) {
            let stage = Stage(), view = stage.view
            var words = ["9 attempts left.", "8 attempts left.", "Try again.", "Try again."]
            view.onStatusChange = { [weak view] in
                if $0 == .rejected { view?.reject(message: words[0]) }
                if $0 == .accepted { view?.accept(message: words[0]) }
            }
            for code in ["123456", "654321", "111111", "222222"] {
                view.enter(code)
                StandInRecorder.clear()
                view.status = isRejected ? .rejected : .accepted
                #expect(spoken == [words.removeFirst()] && StandInRecorder.feedback.count == 1)
            }
        }

        @Test("a message from before the focus, read with the field, is spoken again only after words of a status")
        func messageBefore() async {
            let stage = Stage(isFocused: false) { $0.message = "Hint." }
            stage.view.becomeFirstResponder()
            stage.view.message = "Hint."
            await Device.advance(by: 2)
            #expect(spoken == [])
            stage.view.reject(message: "No.")
            stage.view.status = .editing
            stage.view.message = "Hint."
            await Device.advance(by: 2)
            #expect(spoken == ["No.", "Hint."])
        }
    }
}
#endif
