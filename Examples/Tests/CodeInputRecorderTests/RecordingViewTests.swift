import CodeInputPIN
import CodeInputRecorder
import TestTools
import Testing
import UIKit

extension RecorderTests {
    @MainActor @Suite struct RecordingViewTests {
        @Test("The field works the same with and without the recorder")
        func throughTheRecorder() {
            let stage = RecordingStage()
            var events: [String] = []
            stage.field.onChange = { events.append("change \($0)") }
            stage.field.onComplete = { events.append("complete \($0)") }
            stage.keyboard.type("48")
            stage.keyboard.deleteBackward()
            stage.settle()
            stage.keyboard.autofill("123456", route: .characters)
            stage.settle()
            #expect(stage.field.code == "123456")
            #expect(events.first == "change 4")
            #expect(events.last == "complete 123456")
            #expect(events.count { $0.hasPrefix("complete") } == 1)
            #expect(stage.keyboard.failures == [])
        }

        @Test("A recording begins with its field")
        func header() {
            let stage = RecordingStage(length: 4) { $0.isSecureTextEntry = true }
            #expect(
                stage.recorder.recording.lines.prefix(2) == [
                    #"{"do":"new","length":4,"style":"box","secure":true,"width":320,"height":56}"#, #"{"do":"focus"}"#,
                ])
        }

        @Test(
            "A recording describes any field as a script does",
            arguments: [
                (1...1, CodeAlphabet.digits, 320.0, #""length":1,"style":"box","secure":false,"width":320"#),
                (64...64, .digits, 0, #""length":64,"style":"box","secure":false,"width":0"#),
                (
                    4...8, .hexadecimal, 10.333,
                    #""length":[4,8],"style":"box","secure":false,"alphabet":"hexadecimal","width":10.33"#
                ),
            ])
        func kinds(lengths: ClosedRange<Int>, alphabet: CodeAlphabet, width: Double, fields: String) {
            let stage = RecordingStage(isFocused: false) { field in
                field.lengthRange = lengths
                field.alphabet = alphabet
            }
            stage.recorder.frame.size.width = width
            stage.settle()
            stage.recorder.insertText("🙂")
            let lines = stage.recorder.recording.lines
            #expect(lines.first == #"{"do":"new",\#(fields),"height":56}"#)
            #expect(lines.last == #"{"do":"call","name":"insertText(_:)","text":"🙂"}"#)
        }

        @Test("A recording has each new size of the field")
        func resizing() {
            let stage = RecordingStage()
            stage.recorder.frame.size.width = 200
            stage.settle()
            stage.keyboard.type("1")
            #expect(stage.recorder.recording.lines.contains(#"{"do":"configure","width":200,"height":56}"#))
            #expect(stage.recorder.recording.lines.count { $0.contains(#""do":"new""#) } == 1)
        }

        @Test("A key is a call, followed by the state at the end of its turn")
        func keys() {
            let stage = RecordingStage()
            stage.recorder.insertText("1")
            stage.recorder.insertText("2")
            stage.settle()
            stage.settle()
            stage.recorder.deleteBackward()
            stage.settle()
            #expect(
                stage.changes.dropFirst(2) == [
                    #"{"do":"call","name":"insertText(_:)","text":"1"}"#,
                    #"{"do":"call","name":"insertText(_:)","text":"2"}"#,
                    #"{"do":"turn","text":"12","selection":[2,2],"marked":null}"#,
                    #"{"do":"call","name":"deleteBackward()"}"#,
                    #"{"do":"turn","text":"1","selection":[1,1],"marked":null}"#,
                ])
        }

        @Test("A result is in the line of its call")
        func answers() {
            let stage = RecordingStage()
            stage.recorder.insertText("1")
            _ = stage.recorder.position(from: stage.recorder.beginningOfDocument, offset: 1)
            _ = stage.recorder.position(from: UITextPosition(), offset: 1)
            #expect(
                stage.recorder.recording.lines.suffix(2) == [
                    #"{"do":"call","name":"position(from:offset:)","from":0,"offset":1,"result":1}"#,
                    #"{"do":"call","name":"position(from:offset:)","from":null,"offset":1,"result":null}"#,
                ])
        }

        @Test(
            "A digit becomes another digit of its script, and other characters stay",
            arguments: [
                ("483920", "123456"), ("555555", "111111"), ("48a", "12a"), ("４٤4", "１١1"), ("한字é", "한字é"), ("", ""),
            ])
        func digits(text: String, written: String) {
            let stage = RecordingStage()
            stage.recorder.setMarkedText(text, selectedRange: NSRange(location: NSNotFound, length: 0))
            let line = stage.recorder.recording.lines.last
            #expect(
                line
                    == #"{"do":"call","name":"setMarkedText(_:selectedRange:)","text":"\#(written)","selection":null}"#)
        }

        @Test("No digit of a code is in its recording, for any input")
        func secrecy() {
            for route in KeyboardDriver.Route.allCases {
                let stage = RecordingStage()
                stage.keyboard.autofill("987098", route: route)
                stage.settle()
                stage.keyboard.press(characters: "7")
                stage.keyboard.paste("Your code is 987-098.")
                stage.settle()
                // The four different digits become 1 to 4, and none of them remains.
                let said = stage.recorder.recording.lines.joined()
                #expect(!said.contains("98") && !said.contains("70") && said.contains("1234"), "\(route)")
            }
        }

