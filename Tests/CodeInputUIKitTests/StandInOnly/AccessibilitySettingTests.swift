#if !canImport(Darwin)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Settings of the device") struct AccessibilitySettingTests {
        /// The weight of the characters in a field's picture, in CSS.
        private func weights(_ stage: Stage) -> Set<String> {
            stage.settle()
            let parts = StandInSVG.svg(of: stage.view).components(separatedBy: "font-weight=\"").dropFirst()
            return Set(parts.map { String($0.prefix(3)) })
        }

        @Test(
            "with Bold Text, characters are as heavy as other text in the system font",
            arguments: [
                (.light, ["300"], []), (.regular, [], ["600"]), (.medium, ["500"], ["700"]),
                (.semibold, ["600"], ["800"]), (.bold, ["700"], ["900"]), (.heavy, ["800"], ["900"]),
            ] as [(CodeFont.Weight, plain: Set<String>, bold: Set<String>)])
        func boldText(weight: CodeFont.Weight, plain: Set<String>, bold: Set<String>) {
            let stage = Stage(typing: "123456", style: BoxRenderer.still.with(\.text.font.weight, weight))
            #expect(weights(stage) == plain)
            StandInAccessibilitySettings.isBoldTextEnabled = true
            #expect(weights(stage) == bold)
            // A field that is made or appears meanwhile.
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            #expect(weights(stage) == bold)
            StandInAccessibilitySettings.isBoldTextEnabled = false
            #expect(weights(stage) == plain)
            guard weight == .regular else { return }
            stage.window.traitOverrides.legibilityWeight = .bold
            #expect(weights(stage) == bold)
        }

        @Test("the keys of a pad follow Bold Text") func pad() {
            let stage = PadStage()
            for isOn in [true, false] {
                #expect(stage.redrawn() == [])
                StandInAccessibilitySettings.isBoldTextEnabled = isOn
                #expect(stage.redrawn().count == 11)
            }
        }

        @Test("a style hears of Differentiate Without Color and Reduce Transparency, and their changes") func style() {
            let lines = TestRenderer { _, context in
                let environment = context.environment
                if environment.differentiateWithoutColor { context.fill(.rect(context.frame), with: .red) }
                if environment.reduceTransparency { context.fill(.rect(context.frame), with: .blue) }
            }
            let stage = Stage(style: lines)
            let plain = StandInSVG.svg(of: stage.view)
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            #expect(stage.redrawn().contains("cell 0"))
            StandInAccessibilitySettings.isReduceTransparencyEnabled = true
            #expect(stage.redrawn().contains("cell 0"))
            StandInAccessibilitySettings.differentiatesWithoutColor = false
            StandInAccessibilitySettings.isReduceTransparencyEnabled = false
            stage.settle()
            #expect(StandInSVG.svg(of: stage.view) == plain && stage.redrawn() == [])
        }

        @Test("the sign of a status covers nothing that stands after a short last row") func shortRow() throws {
            let stage = Stage(length: 5, style: BoxRenderer.box.with(\.layout.trailing, .text(" kg")), width: 390)
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.view.accept()
            stage.settle { $0.frame.size.height = $0.sizeThatFits(CGSize(width: 390, height: 0)).height }
            let drawn = Drawn(stage.view), text = try #require(drawn.texts.first { $0.text == " kg" })
            let green = CodeColor.green.plain, sign = try #require(drawn.fills.last { $0.color == green })
            #expect(!sign.place.intersects(text.place))
        }

        @Test("Differentiate Without Color gives a status a sign above the cells, which leave room, while there is one")
        func sign() {
            let stage = Stage(typing: "123456"), plain = stage.view.cellFrames
            func circles() -> Int { StandInSVG.svg(of: stage.view).components(separatedBy: "<circle").count }
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            stage.settle()
            let before = circles()
            for status in [CodeStatus.verifying, .accepted, .rejected] {
                stage.view.status = status
                #expect(stage.redrawn().contains("foreground") && stage.layers.last?.name == "foreground")
            }
            #expect(circles() == before + 1)
            stage.settle { $0.frame.size.width = 640 }
            // As large as the sign, after the last cell.
            let sign = stage.layer("foreground")?.frame ?? .zero
            #expect(sign.size == CGSize(width: 20, height: 20) && sign.minX > stage.view.cellFrames[5].maxX)
            stage.settle { $0.status = .editing }
            #expect(stage.layer("foreground") == nil)
            stage.settle { ($0.style, $0.frame.size.width) = (.underline, 320) }
            let withRoom = stage.view.cellFrames
            // A message row has a sign of its own.
            stage.view.showsMessage = true
            #expect(stage.view.cellFrames != withRoom && plain != withRoom)
        }

        @Test(
            "with Reduce Motion, characters and verdicts only fade",
            arguments: [.pop, .slide, .roll, .shake] as [CodeMotion.Effect])
        func reduceMotion(_ effect: CodeMotion.Effect) throws {
            let motion = CodeMotion(
                insertion: effect, removal: effect, invalidInput: effect, rejection: effect, acceptance: effect)
            let stage = Stage(style: BoxRenderer.box.with(\.motion, motion)) { $0.showsMessage = true }
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            stage.type("1")
            stage.type("2")
            // The box that the ring leaves is there at once, and that of the next cell until the ring has come.
            #expect(stage.layer("cell 1").map { $0.opacity == 1 && $0.animationKeys() == nil } == true)
            #expect(stage.layer("cell 2")?.animation(forKey: "uncover opacity") != nil)
            stage.type("3456")
            stage.keyboard.type("7")
            // Nothing else shows that a key is refused.
            #expect(stage.layer("character 5")?.animation(forKey: "nudge opacity") != nil)
            stage.keyboard.deleteBackward()
            stage.type("6")
            stage.view.status = .verifying
            #expect(try sign(of: stage).animation(forKey: "spin") == nil)
            stage.settle { $0.reject() }
            let layers = stage.layers
            let animations = layers.flatMap { layer in
                (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) as? CAPropertyAnimation }
            }
            #expect(animations.count > 6)
            #expect(animations.allSatisfy { $0.keyPath == "opacity" && ($0.duration == 0.15 || $0.repeatCount > 0) })
            #expect(stage.view.layer.animationKeys() == nil && !layers.contains { $0.name != nil && $0.masksToBounds })
        }

        private func sign(of stage: Stage) throws -> CALayer {
            stage.settle()
            return try #require(stage.view.subviews.flatMap { $0.layer.sublayers ?? [] }.first { $0.name == "sign" })
        }

        @Test("Reduce Motion that is set while a code is verified stops the sign") func reduceMotionLater() throws {
            let stage = Stage(typing: "123456") { ($0.showsMessage, $0.status) = (true, .verifying) }
            for isReduced in [false, true] {
                StandInAccessibilitySettings.isReduceMotionEnabled = isReduced
                #expect(try (sign(of: stage).animation(forKey: "spin") == nil) == isReduced)
            }
        }

        @Test("with Reduce Motion, a code whose rejection takes long goes with the fade") func rejectedCode() async {
            let slow = CodeMotion.Effect.keyframes([CodeMotion.Pose(), CodeMotion.Pose(y: 9)], duration: 2)
            let stage = Stage(typing: "123456", style: BoxRenderer.box.with(\.motion.rejection, slow))
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            stage.view.reject()
            await Device.advance(by: 0.7)
            #expect(stage.view.code == "")
        }

        @Test("with Reduce Motion, a round key of a pad stays as large as it is") func roundKeys() throws {
            let stage = PadStage(style: .circles)
            StandInAccessibilitySettings.isReduceMotionEnabled = true
            let finger = stage.finger(on: 4)
            stage.settle()
            let key = try #require(stage.layer("key 4"))
            #expect(key.animation(forKey: "scale") == nil)
            finger.end()
            stage.settle()
            #expect(key.animation(forKey: "scale") == nil && key.animation(forKey: "transition") != nil)
        }

        @Test("a field of its natural width makes room for a sign at once, also one that was away meanwhile")
        func naturalWidth() {
            let stage = Stage(), view = stage.view, screen = UIView(frame: stage.window.bounds)
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(screen)
            screen.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                view.topAnchor.constraint(equalTo: screen.topAnchor),
            ])
            stage.settle()
            var widths = [view.bounds.width]
            for isAway in [false, true] {
                if isAway { screen.removeFromSuperview() }
                StandInAccessibilitySettings.differentiatesWithoutColor.toggle()
                stage.window.addSubview(screen)
                stage.settle()
                widths.append(view.bounds.width)
            }
            #expect(widths == [322, 350, 322])
        }
    }
}
#endif
