#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadSecurityTests {
        @Test("only the pressed key looks pressed, until the finger lifts")
        func press() {
            let stage = PadStage()
            let finger = stage.finger(on: 4)
            #expect(stage.redrawn() == ["key 4"])
            finger.move(to: stage.point(5))
            #expect(stage.redrawn() == ["key 4", "key 5"])
            finger.end()
            #expect(stage.redrawn() == ["key 5"])
        }

        @Test("a secure pad does not redraw for any touch")
        func secure() async {
            let stage = PadStage { $0.extraKey = .done {} }
            stage.spy.isSecureTextEntry = true
            for place in 0..<12 {
                let finger = stage.finger(on: place)
                #expect(stage.redrawn() == [])
                finger.move(to: stage.point((place + 1) % 12))
                #expect(stage.redrawn() == [])
                await Device.advance(by: 0.7)
                finger.end()
                #expect(stage.redrawn() == [])
                #expect(fadingKeys(of: stage) == [])
            }
        }

        @Test("a pad that is not secure fades a press out")
        func fade() {
            let stage = PadStage()
            let finger = stage.finger(on: 4)
            #expect(stage.redrawn() == ["key 4"])
            finger.end()
            #expect(stage.redrawn() == ["key 4"])
            #expect(fadingKeys(of: stage) == ["key 4"])
        }

        private func fadingKeys(of stage: PadStage) -> [String?]? {
            stage.pad.layer.sublayers?.filter { $0.animation(forKey: "fade") != nil }.map(\.name)
        }

        @Test("it is as secure as its target")
        func follows() {
            let stage = PadStage()
            stage.spy.isSecureTextEntry = true
            stage.tap(0)
            let hidden = stage.finger(on: 4)
            #expect(stage.redrawn() == [])
            hidden.end()
            stage.spy.isSecureTextEntry = false
            stage.settle()
            let plain = stage.finger(on: 4)
            #expect(stage.redrawn() == ["key 4"])
            plain.end()
        }

        @Test("the eye key shows and hides the code, and its label tells which") func eye() {
            let field = CodeInputView()
            field.isSecureTextEntry = true
            let stage = PadStage {
                $0.target = field
                $0.extraKey = .eye(of: field)
            }
            var labels: [String?] = []
            for _ in 0..<3 {
                labels.append(stage.elements.first { $0.accessibilityTraits == .button }?.accessibilityLabel)
                stage.tap(PadStage.extra)
                labels.append(field.isRevealed ? "shown" : "hidden")
            }
            #expect(labels == ["Show code", "shown", "Hide code", "hidden", "Show code", "shown"])
        }
    }
}
#endif
