#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputPIN
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A field for codes of different lengths") struct LengthRangeTests {
        @Test("has cells for the longest code, and completes a shorter code at Return")
        func submits() {
            let stage = Stage { $0.lengthRange = 4...8 }
            #expect(stage.view.length == 8 && stage.view.fieldState.cells.count == 8)
            stage.keyboard.type("482")
            stage.keyboard.press(.return)
            #expect(stage.log.lines.last == "invalid:tooShort" && stage.view.isFirstResponder)
            #expect(!stage.view.isComplete)
            stage.keyboard.type("9")
            #expect(stage.view.isComplete && !stage.view.isFull)
            stage.forgetEvents()
            stage.keyboard.press(.return)
            #expect(stage.log.completions == ["complete:4829"])
            #expect(stage.events == ["exit", "complete", "end"])
            #expect(stage.failures == [])
        }

        @Test("completes when it is full")
        func fills() {
            let stage = Stage { $0.lengthRange = 2...3 }
            stage.keyboard.type("123")
            #expect(stage.log.completions == ["complete:123"] && stage.view.isFull)
        }

        @Test("clamps the lengths of its initializer")
        func makes() {
            let view = CodeInputView(length: 4...8, style: .circles)
            #expect(view.lengthRange == 4...8)
            view.lengthRange = -3...900
            #expect(view.lengthRange == 1...64)
            view.lengthRange = 6...6
            #expect(view.lengthRange == 6...6)
        }

        @Test("submits with the pad's Done key, which does not keep it alive")
        func done() async {
            weak var gone: CodeInputView?
            do {
                let stage = PadStage()
                let field = CodeInputView(length: 4...8)
                gone = field
                var codes: [String] = []
                field.onComplete = { codes.append($0) }
                stage.window.addSubview(field)
                stage.pad.target = field
                stage.pad.extraKey = .done(with: field)
                stage.tap(0, 1, 2, 3, PadStage.extra)
                #expect(codes == ["1234"])
                field.removeFromSuperview()
                stage.pad.target = nil
            }
            #expect(await waiting { gone == nil })
        }

        @Test("works in SwiftUI")
        func swiftUI() throws {
            let stage = FieldStage { _ in CodeInputField(code: .constant(""), length: 4...8, style: .circles) }
            let view = try stage.view
            #expect(view.lengthRange == 4...8)
            stage.form.set = { _ in CodeInputField(code: .constant(""), length: 4...6, style: .circles) }
            stage.host.settle()
            #expect(view.lengthRange == 4...6)
        }
    }
}
#endif
