#if !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// What is seen after a change in the middle of something else.
    @MainActor @Suite("Layers that stay as they were") struct StaleLayerTests {
        @Test("the window of a rolling character follows its cell, at once or with the field's size")
        func rollWindow() async throws {
            let stage = Stage(typing: "12", style: BoxRenderer.box.with(\.motion.insertion, .roll))
            await Device.advance(by: 2)
            stage.settle { $0.frame.size.width = 200 }
            let clip = try #require(stage.layer("character 1"))
            #expect(clip.masksToBounds && clip.animationKeys() == nil)
            let animation = CABasicAnimation(keyPath: "bounds.size")
            animation.duration = 0.4
            stage.view.layer.add(animation, forKey: "bounds.size")
            stage.settle { $0.frame.size.width = 300 }
            for key in ["position", "bounds"] { #expect(clip.animation(forKey: key)?.duration == 0.4) }
        }

        @Test("equal cells have one bitmap, unless it may have their character in it") func sharedBitmaps() {
            // No box or circle, which needs no bitmap.
            let style = TestRenderer {
                $1.fill(.ellipse(in: $1.frame.insetBy(dx: 9, dy: 0)), with: $0.isFilled ? .red : .green)
            }.with(\.dependencies, CodeDependencies())
            let stage = Stage(style: style, width: 400, isFocused: false) { $0.code = "11" }
            func bitmaps(of cells: Range<Int>) -> [ObjectIdentifier] {
                cells.compactMap { stage.layer("cell \($0)")?.contents.map { ObjectIdentifier($0 as AnyObject) } }
            }
            #expect(bitmaps(of: 2..<6).count == 4 && Set(bitmaps(of: 2..<6)).count == 1)
            #expect(Set(bitmaps(of: 0..<2)).count == 2)
        }

        /// Core Animation keeps the delegate of an animation as long as the animation is on its layer.
        @Test("a layer that has left has no animation any more, whose delegate keeps the layer")
        func freed() async throws {
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

        @Test("a field that is freed with its window takes the layer of a character that goes with it")
        func freedWithItsWindow() async {
            weak var removed: CALayer?
            do {
                let stage = Stage(typing: "123", style: .box)
                await Device.advance(by: 2)
                stage.deleteBackward()
                removed = stage.layer("removed 2")
                #expect(removed != nil)
            }
            await Device.animate(for: 2)
            #expect(removed == nil)
        }

        @Test("the box under a ring that goes before it arrives is there at once, and stays")
        func uncovered() async throws {
            let stage = Stage(typing: "1", style: BoxRenderer.box.with(\.motion.state, .glide(duration: 1)))
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
