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
            let stage = PadStage { $0.extraKey = .title("OK") {} }
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

        @Test("a round key stays small while it is pressed, and comes back")
        func scale() throws {
            let stage = PadStage(style: .circles)
            func scale() -> CAKeyframeAnimation? {
                stage.settle()
                return stage.pad.layer.sublayers?.first { $0.name == "key 4" }?.animation(forKey: "scale")
                    as? CAKeyframeAnimation
            }
            let finger = stage.finger(on: 4)
            let press = try #require(scale())
            #expect(press.keyPath == "transform.scale" && press.values as? [Double] == [1, 0.93])
            #expect(press.fillMode == .forwards && !press.isRemovedOnCompletion)
            finger.end()
            let release = try #require(scale())
            #expect((release.values as? [Double])?.last == 1 && release.isRemovedOnCompletion)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let still = stage.finger(on: 5)
            stage.settle()
            #expect(stage.pad.layer.sublayers?.first { $0.name == "key 5" }?.animation(forKey: "scale") == nil)
            still.end()
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

        @Test("the eye key shows and hides the code, and its label and its symbol tell which")
        func eye() {
            let field = CodeInputView()
            field.isSecureTextEntry = true
            let stage = PadStage {
                $0.target = field
                $0.extraKey = .eye(of: field)
            }
            var labels: [String?] = [], faces: [CodeKeypadFace?] = []
            for _ in 0..<3 {
                faces.append(stage.pad.extraKey?.face())
                labels.append(stage.elements.first { $0.accessibilityTraits == .button }?.accessibilityLabel)
                stage.tap(PadStage.extra)
                labels.append(field.isRevealed ? "shown" : "hidden")
            }
            #expect(labels == ["Show code", "shown", "Hide code", "hidden", "Show code", "shown"])
            #expect(faces == [.symbol("eye"), .symbol("eye.slash"), .symbol("eye")])
        }
    }
}
#endif