        @Test("Hardware keys reach the field, which handles those that move and delete")
        func hardwareKeys() {
            let stage = RecordingStage()
            stage.keyboard.type("123")
            stage.settle()
            stage.keyboard.press(.left)
            #expect(stage.selection == [2, 3])
            stage.keyboard.press(.backspace)
            #expect(stage.field.code == "12")
            let presses = stage.recorder.recording.lines.filter { $0.contains("pressesBegan") }
            #expect(
                presses == [
                    #"{"do":"call","name":"pressesBegan(_:with:)","key":"left","result":true}"#,
                    #"{"do":"call","name":"pressesBegan(_:with:)","key":"backspace","result":false}"#,
                ])
        }

        @Test("The menu asks the field, and pastes into it")
        func menu() {
            let stage = RecordingStage()
            #expect(!stage.keyboard.allowedActions.contains("paste"))
            #expect(stage.keyboard.paste("482 910"))
            stage.settle()
            #expect(stage.field.code == "482910")
            #expect(stage.changes.contains(#"{"do":"call","name":"paste(_:)","text":"123 456"}"#))
        }

        @Test("A tap shows the keyboard, and the next tap selects a cell")
        func taps() {
            let stage = RecordingStage(isFocused: false)
            StandInTouch.tap(stage.recorder, in: stage.field.cellFrames[0])
            #expect(stage.recorder.isFirstResponder)
            stage.keyboard.type("123")
            StandInTouch.tap(stage.recorder, in: stage.field.cellFrames[1])
            #expect(stage.selection == [1, 2])
            let taps = stage.recorder.recording.lines.filter { $0.contains(#""do":"tap""#) }
            #expect(taps == [#"{"do":"tap","cell":0}"#, #"{"do":"tap","cell":1}"#])
        }

        @Test("A mark shows the caret and the selected cell while the view has the keyboard")
        func mark() {
            let stage = RecordingStage()
            let mark = stage.recorder.subviews.last
            stage.keyboard.type("123")
            stage.settle()
            #expect(mark?.isHidden == false && mark.map { $0.frame.width < 4 } == true)
            StandInTouch.tap(stage.recorder, in: stage.field.cellFrames[1])
            stage.settle()
            #expect(mark?.frame.integral == stage.field.cellFrames[1].integral)
            stage.recorder.resignFirstResponder()
            #expect(mark?.isHidden == true)
        }

        @Test("A tap tells the text system that the selection changes, inside the tap")
        func tapAnnounces() {
            let stage = RecordingStage()
            stage.keyboard.type("123")
            let spy = DelegateSpy()
            stage.recorder.inputDelegate = spy
            StandInTouch.tap(stage.recorder, in: stage.field.cellFrames[0])
            #expect(spy.tellers.count == 2 && spy.tellers.allSatisfy { $0 === stage.recorder })
        }

        @Test("Return gives the keyboard back, and commits marked text")
        func leaving() {
            let stage = RecordingStage()
            stage.keyboard.setMarkedText("12")
            stage.recorder.resignFirstResponder()
            #expect(stage.field.code == "12")
            stage.recorder.becomeFirstResponder()
            stage.keyboard.insert("\n")
            #expect(!stage.recorder.isFirstResponder)
            #expect(stage.changes.last == #"{"do":"blur"}"#)
        }

        @Test("The field's announcements have the recording view as the sender")
        func notifications() {
            let stage = RecordingStage()
            let spy = DelegateSpy()
            stage.recorder.inputDelegate = spy
            stage.field.code = "12"
            #expect(spy.tellers.count > 0)
            #expect(spy.tellers.allSatisfy { $0 === stage.recorder })
        }

        @Test("A call inside another call is marked")
        func questionsInside() {
            let stage = RecordingStage()
            let spy = DelegateSpy()
            stage.recorder.inputDelegate = spy
            spy.onText = { [recorder = stage.recorder] in _ = recorder.hasText }
            stage.recorder.insertText("123456")
            stage.recorder.insertText("x")
            let inside = stage.recorder.recording.lines.filter { $0.contains(#""inside":true"#) }
            #expect(inside.contains(#"{"do":"call","name":"hasText","inside":true,"result":true}"#))
        }

        @Test("A restarted recording is empty")
        func restart() {
            let stage = RecordingStage()
            stage.keyboard.type("12")
            stage.recorder.restart()
            #expect(stage.recorder.recording.lines.count == 2)
            #expect(stage.recorder.recording.text.hasSuffix("{\"do\":\"focus\"}\n"))
        }

        @Test("Recorder and field do not keep each other alive")
        func lifetime() {
            weak var recorder: RecordingView?
            do {
                let stage = RecordingStage()
                stage.keyboard.type("12")
                recorder = stage.recorder
                stage.recorder.resignFirstResponder()
                stage.recorder.removeFromSuperview()
            }
            #expect(recorder == nil)
        }
    }
}

/// Logs the senders of announcements.
@MainActor private final class DelegateSpy: NSObject, UITextInputDelegate {
    private(set) var tellers: [any UITextInput] = []
    var onText: () -> Void = {}

    private func note(_ input: (any UITextInput)?) { if let input { tellers.append(input) } }
    func selectionWillChange(_ textInput: (any UITextInput)?) { note(textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note(textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) {
        note(textInput)
        onText()
    }
    func textDidChange(_ textInput: (any UITextInput)?) { note(textInput) }
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
