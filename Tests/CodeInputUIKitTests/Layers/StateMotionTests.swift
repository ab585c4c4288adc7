import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// What moves when the focus or the status of a field changes, in any style.
    @MainActor @Suite("The motion of states") struct StateMotionTests {
        /// A style of an app, which writes nothing for it.
        private struct AppStyle: CodeCellRenderer {
            var motion = CodeMotion()

            func draw(_ cell: CodeCell, in context: inout CellContext) {
                context.strokeBorder(
                    with: cell.isFocused ? .tint : cell.status.isVerdict ? .red : .boundary, lineWidth: 2)
            }
        }

        private func stage(
            _ state: CodeMotion.Transition = .glide, isOfApp: Bool = false, typing text: String = ""
        ) async -> Stage {
            let box = BoxRenderer.box.with(\.motion.state, state), app = AppStyle(motion: CodeMotion(state: state))
            let stage = Stage(typing: text, style: isOfApp ? app : box, width: 400)
            await Device.animate(for: 2)
            return stage
        }

        /// How far from its place a layer begins to glide; nil if it does not.
        private func glide(_ name: String, _ stage: Stage) -> CGPoint? {
            guard let layer = stage.layer(name) else { return nil }
            let ways = ["x", "y"].map { axis -> Double? in
                let glide = layer.animation(forKey: "glide transform.translation.\(axis)") as? CAKeyframeAnimation
                return (glide?.values as? [Double])?.first
            }
            return ways == [nil, nil] ? nil : CGPoint(x: ways[0] ?? 0, y: ways[1] ?? 0)
        }

        private func distance(_ first: Int, _ second: Int, _ stage: Stage) -> CGFloat {
            stage.view.cellFrames[first].minX - stage.view.cellFrames[second].minX
        }

        @Test("lets ring and caret glide to the next cell, and back, in any style", arguments: [false, true])
        func keys(isOfApp: Bool) async throws {
            let stage = await stage(isOfApp: isOfApp, typing: "1")
            #expect(glide("focus", stage) == nil && glide("caret", stage) == nil)
            for (key, from, to) in [("2", 1, 2), ("", 2, 1)] {
                if key.isEmpty { stage.deleteBackward() } else { stage.type(key) }
                for name in ["focus", "caret"] {
                    let way = try #require(glide(name, stage))
                    #expect((way.x - distance(from, to, stage)).magnitude < 0.5 && way.y == 0)
                }
                // The box under the ring is there until it arrives, and the last one is back at once.
                #expect(stage.layer("cell \(to)")?.opacity == 0)
                #expect(stage.layer("cell \(to)")?.animation(forKey: "uncover opacity") != nil)
                #expect(stage.layer("cell \(from)")?.opacity == 1)
                await Device.animate(for: 0.25)
                #expect(glide("focus", stage) == nil && glide("caret", stage) == nil)
                #expect(stage.layer("cell \(to)")?.opacity == 0 && stage.layer("cell \(from)")?.opacity == 1)
                await Device.animate(for: 1)
            }
        }

        @Test("goes on from where it is seen, or from its cell if the field has stopped all motion meanwhile")
        func onTheWay() async throws {
            let stage = await stage(.glide(duration: 1))
            stage.type("1")
            let whole = try #require(glide("focus", stage)).x
            await Device.animate(for: 0.2)
            stage.type("2")
            let next = try #require(glide("focus", stage)).x
            // Less than two cells, more than one.
            #expect(next < whole && next > whole * 2)
            #expect(stage.layer("cell 1")?.animation(forKey: "uncover opacity") == nil)
            UIView.setAnimationsEnabled(false)
            stage.settle { $0.setNeedsLayout() }
            UIView.setAnimationsEnabled(true)
            stage.type("3")
            for name in ["focus", "caret"] {
                #expect(try (#require(glide(name, stage)).x - distance(2, 3, stage)).magnitude < 0.5)
            }
            await Device.animate(for: 2)
        }

        @Test("cross-fades boxes when the status changes, and back, and then rests", arguments: [false, true])
        func status(isOfApp: Bool) async throws {
            let stage = await stage(isOfApp: isOfApp, typing: "123456")
            for change in [{ $0.reject() }, { $0.code = "" }] as [(CodeInputView) -> Void] {
                stage.settle(change)
                for index in 0..<6 {
                    let old = try #require(stage.layer("old \(index)"))
                    #expect(old.opacity == 0 && old.animation(forKey: "remove opacity") != nil)
                    #expect(try stage.shownLayer("cell \(index)").animation(forKey: "appear opacity") != nil)
                }
                await Device.animate(for: 0.3)
                #expect(!stage.layers.contains { $0.name?.hasPrefix("old") == true })
            }
            await Device.animate(for: 1)
            for index in 0..<6 { #expect(stage.layer("cell \(index)")?.animationKeys() == nil) }
        }

        @Test("cross-fades the background, whose text is hidden with the cells") func background() async throws {
            let stage = Stage(typing: "123456", style: .joined)
            await Device.animate(for: 2)
            stage.settle { $0.reject() }
            #expect(stage.layer("background")?.animation(forKey: "appear opacity") != nil)
            #expect(stage.layer("old background")?.opacity == 0)
            stage.settle { $0.masking = .immediate }
            #expect(stage.layer("old background") == nil)
        }

        @Test(
            "is whole at once where a new tint, as an alert dims it, or a size comes while cells and background fade",
            arguments: [false, true],
            [{ $0.tintColor = .systemRed }, { $0.frame.size.width = 200 }]
                as [@MainActor @Sendable (CodeInputView) -> Void])
        func changeWhileFading(isAccepted: Bool, change: @MainActor @Sendable (CodeInputView) -> Void) async throws {
            for style in [BoxRenderer.joined, .box] {
                let stage = Stage(typing: "123456", style: style)
                await Device.animate(for: 2)
                stage.settle { isAccepted ? $0.accept() : $0.reject() }
                await Device.animate(for: 0.02)
                #expect(stage.layers.contains { $0.name?.hasPrefix("old") == true })
                stage.settle(change)
                #expect(!stage.layers.contains { $0.name?.hasPrefix("old") == true })
                for layer in stage.layers { #expect(layer.animation(forKey: "appear opacity") == nil) }
                await Device.animate(for: 1)
            }
        }

        @Test("none moves nothing, and a fade is no glide", arguments: [.none, .fade] as [CodeMotion.Transition])
        func still(_ state: CodeMotion.Transition) async throws {
            let stage = await stage(state, typing: "1")
            stage.type("2")
            #expect(glide("focus", stage) == nil && glide("caret", stage) == nil)
            #expect((stage.layer("focus")?.animationKeys() == nil) == (state == .none))
            #expect((stage.layer("cell 2")?.animationKeys() == nil) == (state == .none))
            await Device.animate(for: 1)
            stage.type("3456")
            stage.settle { $0.status = .verifying }
            #expect((stage.layer("old 1") == nil) == (state == .none))
            await Device.animate(for: 1)
        }

        @Test("cross-fades in the time of the transition, also where the text is hidden", arguments: [false, true])
        func duration(isSecure: Bool) async throws {
            for (style, old, new) in [(BoxRenderer.joined, "old background", "background"), (.box, "old 1", "cell 1")] {
                let style = style.with(\.motion.state, .fade(duration: 2))
                let stage = Stage(typing: "123456", style: style) { $0.isSecureTextEntry = isSecure }
                await Device.animate(for: 3)
                stage.settle { $0.status = .verifying }
                #expect(stage.layer(old)?.animation(forKey: "remove opacity")?.duration == 2)
                #expect(stage.layer(new)?.animation(forKey: "appear opacity")?.duration == 2)
            }
        }

        @Test(
            "cross-fades boxes also where a key replaces a rejected code or deletes several characters",
            arguments: [("1", 2), ("", 0)])
        func replacement(code: String, first: Int) async throws {
            let stage = Stage(typing: "123456") { $0.rejectionPolicy = .edit }
            await Device.animate(for: 2)
            stage.settle { $0.reject() }
            await Device.animate(for: 2)
            if code.isEmpty {
                stage.view.selectAll(nil)
                stage.deleteBackward()
            } else {
                stage.type(code)
            }
            #expect(stage.view.code == code)
            for index in first..<6 {
                #expect(stage.layer("removed \(index)") != nil)
                #expect(try #require(stage.layer("old \(index)")).animation(forKey: "remove opacity") != nil)
            }
            await Device.animate(for: 1)
            #expect(!stage.layers.contains { $0.name?.hasPrefix("old") == true })
        }

        @Test("moves a rejected code cell by cell, if the style has it so") func cellByCell() async throws {
            let style = BoxRenderer.box.with(\.motion, CodeMotion(stagger: 0.03, rejectsCellByCell: true))
            let stage = Stage(typing: "123456", style: style)
            await Device.animate(for: 2)
            let begin = CACurrentMediaTime()
            stage.settle { $0.reject() }
            #expect(stage.view.layer.animation(forKey: "reject transform.translation.x") == nil)
            for index in 0..<6 {
                for name in ["cell", "old", "character"] {
                    let shake = stage.layer("\(name) \(index)")?.animation(forKey: "reject transform.translation.x")
                    let delay = try #require(shake).beginTime - begin
                    #expect(index == 0 || (delay - Double(index) * 0.03).magnitude < 0.02)
                }
            }
            await Device.animate(for: 1)
        }

        @Test("moves the cells of a code also where its row of words comes with the verdict", arguments: [false, true])
        func rowWithVerdict(isAccepted: Bool) async throws {
            let style = BoxRenderer.box.with(\.motion.rejectsCellByCell, true)
            let stage = Stage(typing: "123456", style: style)
            await Device.animate(for: 2)
            stage.settle { view in
                view.showsMessage = true
                isAccepted ? view.accept() : view.reject(message: "That is not the code.")
            }
            let key = isAccepted ? "appear transform.scale" : "reject transform.translation.x"
            for index in 0..<6 {
                #expect(stage.layer("cell \(index)")?.animation(forKey: key) != nil)
                #expect(stage.layer("old \(index)") != nil)
            }
            await Device.animate(for: 2)
        }

        @Test("moves a rejected code cell by cell also where the app restyles the field, but not a new one")
        func restyled() async throws {
            let style = BoxRenderer.box.with(\.motion.rejectsCellByCell, true), key = "reject transform.translation.x"
            // SwiftUI makes this one anew with each update.
            let overlaid = BoxRenderer.joined.overlaying(DotsRenderer().with(\.motion.rejectsCellByCell, true))
            for style in [style, overlaid] as [any CodeCellRenderer] {
                let stage = Stage(typing: "123456", style: style)
                await Device.animate(for: 2)
                stage.view.onStatusChange = { [view = stage.view] _ in view.tintColor = .systemRed }
                stage.settle { ($0.style, $0.status) = (style, .rejected) }
                // The overlay's cells have no box.
                let name = style is BoxRenderer ? "cell" : "character"
                for index in 0..<6 { #expect(stage.layer("\(name) \(index)")?.animation(forKey: key) != nil) }
                await Device.animate(for: 2)
            }
            let new = Stage(style: style) { $0.reject() }
            #expect(new.layer("cell 0")?.animation(forKey: key) == nil)
        }

        @Test("moves each code cell by cell that a rule rejects, also one after the other, and one that the app clears")
        func cellByCellAgain() async throws {
            let style = BoxRenderer.box.with(\.motion, CodeMotion(rejectsCellByCell: true))
            let stage = Stage(typing: "111111", style: style) { ($0.rules, $0.rejectionPolicy) = ([.commonPIN], .edit) }
            func isMoving() -> Bool {
                stage.layer("cell 1")?.animation(forKey: "reject transform.translation.x") != nil
            }
            #expect(isMoving())
            await Device.animate(for: 1)
            #expect(!isMoving())
            stage.settle { $0.submit() }
            #expect(isMoving())
            await Device.animate(for: 1)
            stage.view.onStatusChange = { [weak view = stage.view] in if $0 == .rejected { view?.clear() } }
            stage.settle {
                $0.becomeFirstResponder()
                $0.status = .editing
                $0.reject()
            }
            #expect(isMoving() && stage.view.code.isEmpty)
            // The ring of the focus is in the first cell then.
            let ring = try stage.shownLayer("cell 0")
            #expect(ring.name == "focus" && ring.animation(forKey: "reject transform.translation.x") != nil)
            await Device.animate(for: 1)
        }
    }
}
