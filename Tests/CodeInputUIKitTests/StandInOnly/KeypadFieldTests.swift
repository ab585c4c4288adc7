#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in can set the state of a SwiftUI view from outside.
    @MainActor @Suite("A pad in SwiftUI") struct KeypadFieldTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        private let host: StandInHost<KeypadForm>

        init() {
            StandInScreen.reset()
            host = StandInHost(KeypadForm())
            host.view.frame = window.bounds
            window.addSubview(host.view)
            host.settle()
        }

        private var pad: CodeKeypadView? { host.allHosted.lazy.compactMap { $0 as? CodeKeypadView }.first }

        private func tap(_ places: Int...) throws {
            let pad = try #require(pad)
            for place in places {
                let frame = pad.style.layout.frames(in: pad.bounds)[place]
                StandInTouch.tap(at: pad.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil), in: window)
            }
        }

        @Test("a pad types into its field as the user does, without a keyboard") func types() async throws {
            var completed: [String] = []
            host.root.onComplete = { completed.append($0) }
            host.settle()
            try tap(0, 1, 11, 2, 3, 4)
            await host.turn()
            #expect(host.root.code == "1345" && completed == ["1345"] && host.root.other == "")
            #expect(host.allHosted.allSatisfy { !$0.isFirstResponder })
            #expect(host.misuses == [])
        }

        @Test("the extra key for a field comes and goes with the field") func extraKey() async throws {
            let field = try #require(host.allHosted[1] as? CodeInputView)
            try tap(9)
            #expect(field.isRevealed)
            host.root.hasField = false
            await host.turn()
            #expect(pad?.target == nil && pad?.extraKey == nil)
            try tap(0)
            #expect(host.root.code == "" && host.root.other == "")
            host.root.hasField = true
            await host.turn()
            try tap(0)
            #expect(host.root.code == "1")
        }

        @Test("the pad follows its target to a new field") func anotherField() async throws {
            try tap(0)
            host.root.isOther = true
            await host.turn()
            try tap(1)
            #expect(host.root.code == "1" && host.root.other == "2")
            host.root.isOther = false
            await host.turn()
            try tap(2)
            #expect(host.root.code == "13" && host.root.other == "2")
        }

        @Test("a pad with another target leaves the first one") func anotherTarget() async throws {
            host.root.isPadIdle = true
            await host.turn()
            try tap(0)
            // A field that comes back connects with its target again.
            host.root.hasField = false
            await host.turn()
            host.root.hasField = true
            await host.turn()
            try tap(1)
            #expect(host.root.code == "" && host.root.other == "12")
        }

        @Test("a pad has the order that it was made with") func order() async throws {
            let digits = try #require(pad).digits
            #expect(digits == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
            host.root.hasPad = false
            host.root.order = .shuffled
            await host.turn()
            host.root.hasPad = true
            await host.turn()
            let shuffled = try #require(pad).digits
            #expect(shuffled != digits && shuffled.sorted() == digits.sorted())
        }

        @Test("the pad follows style, enabling and size") func look() async throws {
            let pad = try #require(pad)
            #expect(pad.style == .circles && pad.isEnabled)
            host.root.style = .plain
            host.root.isDisabled = true
            await host.turn()
            #expect(self.pad === pad && pad.style == .plain && !pad.isEnabled)
            try tap(0)
            #expect(host.root.code == "")
            #expect(host.size(for: ProposedViewSize(width: 100, height: nil))?.width == 100)
            #expect(host.size(for: .zero)?.width == 0)
            #expect(pad.sizeThatFits(CGSize(width: 1000, height: 0)) == pad.intrinsicContentSize)
        }

        @Test("a pad that goes away leaves the target to the pad that has taken its place") func anotherPad() async {
            let target = CodeInputTarget()
            let (old, new) = (UIView(), UIView())
            var fields: [CodeInputView?] = []
            target.connect(pad: old) { _ in }
            target.connect(pad: new) { fields.append($0) }
            target.disconnect(pad: old)
            let stage = FieldStage(FieldModel(set: { $0.codeInputTarget(target) }))
            await stage.host.turn()
            #expect(fields.count == 2 && fields.last != .some(nil))
            target.disconnect(pad: new)
            stage.form.isShown = false
            await stage.host.turn()
            #expect(fields.count == 2)
        }

        @Test("the target keeps nothing alive") func lifetime() async throws {
            weak var pad: CodeKeypadView?
            weak var field: UIView?
            pad = self.pad
            field = host.allHosted[1]
            #expect(pad != nil && field != nil)
            host.root.hasPad = false
            host.root.hasField = false
            await host.turn()
            #expect(pad == nil && field == nil)
        }
    }
}
#endif
