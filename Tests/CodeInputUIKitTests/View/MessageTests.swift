import CodeInputUIKit
import TestTools
import Testing
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension ViewTests {
    @MainActor @Suite("The message row") struct MessageTests {
        private static let long = "Enter the code that we have sent to the telephone number that ends in 12 34."

        private func makeStage(_ message: String? = nil, configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            let stage = Stage {
                ($0.showsMessage, $0.message) = (true, message)
                configure($0)
            }
            stage.settle { $0.frame.size.height = $0.intrinsicContentSize.height }
            return stage
        }

        private func messageRow(of view: CodeInputView) -> UIView? {
            view.subviews.first { $0.subviews.contains { $0 is UILabel } }
        }

        private func parts(of stage: Stage) throws -> (row: UIView, label: UILabel, sign: CALayer) {
            let row = try #require(messageRow(of: stage.view))
            let label = try #require(row.subviews.first as? UILabel)
            return (row, label, try #require(row.layer.sublayers?.first { $0.name == "sign" }))
        }

        private func isWhole(_ label: UILabel) -> Bool {
            let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
            return label.bounds.height >= label.sizeThatFits(room).height
        }

        @Test("lays out the cells once for a key") func onePass() {
            // Unchecked: the view calls renderers on the main thread only.
            final class Count: @unchecked Sendable { var value = 0 }
            let count = Count()
            var style = TestRenderer()
            style.frames = { frames, _ in
                count.value += 1
                return frames
            }
            let stage = Stage(typing: "1", style: style) { $0.showsMessage = true }
            stage.keyboard.type("2")
            count.value = 0
            stage.view.layoutIfNeeded()
            #expect(count.value == 1)
        }

        @Test("is not there unless the app asks for it") func off() {
            let stage = Stage()
            let height = stage.view.intrinsicContentSize.height
            stage.view.message = "Hint"
            stage.settle { $0.reject(message: "No.") }
            #expect(stage.view.shownMessage == nil && messageRow(of: stage.view) == nil)
            #expect(stage.view.intrinsicContentSize.height == height && stage.view.accessibilityHint == nil)
        }

        @Test("has room in the size that fits a width, also under few cells", arguments: [1, 4, 6], [90, 390, 0])
        func fittingSize(length: Int, width: CGFloat) throws {
            let stage = Stage(length: length) { ($0.showsMessage, $0.message) = (true, Self.long) }
            stage.settle { $0.frame.size = $0.sizeThatFits(CGSize(width: width, height: 0)) }
            let label = try parts(of: stage).label
            #expect(isWhole(label) && label.bounds.width >= min(width > 0 ? width : 200, 200) - 1)
        }

        @Test("has room in the size before the first layout, when a cell of a table asks", arguments: [false, true])
        func earlySize(isShownFirst: Bool) {
            for isVerdict in [false, true] {
                let view = CodeInputView()
                (view.preferredMaxLayoutWidth, view.showsMessage) = (320, isShownFirst)
                if isVerdict { view.reject(message: Self.long) } else { view.message = Self.long }
                view.showsMessage = true
                let intrinsic = view.intrinsicContentSize, fitting = view.sizeThatFits(CGSize(width: 320, height: 0))
                view.frame.size = fitting
                view.layoutIfNeeded()
                #expect(view.intrinsicContentSize == intrinsic)
                #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == fitting)
            }
        }

        @Test("keeps a line while it is empty, below cells of the same height") func emptyLine() throws {
            let plain = Stage(), stage = makeStage(), height = stage.view.intrinsicContentSize.height
            #expect(height >= plain.view.intrinsicContentSize.height + 20)
            #expect(stage.view.cellFrames == plain.view.cellFrames)
            stage.settle { $0.message = "One line." }
            #expect(stage.view.intrinsicContentSize.height == height)
            let row = try #require(messageRow(of: stage.view))
            #expect(row.frame.minY == stage.view.cellFrames[0].maxY && row.frame.maxY == height)
            #expect(row.frame.minX == stage.view.cellFrames[0].minX && row.frame.maxX == stage.view.cellFrames[5].maxX)
        }

        @Test("stands on the axis of the cells, on the field's whole width, in every style", arguments: 0..<5)
        func styles(_ index: Int) throws {
            let prefixed = BoxRenderer().with(\.layout.leading, .text("G-"))
            let styles: [any CodeCellRenderer] = [prefixed, .underline, .circles, .dots(), .joined]
            let stage = Stage(style: styles[index], width: 640) { ($0.showsMessage, $0.message) = (true, "A hint.") }
            let (row, label, sign) = try parts(of: stage), cells = stage.view.cellFrames
            let axis = (cells[0].minX + cells[5].maxX) / 2
            #expect(abs(row.frame.midX - axis) < 1 && row.frame.width >= 560)
            #expect(abs(row.frame.minX + label.frame.midX - axis) < 1 && label.frame.width < 200)
            stage.settle { $0.reject() }
            #expect(abs(row.frame.minX + (sign.frame.minX + label.frame.maxX) / 2 - axis) < 1)
            stage.settle { $0.showsMessage = false }
            #expect(messageRow(of: stage.view) == nil)
        }

        @Test("begins or ends with cells at an edge, in either direction", arguments: [true, false], [true, false])
        func edges(isLeading: Bool, isMirrored: Bool) throws {
            let style = BoxRenderer().with(\.layout.alignment, isLeading ? .leading : .trailing)
                .with(\.layout.insets, CodeInsets(4))
            let stage = Stage(style: style, width: 640) {
                ($0.showsMessage, $0.message) = (true, "A hint.")
                $0.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            }
            let (row, label, sign) = try parts(of: stage), cells = stage.view.cellFrames
            let isLeft = isLeading != isMirrored
            #expect(isLeft ? row.frame.minX == cells[0].minX : row.frame.maxX == cells[5].maxX)
            #expect(isLeft ? label.frame.minX == 0 : abs(label.frame.maxX - row.bounds.width) < 1)
            #expect(sign.isHidden)
            stage.settle { $0.reject() }
            // The sign comes first.
            #expect(!sign.isHidden && (sign.frame.minX >= label.frame.maxX) == isMirrored)
        }

        @Test("grows the intrinsic height with a longer message and with larger text, and shrinks again")
        func growth() {
            let stage = makeStage("Short."), height = stage.view.intrinsicContentSize.height
            stage.settle { $0.message = Self.long }
            let tall = stage.view.intrinsicContentSize.height
            #expect(tall > height + 10 && stage.view.sizeThatFits(CGSize(width: 320, height: 0)).height == tall)
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
            stage.settle()
            #expect(stage.view.intrinsicContentSize.height > tall + 20)
            Device.setTraits { $0.preferredContentSizeCategory = .large }
            stage.settle { $0.message = nil }
            #expect(stage.view.intrinsicContentSize.height == height)
        }

        @Test("takes its room away before the layout, in which the ring glides") func shrinking() async throws {
            let stage = makeStage(), view = stage.view
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 300),
            ])
            view.becomeFirstResponder()
            stage.type("123456")
            let height = view.frame.height
            stage.settle { $0.reject(message: String(repeating: "Not the code. ", count: 5)) }
            #expect(view.frame.height > height)
            await Device.animate(for: 2)
            stage.type("1")
            #expect(view.code == "1" && view.frame.height == height)
            #expect(try #require(stage.layer("focus")).animation(forKey: "glide transform.translation.x") != nil)
            await Device.animate(for: 1)
        }

        @Test("is cut off where the height is fixed, never the cells", arguments: [10, 56, 60, 70, 90] as [CGFloat])
        func fixedHeight(_ height: CGFloat) throws {
            let plain = Stage(), stage = makeStage(Self.long)
            plain.view.frame.size.height = min(height, 56)
            plain.settle()
            stage.settle { $0.frame.size.height = height }
            #expect(stage.view.cellFrames == plain.view.cellFrames)
            let row = try #require(messageRow(of: stage.view))
            #expect(row.clipsToBounds && row.frame.maxY <= max(height, 56) && row.isHidden == (height < 80))
            guard height == 90 else { return }
            // UIKit centers the lines that fit in a label; the sign is beside the first.
            let label = try parts(of: stage).label
            #expect(label.frame.height == label.font.lineHeight.rounded(.up) && label.frame.maxY < row.bounds.maxY)
        }

        @Test("shows the status in place of the app's message, until the next edit or the app's next message")
        func verdicts() {
            let wrong = TestRule { CodeRuleViolation(.checksum, message: "Own words.") }
            let words = CodeWords.default, german = CodeWords(language: "de")
            let stage = makeStage("Hint") { $0.rejectionPolicy = .edit }
            stage.keyboard.type("123456")
            stage.check([
                ("Hint", { _ in }), (words["speech.verifying"].text, { $0.status = .verifying }),
                ("Not that one.", { $0.reject(message: "Not that one.") }),
                ("Not that one.", { $0.message = "Again in 9 seconds." }),
                ("Too many.", { $0.reject(message: "Too many.") }), ("Wait 9 s.", { $0.reject(message: "Wait 9 s.") }),
                ("Wait 8 s.", { $0.reject(message: "Wait 8 s.") }), ("Again in 9 seconds.", { $0.deleteBackward() }),
                (words["speech.rejected"].text, { $0.reject() }),
                (german["speech.rejected"].text, { $0.words = german }),
                (words["speech.verifying"].text, { ($0.words, $0.status, $0.message) = (nil, .verifying, "Hint") }),
                ("Signed in", { $0.accept(message: "Signed in") }), ("Signed in", { $0.message = "Hint again" }),
                ("Hint again", { $0.status = .editing }), ("Hint again", { ($0.code, $0.rules) = ("", [wrong]) }),
                (words["rule.checksum"].text, { $0.insertText("123456") }),
            ]) { stage.view.shownMessage }
        }

        @Test("is part of the field's one element of VoiceOver, where a user can't turn it off as a hint")
        func voiceOver() {
            let stage = makeStage("Wait."), view = stage.view
            for view in view.subviews { #expect(!view.subviews.contains { $0.isAccessibilityElement }) }
            // One story: the words of a status come in place of the app's message, as in the row.
            stage.check([
                (["Wait.: "], { _ in }), (["Verification: No."], { $0.reject(message: "No.") }),
                (["Wait.: "], { $0.status = .editing }), (["Verification: Code accepted."], { $0.accept() }),
                ([], { ($0.status, $0.message) = (.editing, "") }), (["Locked.: "], { $0.message = "Locked." }),
                ([], { $0.showsMessage = false }),
            ]) {
                #expect(view.isAccessibilityElement && view.accessibilityHint == nil)
                return view.accessibilityCustomContent.dropFirst().map { (part: AXCustomContent) in
                    #expect(part.importance == .high)
                    return "\(part.label): \(part.value)"
                }
            }
            view.accessibilityHint = "Own"
            #expect(view.accessibilityHint == "Own")
        }

        @Test("has a sign that turns while the code is verified, unless motion is reduced") func spinner() throws {
            let stage = makeStage(), sign = try parts(of: stage).sign
            for status in [CodeStatus.verifying, .accepted] {
                stage.settle { $0.status = status }
                let turn = sign.animation(forKey: "spin") as? CAKeyframeAnimation
                #expect(turn?.values?.last as? Double == (status == .verifying ? 2 * .pi : nil) && !sign.isHidden)
            }
        }

        @Test("shows new words in their place in an animation of the app, and moves with the field otherwise")
        func animations() throws {
            let stage = makeStage(), (row, label, _) = try parts(of: stage)
            func moves(_ change: @escaping (CodeInputView) -> Void) -> [Bool] {
                UIView.animate(withDuration: 0.3) {
                    change(stage.view)
                    stage.view.layoutIfNeeded()
                }
                return [row, label].map { $0.layer.animationKeys() != nil }
            }
            #expect(moves { $0.reject(message: "That is not the code we sent.") } == [false, false])
            #expect(moves { $0.frame.size.width = 500 } == [true, true])
        }

        @Test("has the words of a verdict, also if a closure has laid the field out", arguments: [true, false])
        func layoutInClosure(isRejected: Bool) throws {
            let stage = makeStage { $0.rejectionPolicy = .edit }
            stage.type("123456")
            stage.view.onStatusChange = { [weak view = stage.view] _ in view?.layoutIfNeeded() }
            stage.settle { isRejected ? $0.reject(message: "By the server.") : $0.accept(message: "By the server.") }
            #expect(isWhole(try parts(of: stage).label) && stage.view.shownMessage == "By the server.")
        }

        @Test("has in the natural size of few cells the height for its own width, before the first layout")
        func naturalSize() {
            let view = CodeInputView(length: 4, style: .dots())
            view.showsMessage = true
            for count in 1...40 {
                view.message = String(repeating: "ab ", count: count)
                #expect(view.intrinsicContentSize == view.sizeThatFits(.zero), "\(count)")
            }
        }
    }
}
