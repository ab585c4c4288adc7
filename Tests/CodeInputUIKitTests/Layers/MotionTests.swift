import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The motion of a field") struct MotionTests {
        private func stage(_ motion: CodeMotion, typing text: String = "") async -> Stage {
            // The states have tests of their own.
            let style = BoxRenderer.box.with(\.motion, motion).with(\.motion.state, .none)
            let stage = Stage(typing: text, style: style)
            await Device.animate(for: 1)
            return stage
        }

        private func has(_ name: String, _ stage: Stage) -> Bool { stage.layer(name) != nil }

        private func keys(_ name: String, of stage: Stage) throws -> [String] {
            try #require(stage.shownLayer(name).animationKeys()).sorted()
        }

        @Test(
            "moves a character that comes, in a layer of its own, as the effect says, and leaves its cell alone",
            arguments: [
                (.pop, ["insert opacity", "insert transform.scale"]), (.none, nil), (.fade, ["insert opacity"]),
                (.slide, ["insert opacity", "insert transform.translation.y"]),
            ] as [(CodeMotion.Effect, [String]?)])
        func come(_ effect: CodeMotion.Effect, expected: [String]?) async throws {
            let stage = await stage(CodeMotion(insertion: effect), typing: "1")
            stage.type("2")
            #expect(try stage.shownLayer("character 1").animationKeys()?.sorted() == expected)
            #expect(try stage.shownLayer("cell 1").animationKeys() == nil)
            #expect(try stage.shownLayer("character 0").animationKeys() == nil && !has("character 2", stage))
            await Device.animate(for: 1)
            #expect(try stage.shownLayer("character 1").animationKeys() == nil && stage.shown == "12____")
        }

        @Test("rolls a character by the height of its cell, after another field's", arguments: ["insert", "verify"])
        func rollHeight(_ use: String) async throws {
            var distances: [Double] = []
            for height in [56.0, 28] {
                let stage = await stage(CodeMotion(insertion: .roll, verifying: .roll))
                stage.settle { $0.frame.size.height = height }
                stage.type("2")
                if use == "verify" { stage.settle { $0.status = .verifying } }
                let character = try #require(stage.shownLayer("character 0").sublayers?.first)
                let motion = character.animation(forKey: "\(use) transform.translation.y") as? CAKeyframeAnimation
                distances.append(try #require((motion?.values as? [Double])?.first) / stage.view.cellFrames[0].height)
            }
            #expect(distances[0] != 0 && (distances[0] - distances[1]).magnitude < 0.001)
        }

        @Test("rolls a character inside its cell") func roll() async throws {
            let stage = await stage(CodeMotion(insertion: .roll, removal: .roll))
            stage.type("2")
            let window = try stage.shownLayer("character 0"), character = try #require(window.sublayers?.first)
            #expect(window.masksToBounds && window.frame.size == stage.view.cellFrames[0].size)
            #expect(character.animationKeys() == ["insert transform.translation.y"])
            #expect((character.frame.midX - window.bounds.midX).magnitude < 0.01)
            await Device.animate(for: 1)
            stage.deleteBackward()
            #expect(try stage.shownLayer("removed 0").masksToBounds && !has("character 0", stage))
            await Device.animate(for: 1)
            #expect(!has("removed 0", stage))
        }

        @Test("gives a character that the user removed a layer until it is gone") func go() async throws {
            let stage = await stage(CodeMotion(), typing: "123")
            stage.deleteBackward()
            #expect(try keys("removed 2", of: stage) == ["remove opacity"])
            await Device.animate(for: 1)
            #expect(!has("removed 2", stage))
            // An edit by the app does not animate.
            stage.settle { $0.code = "" }
            stage.settle { $0.code = "999" }
            #expect((0..<6).allSatisfy { !has("removed \($0)", stage) && has("character \($0)", stage) == ($0 < 3) })
            for index in 0..<3 { #expect(try stage.shownLayer("character \(index)").animationKeys() == nil) }
        }

        @Test("never takes a code away in its rejection, and lets a still one be read") func rejectedCodeStays() async {
            let slow = CodeMotion.Effect.keyframes([CodeMotion.Pose(), CodeMotion.Pose(y: 9)], duration: 2)
            for (motion, before, after) in [
                (CodeMotion(rejection: slow), 1.9, 0.4), (CodeMotion(), 0.35, 0.4), (.none, 0.35, 0.4),
            ] {
                // The style may come after the code, in the same turn.
                let stage = Stage(typing: "123456")
                stage.view.style = BoxRenderer.box.with(\.motion, motion)
                stage.view.reject()
                // A style that comes later moves nothing of it.
                stage.view.style = BoxRenderer.still
                await Device.advance(by: before)
                #expect(stage.view.code == "123456")
                await Device.advance(by: after)
                #expect(stage.view.code == "" && stage.view.status == .rejected)
            }
        }

        @Test("nudges the cell that invalid input would have gone to, and not for a Delete in an empty field")
        func nudge() async throws {
            let stage = await stage(CodeMotion(), typing: "12"), nudge = ["nudge transform.translation.x"]
            stage.type("x")
            #expect(try keys("cell 2", of: stage) == nudge)
            await Device.animate(for: 1)
            stage.type("3456")
            await Device.animate(for: 1)
            stage.type("7")
            for name in ["cell 5", "character 5"] { #expect(try keys(name, of: stage) == nudge) }
            let resigned = await self.stage(CodeMotion(), typing: "12")
            resigned.settle { $0.resignFirstResponder() }
            resigned.settle { $0.enter("x") }
            #expect(try keys("cell 2", of: resigned) == nudge)
            let empty = await self.stage(CodeMotion())
            empty.keyboard.deleteBackward()
            empty.settle()
            #expect(try empty.shownLayer("cell 0").animationKeys() == nil)
        }

        @Test("shows the look of a right code from the first cell to the last") func accept() async throws {
            let stage = await stage(CodeMotion(), typing: "123456")
            let start = CACurrentMediaTime()
            stage.settle { $0.accept() }
            for index in 0..<6 {
                let new = try #require(try stage.shownLayer("cell \(index)").animation(forKey: "appear opacity"))
                let old = try #require(try stage.shownLayer("old \(index)").animation(forKey: "remove opacity"))
                for animation in [new, old] where index > 0 {
                    #expect((animation.beginTime - start - Double(index) * 0.04).magnitude < 0.1)
                    #expect(animation.fillMode != .removed)
                }
            }
            stage.settle { $0.code = "" }
            #expect((0..<6).allSatisfy { !has("old \($0)", stage) })
            await Device.animate(for: 1)
        }

        @Test("moves the cells of a right code also where they look as before") func acceptInPicture() async throws {
            let quiet = BoxRenderer.joined.with(\.hasQuietVerdicts, true)
            for style in [.background(image: CodeImage(systemName: "ticket")), quiet] as [any CodeCellRenderer] {
                let stage = Stage(typing: "123456", style: style)
                await Device.animate(for: 2)
                stage.settle { $0.accept() }
                for index in 0..<6 {
                    let character = try stage.shownLayer("character \(index)")
                    #expect(character.animation(forKey: "appear transform.scale") != nil)
                }
                await Device.animate(for: 1)
                for name in ["cell", "character"] { #expect(try stage.shownLayer("\(name) 0").animationKeys() == nil) }
                #expect(!has("old 0", stage) && !has("old character 0", stage))
            }
        }

        @Test("lets characters breathe in a verification, one by one, and then rest, or with a style that is still")
        func verify() async throws {
            let stage = await stage(CodeMotion(), typing: "123456")
            stage.settle { $0.status = .verifying }
            let offsets = try (0..<6).map { index in
                try #require(try stage.shownLayer("character \(index)").animation(forKey: "verify opacity")).timeOffset
            }
            #expect(offsets == offsets.sorted(by: >) && Set(offsets).count == 6)
            await Device.animate(for: 3)
            #expect(has("character 0", stage))
            for rest in [{ $0.style = BoxRenderer.still }, { $0.status = .editing }] as [(CodeInputView) -> Void] {
                stage.settle(rest)
                for index in 0..<6 { #expect(try stage.shownLayer("character \(index)").animationKeys() == nil) }
                for status in [CodeStatus.editing, .verifying] { stage.settle { $0.status = status } }
                stage.settle { $0.style = .box }
                #expect(try stage.shownLayer("character 1").animationKeys() != nil)
            }
        }

        @Test("staggers characters that come in one turn, whole or key by key", arguments: [["234"], ["2", "3", "4"]])
        func stagger(_ texts: [String]) async throws {
            let stage = await stage(CodeMotion(insertion: .slide, stagger: 0.1), typing: "1")
            stage.settle { for text in texts { $0.insertText(text) } }
            let start = CACurrentMediaTime(), key = "insert transform.translation.y"
            for index in 1...3 {
                let motion = try #require(try stage.shownLayer("character \(index)").animation(forKey: key))
                #expect(index == 1 || (motion.beginTime - start - Double(index - 1) * 0.1).magnitude < 0.05)
                // Until then, the character stays where its animation begins.
                #expect(index == 1 || motion.fillMode == .backwards)
            }
            #expect(try stage.shownLayer("character 0").animationKeys() == nil)
            await Device.animate(for: 1)
            for index in 0..<4 { #expect(try stage.shownLayer("character \(index)").animationKeys() == nil) }
        }

        @Test("moves each character that goes in one turn, key by key, and none that is back at its end")
        func keyByKey() async throws {
            let stage = await stage(CodeMotion(), typing: "12345")
            for _ in 0..<3 { stage.view.deleteBackward() }
            stage.settle()
            #expect((0..<5).map { has("removed \($0)", stage) } == [false, false, true, true, true])
            await Device.animate(for: 2)
            stage.view.deleteBackward()
            stage.settle { $0.insertText("2") }
            #expect(stage.shown == "12____" && has("character 1", stage) && !has("removed 1", stage))
        }

        private func widen(_ stage: Stage) {
            stage.view.frame.size.width = 640
            stage.view.layoutIfNeeded()
        }

        private final class AnimationDelegate: NSObject, CAAnimationDelegate {
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
        }

        // In an asynchronous function, the name would mean a different overload.
        private func animate(_ stage: Stage) { UIView.animate(withDuration: 0.4) { widen(stage) } }

        @Test(
            "lets cells and caret follow animations of the size",
            arguments: ["block", "bounds.size", "bounds", "keyframes", nil])
        func following(_ way: String?) async throws {
            let stage = await stage(CodeMotion(), typing: "12"), before = stage.view.cellFrames
            let isSpring = way == "bounds.size"
            if way == "keyframes" {
                let animation = CAKeyframeAnimation(keyPath: "bounds.size")
                animation.duration = 0.4
                stage.view.layer.add(animation, forKey: "bounds.size")
            } else if let way, way != "block" {
                let animation = isSpring ? CASpringAnimation(keyPath: way) : CABasicAnimation(keyPath: way)
                animation.duration = 0.4
                // As UIKit adds one.
                animation.isAdditive = isSpring
                if isSpring { (animation.toValue, animation.byValue) = (CGSize.zero, CGSize.zero) }
                if isSpring { animation.delegate = AnimationDelegate() }
                stage.view.layer.add(animation, forKey: way)
            }
            if way == "block" { animate(stage) } else { widen(stage) }
            stage.settle()
            let cell = try stage.shownLayer("cell 5"), caret = try stage.shownLayer("caret")
            guard way != nil else { return #expect(cell.animationKeys() == nil) }
            for key in ["position", "bounds"] {
                let animation = try #require(cell.animation(forKey: key) as? CABasicAnimation)
                #expect(animation.keyPath == key && animation.duration == 0.4)
                #expect((animation is CASpringAnimation) == isSpring)
                #expect(!animation.isAdditive && animation.delegate == nil)
                #expect(animation.toValue == nil && animation.byValue == nil)
                #expect(caret.animation(forKey: key)?.duration == 0.4)
            }
            let from = (cell.animation(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint
            #expect(from.map { ($0.x - before[5].midX).magnitude < 0.01 } == true)
            let size = (cell.animation(forKey: "bounds") as? CABasicAnimation)?.fromValue as? CGRect
            #expect(size.map { ($0.width - before[5].width).magnitude < 0.01 } == true)
            #expect(stage.view.cellFrames[5].maxX > 500)
            await Device.animate(for: 1)
            for key in ["position", "bounds"] { #expect(cell.animation(forKey: key) == nil) }
        }

        @Test("the caret of a focused field blinks in its next cell, at the pace of the style", arguments: [0.7, nil])
        func blinks(_ period: Double?) throws {
            let style = BoxRenderer.box.with(\.caret.blinkPeriod, period).with(\.motion.state, .none)
            let stage = Stage(typing: "12", style: style), caret = try stage.shownLayer("caret")
            #expect(!caret.isHidden && caret.animation(forKey: "blink")?.duration == period)
            // Else Core Animation removes it in the background.
            #expect(caret.animation(forKey: "blink")?.isRemovedOnCompletion != true)
            let cell = stage.view.cellFrames[2]
            #expect(caret.frame.minX > cell.minX && caret.frame.maxX < cell.maxX)
            stage.settle { $0.resignFirstResponder() }
            #expect(caret.isHidden && caret.animationKeys() == nil)
        }

        @Test("a field without a window moves nothing") func neverInWindow() {
            let view = CodeInputView()
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            view.layoutIfNeeded()
            view.insertText("1")
            view.reject()
            view.layoutIfNeeded()
            let layers = view.drawnLayers
            #expect(!layers.isEmpty && layers.allSatisfy { $0.animationKeys() == nil })
        }

        @Test("animations end when the field leaves its window, and the caret blinks again when it returns")
        func outOfWindow() async throws {
            let stage = Stage(typing: "12")
            await Device.animate(for: 1)
            stage.settle { $0.status = .verifying }
            for index in 0..<2 { #expect(try stage.shownLayer("character \(index)").animationKeys() != nil) }
            stage.view.removeFromSuperview()
            for layer in stage.layers { #expect(layer.animationKeys() == nil) }
            stage.view.status = .editing
            stage.window.addSubview(stage.view)
            stage.settle { $0.becomeFirstResponder() }
            #expect(try stage.shownLayer("caret").animationKeys() != nil)
        }
    }
}
