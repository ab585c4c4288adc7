#if canImport(UIKit)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("The motion of a style") struct StyleMotionTests {
        private func stage(_ motion: CodeMotion, typing text: String = "") async -> Stage {
            var style = BoxRenderer.box
            style.motion = motion
            let stage = Stage(style: style)
            stage.keyboard.type(text)
            stage.settle()
            await Device.advance(by: 1)
            return stage
        }

        private func layer(_ name: String, of stage: Stage) throws -> CALayer {
            let named = try #require(stage.layer(name))
            // The focused cell has a layer in place of its own.
            return named.isHidden && name.hasPrefix("cell") ? try #require(stage.layer("focus")) : named
        }

        private func has(_ name: String, _ stage: Stage) -> Bool { stage.layer(name) != nil }

        private func keys(_ name: String, of stage: Stage) throws -> [String] {
            try #require(layer(name, of: stage).animationKeys()).sorted()
        }

        @Test("moves a character that comes, in a layer of its own, and leaves its cell alone")
        func come() async throws {
            let stage = await stage(CodeMotion(), typing: "1")
            stage.keyboard.type("2")
            stage.settle()
            #expect(try keys("character 1", of: stage) == ["insert opacity", "insert transform.scale"])
            #expect(try layer("cell 1", of: stage).animationKeys() == nil)
            #expect(try layer("character 0", of: stage).animationKeys() == nil && !has("character 2", stage))
            await Device.animate(for: 1)
            #expect(try layer("character 1", of: stage).animationKeys() == nil)
            stage.settle()
            #expect(stage.shown == "12____" && stage.failures == [])
        }

        @Test(
            "moves nothing, or as the effect says",
            arguments: [
                (.none, nil), (.fade, ["insert opacity"]),
                (.slide, ["insert opacity", "insert transform.translation.y"]),
            ] as [(CodeMotion.Effect, [String]?)])
        func effects(_ effect: CodeMotion.Effect, expected: [String]?) async throws {
            let stage = await stage(CodeMotion(insertion: effect))
            stage.keyboard.type("2")
            stage.settle()
            #expect(try layer("character 0", of: stage).animationKeys()?.sorted() == expected)
        }

        @Test("rolls a character inside its cell")
        func roll() async throws {
            let stage = await stage(CodeMotion(insertion: .roll, removal: .roll))
            stage.keyboard.type("2")
            stage.settle()
            let window = try layer("character 0", of: stage), character = try #require(window.sublayers?.first)
            #expect(window.masksToBounds && window.frame.size == stage.view.cellFrames[0].size)
            #expect(character.animationKeys() == ["insert transform.translation.y"])
            #expect((character.frame.midX - window.bounds.midX).magnitude < 0.01)
            await Device.animate(for: 1)
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(try layer("removed 0", of: stage).masksToBounds && !has("character 0", stage))
            await Device.animate(for: 1)
            #expect(!has("removed 0", stage) && stage.failures == [])
        }

        @Test("gives a character that the user removed a layer until it is gone")
        func go() async throws {
            let stage = await stage(CodeMotion(), typing: "123")
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(try keys("removed 2", of: stage) == ["remove opacity"])
            await Device.animate(for: 1)
            #expect(!has("removed 2", stage))
            // An edit by the app does not animate.
            stage.view.code = ""
            stage.settle()
            stage.view.code = "999"
            stage.settle()
            #expect((0..<6).allSatisfy { !has("removed \($0)", stage) && has("character \($0)", stage) == ($0 < 3) })
            for index in 0..<3 { #expect(try layer("character \(index)", of: stage).animationKeys() == nil) }
        }

        @Test("gives no layer to a secret that was removed", arguments: [true, false])
        func secrets(isMasked: Bool) async throws {
            let stage = await stage(CodeMotion(), typing: "123")
            stage.view.isSecureTextEntry = !isMasked
            stage.view.masking = isMasked ? .immediate : CodeMasking.none
            stage.settle()
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect((0..<6).allSatisfy { !has("removed \($0)", stage) })
            stage.keyboard.type("4")
            stage.settle()
            #expect(has("character 2", stage))
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(!has("character 2", stage) && !has("removed 2", stage) && stage.failures == [])
        }

        @Test("ends at once for a removed character whose field becomes a secret", arguments: [true, false])
        func becomesSecret(isMasked: Bool) async throws {
            let stage = await stage(CodeMotion(), typing: "123")
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(has("removed 2", stage))
            if isMasked { stage.view.masking = .immediate } else { stage.view.isSecureTextEntry = true }
            stage.settle()
            #expect(!has("removed 2", stage) && stage.failures == [])
        }

        @Test(
            "turns boxes and characters about the middle of their cell",
            arguments: [.underline, .box, .dots()] as [any CodeCellRenderer])
        func center(style: any CodeCellRenderer) throws {
            let stage = Stage(style: style)
            stage.keyboard.type("12")
            stage.settle()
            let cell = stage.view.cellFrames[1]
            for name in ["cell 1", "character 1"] {
                let center = try #require(stage.layer(name)).position
                #expect((center.x - cell.midX).magnitude < 0.01 && (center.y - cell.midY).magnitude < 0.01)
            }
        }

        @Test("moves the whole cell if something is painted over the character")
        func covered() async throws {
            struct Glossy: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {
                    context.draw(cell, text: CodeTextStyle())
                    context.fill(.rect(context.frame), with: .selection)
                }
            }
            let stage = Stage(style: Glossy())
            stage.keyboard.type("1")
            stage.settle()
            #expect(try keys("cell 0", of: stage) == ["insert opacity", "insert transform.scale"])
            #expect(!has("character 0", stage))
        }

        @Test("follows a character that changes while it moves")
        func change() async throws {
            let stage = await stage(CodeMotion())
            stage.keyboard.type("1")
            stage.settle()
            let moving = try layer("character 0", of: stage)
            stage.view.masking = .immediate
            stage.settle()
            #expect(try layer("character 0", of: stage) === moving && moving.animationKeys() != nil)
            stage.view.code = ""
            stage.settle()
            #expect(!has("character 0", stage))
            await Device.animate(for: 1)
            #expect(stage.failures == [])
        }

        @Test(
            "moves the row at a rejection, no longer than the code stays",
            arguments: [
                (.none, nil), (.fade, ["reject opacity"]), (.shake, ["reject transform.translation.x"]),
            ] as [(CodeMotion.Effect, [String]?)])
        func reject(_ effect: CodeMotion.Effect, expected: [String]?) async {
            let stage = await stage(CodeMotion(rejection: effect), typing: "123456")
            stage.view.reject()
            stage.settle()
            #expect(stage.view.layer.animationKeys() == expected)
            for key in expected ?? [] {
                let duration = stage.view.layer.animation(forKey: key)?.duration ?? 9
                #expect(Duration.seconds(duration) <= CodeField.rejectionTime)
            }
        }

        @Test("nudges the cell that invalid input would have gone to, and not for a Delete in an empty field")
        func nudge() async throws {
            let stage = await stage(CodeMotion(), typing: "12")
            stage.keyboard.type("x")
            stage.settle()
            #expect(try keys("cell 2", of: stage) == ["nudge transform.translation.x"])
            await Device.animate(for: 1)
            stage.keyboard.type("3456")
            stage.settle()
            await Device.animate(for: 1)
            stage.keyboard.type("7")
            stage.settle()
            for name in ["cell 5", "character 5"] {
                #expect(try keys(name, of: stage) == ["nudge transform.translation.x"])
            }
            let empty = await self.stage(CodeMotion())
            empty.keyboard.deleteBackward()
            empty.settle()
            #expect(try layer("cell 0", of: empty).animationKeys() == nil)
        }

        @Test("shows the look of a right code from the first cell to the last")
        func accept() async throws {
            let stage = await stage(CodeMotion(), typing: "123456")
            let start = CACurrentMediaTime()
            stage.view.accept()
            stage.settle()
            for index in 0..<6 {
                let new = try #require(try layer("cell \(index)", of: stage).animation(forKey: "appear opacity"))
                let old = try #require(try layer("old \(index)", of: stage).animation(forKey: "remove opacity"))
                for animation in [new, old] where index > 0 {
                    #expect((animation.beginTime - start - Double(index) * 0.04).magnitude < 0.1)
                    #expect(animation.fillMode != .removed)
                }
            }
            stage.view.code = ""
            stage.settle()
            #expect((0..<6).allSatisfy { !has("old \($0)", stage) })
            await Device.animate(for: 1)
            #expect(stage.failures == [])
        }

        @Test("lets characters breathe during verification, one after the other, and then rest")
        func verify() async throws {
            let stage = await stage(CodeMotion(), typing: "123456")
            stage.view.status = .verifying
            stage.settle()
            let offsets = try (0..<6).map { index in
                try #require(try layer("character \(index)", of: stage).animation(forKey: "verify opacity")).timeOffset
            }
            #expect(offsets == offsets.sorted(by: >) && Set(offsets).count == 6)
            await Device.animate(for: 3)
            #expect(has("character 0", stage))
            stage.view.status = .editing
            stage.settle()
            for index in 0..<6 { #expect(try layer("character \(index)", of: stage).animationKeys() == nil) }
            #expect(stage.failures == [])
        }

        @Test("staggers characters that appear at the same time")
        func stagger() async throws {
            let stage = await stage(CodeMotion(insertion: .slide, stagger: 0.1))
            stage.view.insertText("123")
            stage.settle()
            let start = CACurrentMediaTime()
            let motions = try (0..<3).map { index in
                try #require(
                    try layer("character \(index)", of: stage).animation(forKey: "insert transform.translation.y"))
            }
            for (index, motion) in motions.enumerated().dropFirst() {
                #expect((motion.beginTime - start - Double(index) * 0.1).magnitude < 0.05)
                // Until then, the character stays where its animation begins.
                #expect(motion.fillMode == .backwards)
            }
            await Device.animate(for: 1)
            for index in 0..<3 { #expect(try layer("character \(index)", of: stage).animationKeys() == nil) }
            #expect(stage.failures == [])
        }

        @Test("moves the whole cell if the renderer marks no character")
        func unmarked() async throws {
            struct Plain: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {
                    if cell.isFilled { context.fill(.ellipse(in: context.frame), with: .label) }
                }
            }
            let stage = Stage(style: Plain())
            stage.keyboard.type("1")
            stage.settle()
            #expect(try keys("cell 0", of: stage) == ["insert opacity", "insert transform.scale"])
            #expect(!has("character 0", stage))
        }

        // In an asynchronous function, the name would mean a different overload.
        private func animate(_ stage: Stage) {
            UIView.animate(withDuration: 0.4) {
                stage.view.frame.size.width = 640
                stage.view.layoutIfNeeded()
            }
        }

        @Test("leaves cells and caret free to follow an animated change of size")
        func following() async throws {
            let stage = await stage(CodeMotion(), typing: "12")
            let before = stage.view.cellFrames
            animate(stage)
            stage.settle()
            let cell = try layer("cell 5", of: stage), caret = try layer("caret", of: stage)
            for key in ["position", "bounds"] {
                let animation = try #require(cell.animation(forKey: key) as? CABasicAnimation)
                #expect(animation.keyPath == key && animation.duration == 0.4)
                #expect(caret.animation(forKey: key)?.duration == 0.4)
            }
            let from = (cell.animation(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint
            #expect(from.map { ($0.x - before[5].midX).magnitude < 0.01 } == true)
            let size = (cell.animation(forKey: "bounds") as? CABasicAnimation)?.fromValue as? CGRect
            #expect(size.map { ($0.width - before[5].width).magnitude < 0.01 } == true)
            #expect(stage.view.cellFrames[5].maxX > 500)
            await Device.advance(by: 1)
            for key in ["position", "bounds"] { #expect(cell.animation(forKey: key) == nil) }
            #expect(stage.failures == [])
        }

        @Test(
            "lets cells follow an animation of the size, and one of the whole bounds",
            arguments: ["bounds.size", "bounds"])
        func followed(_ key: String) async throws {
            let stage = await stage(CodeMotion(), typing: "12")
            let animation = CABasicAnimation(keyPath: key)
            animation.duration = 0.4
            stage.view.layer.add(animation, forKey: key)
            stage.view.frame.size.width = 640
            stage.view.layoutIfNeeded()
            #expect(try layer("cell 5", of: stage).animation(forKey: "position")?.duration == 0.4)
        }

        @Test("animates nothing when the size changes without an animation")
        func atOnce() async throws {
            let stage = await stage(CodeMotion(), typing: "12")
            stage.view.frame.size.width = 640
            stage.settle()
            for index in 0..<6 { #expect(try layer("cell \(index)", of: stage).animationKeys() == nil) }
        }
    }
}
#endif
