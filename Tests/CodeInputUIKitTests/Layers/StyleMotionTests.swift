#if canImport(UIKit)
import CodeInputUIKit
import Testing
import KeyboardTools
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
            try #require(stage.view.layer.sublayers?.first { $0.name == name })
        }

        private func kind(_ animation: CAAnimation?) -> String? {
            (animation as? CAPropertyAnimation)?.keyPath ?? (animation as? CATransition)?.type.rawValue
        }

        private func motion(of cell: Int, _ stage: Stage) throws -> CAAnimation? {
            try layer("cell \(cell)", of: stage).animation(forKey: "move")
        }

        @Test(
            "decides how a character appears",
            arguments: [
                (.none, nil), (.fade, "fade"), (.pop, "transform.scale"), (.slide, "transform.translation.y"),
            ] as [(CodeMotion.Effect, String?)])
        func come(_ effect: CodeMotion.Effect, expected: String?) async throws {
            let stage = await stage(CodeMotion(insertion: effect), typing: "1")
            stage.keyboard.type("2")
            stage.settle()
            #expect(kind(try motion(of: 1, stage)) == expected)
            #expect(try motion(of: 0, stage) == nil && motion(of: 2, stage) == nil)
            await Device.advance(by: 1)
            #expect(try motion(of: 1, stage) == nil)
            #expect(stage.failures == [])
        }

        @Test(
            "decides how a character disappears",
            arguments: [
                (.none, nil), (.fade, "fade"), (.pop, "transform.scale"), (.slide, "transform.translation.y"),
            ] as [(CodeMotion.Effect, String?)])
        func go(_ effect: CodeMotion.Effect, expected: String?) async throws {
            let stage = await stage(CodeMotion(removal: effect), typing: "123")
            stage.keyboard.deleteBackward()
            stage.settle()
            #expect(kind(try motion(of: 2, stage)) == expected)
            #expect(try motion(of: 1, stage) == nil)
            // An edit by the app does not animate.
            await Device.advance(by: 1)
            stage.view.code = ""
            stage.settle()
            #expect(try motion(of: 0, stage) == nil)
        }

        @Test(
            "decides how a field moves at a rejection",
            arguments: [
                (.none, nil), (.fade, "opacity"), (.pop, "transform.scale"), (.slide, "transform.translation.x"),
            ] as [(CodeMotion.Effect, String?)])
        func refuse(_ effect: CodeMotion.Effect, expected: String?) async {
            let stage = await stage(CodeMotion(rejection: effect), typing: "123456")
            stage.view.reject()
            stage.settle()
            #expect(kind(stage.view.layer.animation(forKey: "reject")) == expected)
        }

        @Test("staggers cells that appear at the same time")
        func stagger() async throws {
            let stage = await stage(CodeMotion(insertion: .slide, stagger: 0.1))
            stage.view.insertText("1234")
            stage.settle()
            let start = CACurrentMediaTime()
            let motions = try (0..<4).map { try #require(try motion(of: $0, stage)) }
            for (index, motion) in motions.enumerated().dropFirst() {
                #expect((motion.beginTime - start - Double(index) * 0.1).magnitude < 1e-6)
                // Until then, the cell stays where its animation begins.
                #expect(motion.fillMode == .backwards)
            }
            await Device.advance(by: 0.25)
            #expect(try motion(of: 0, stage) == nil && motion(of: 3, stage) != nil)
            await Device.advance(by: 1)
            #expect(try motion(of: 3, stage) == nil)
            #expect(stage.failures == [])
        }

        @Test("is that of the overlay if two styles are combined, and has a default")
        func otherStyles() {
            struct Plain: CodeCellRenderer {
                func draw(_ cell: CodeCell, in context: inout CellContext) {}
            }
            #expect(Plain().motion == CodeMotion())
            #expect(Plain().overlaying(.dots()).motion == DotsRenderer().motion)
            #expect(CodeMotion(stagger: .nan).stagger == 0 && CodeMotion(stagger: 9).stagger == 1)
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
