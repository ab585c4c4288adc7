#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadAccessibilityTests {
        @Test("each key is an element, in the order and the place of the keys")
        func elements() {
            let stage = PadStage { $0.extraKey = .title("OK") {} }
            let labels = stage.elements.map { $0.accessibilityLabel ?? "-" }
            #expect(labels == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "OK", "0", "Delete"])
            #expect(stage.elements.allSatisfy { $0.isAccessibilityElement } && !stage.pad.isAccessibilityElement)
            #expect(stage.elements.map(\.accessibilityTraits).count { $0 == .keyboardKey } == 11)
            let frames = stage.elements.map(\.accessibilityFrameInContainerSpace)
            #expect(frames == stage.pad.style.layout.frames(in: stage.pad.bounds))
        }

        @Test("activating an element types its key") func activation() {
            var isDone = false
            let stage = PadStage { $0.extraKey = .title("OK") { isDone = true } }
            for element in stage.elements { #expect(element.accessibilityActivate()) }
            #expect(stage.spy.log == "1234567890<" && isDone)
            stage.pad.isEnabled = false
            for element in stage.elements {
                #expect(!element.accessibilityActivate())
                #expect(element.accessibilityTraits.contains(.notEnabled))
            }
            #expect(stage.spy.log == "1234567890<")
            stage.pad.isEnabled = true
            #expect(stage.elements.allSatisfy { !$0.accessibilityTraits.contains(.notEnabled) })
        }

        @Test("a pad outside of a window has the keys of the standard order") func outside() {
            let pad = CodeKeypadView(style: .plain)
            pad.layoutIfNeeded()
            let labels = pad.accessibilityElements?.compactMap { ($0 as? UIAccessibilityElement)?.accessibilityLabel }
            #expect(labels?.dropLast().joined() == "1234567890")
        }

        @Test("elements follow a shuffled order") func shuffled() {
            let stage = PadStage { $0.order = .shuffled }
            let labels = stage.elements.compactMap(\.accessibilityLabel).dropLast()
            #expect(labels.joined() == stage.pad.digits.map(String.init).joined())
        }
    }
}
#endif
