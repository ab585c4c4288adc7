#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// What is seen after a change in the middle of something else.
    @MainActor @Suite("Layers that stay as they were") struct StaleLayerTests {
        @Test("the caret has the tint that was set while the field had no focus") func caretTint() throws {
            let stage = Stage(typing: "1")
            stage.settle { $0.resignFirstResponder() }
            stage.settle { $0.tintColor = UIColor.systemRed }
            stage.settle { $0.becomeFirstResponder() }
            let live = try #require(stage.layer("caret")?.backgroundColor)
            let fresh = Stage(typing: "1") { $0.tintColor = UIColor.systemRed }
            #expect(try live == #require(fresh.layer("caret")?.backgroundColor))
        }

        @Test("the caret has the color of dark mode, if the field was full when it came") func caretDark() throws {
            let stage = Stage(typing: "123456")
            Device.setTraits { $0.userInterfaceStyle = .dark }
            stage.settle()
            stage.deleteBackward()
            let live = try #require(stage.layer("caret")?.backgroundColor)
            let fresh = Stage(typing: "")
            Device.setTraits { $0.userInterfaceStyle = .dark }
            fresh.settle()
            #expect(try live == #require(fresh.layer("caret")?.backgroundColor))
        }

        @Test("a row of joined boxes loses the fill of a verdict, also without a transition", arguments: [false, true])
        func joinedFill(isFocused: Bool) throws {
            var style = BoxRenderer.joined
            style.motion.state = .none
            let stage = Stage(typing: "123456", style: style, width: 360, isFocused: true)
            let before = LayerBoxes(of: try #require(stage.layer("background")))
            stage.settle { $0.reject() }
            stage.settle { $0.status = .editing }
            #expect(LayerBoxes(of: try #require(stage.layer("background"))) == before)
        }

        @Test("a row of joined boxes is no longer gray when it is enabled again") func joinedEnabled() throws {
            let stage = Stage(style: .joined, width: 360)
            let before = LayerBoxes(of: try #require(stage.layer("background")))
            stage.settle { $0.isEnabled = false }
            stage.settle { $0.isEnabled = true }
            #expect(LayerBoxes(of: try #require(stage.layer("background"))) == before)
        }

        @Test("the window of a rolling character follows its cell at once") func rollWindow() async throws {
            var style = BoxRenderer.box
            style.motion.insertion = .roll
            let stage = Stage(typing: "12", style: style)
            await Device.advance(by: 2)
            stage.settle { $0.frame.size.width = 200 }
            let clip = try #require(stage.layer("character 1"))
            #expect(clip.masksToBounds && clip.animationKeys() == nil)
        }

        @Test("a style without a motion of verification stops that of the last style") func verification() async throws
        {
            let stage = Stage(typing: "123456")
            stage.settle { $0.status = .verifying }
            await Device.advance(by: 1)
            stage.settle { $0.style = .still }
            for index in 0..<6 { #expect(stage.layer("character \(index)")?.animationKeys() == nil) }
            stage.settle { $0.status = .editing }
            stage.settle { $0.status = .verifying }
            stage.settle { $0.style = .box }
            #expect(stage.layer("character 1")?.animationKeys() != nil)
        }

        /// Core Animation keeps the delegate of an animation as long as the animation is on its layer.
        @Test("a layer that has left has no animation any more, whose delegate keeps the layer") func freed()
            async throws
        {
            let stage = Stage(typing: "123", style: .box)
            await Device.advance(by: 2)
            stage.deleteBackward()
            let removed = try #require(stage.layer("removed 2"))
            await Device.animate(for: 2)
            #expect(stage.layer("removed 2") == nil && removed.superlayer == nil)
            #expect(removed.animationKeys() == nil)
            stage.type("3456")
            await Device.advance(by: 2)
            stage.settle { $0.reject() }
            let box = try #require(stage.layer("old 1"))
            await Device.animate(for: 3)
            #expect(box.superlayer == nil && box.animationKeys() == nil)
        }

        @Test("the box under a ring that goes before it arrives is there at once, and stays") func uncovered()
            async throws
        {
            var style = BoxRenderer.box
            style.motion.state = .glide(duration: 1)
            let stage = Stage(typing: "1", style: style)
            await Device.advance(by: 3)
            stage.type("2")
            await Device.animate(for: 0.1)
            stage.settle { $0.resignFirstResponder() }
            await Device.animate(for: 0.8)
            let box = try #require(stage.layer("cell 2"))
            #expect(box.opacity == 1 && box.standInPresentation.opacity > 0.9)
        }
    }
}
#endif
