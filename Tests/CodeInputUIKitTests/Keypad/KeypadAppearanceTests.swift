#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct KeypadAppearanceTests {
        private let standard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

        @Test("the keys type the digits of their order") func digits() {
            let stage = PadStage { $0.order = .shuffled }
            #expect(stage.pad.digits != standard && stage.pad.digits.sorted() == Array(0...9))
            stage.tap(0, 1, 2, 3, 4, 5, 6, 7, 8, PadStage.zero)
            #expect(stage.spy.log == stage.pad.digits.map(String.init).joined())
        }

        @Test("each appearance shuffles the digits") func newOrder() async {
            let stage = PadStage { $0.order = .shuffled }
            var seen: Set<[Int]> = [stage.pad.digits]
            for _ in 0..<10 {
                stage.pad.removeFromSuperview()
                await stage.turn()
                stage.window.addSubview(stage.pad)
                seen.insert(stage.pad.digits)
            }
            for _ in 0..<10 {
                stage.pad.isHidden = true
                stage.pad.isHidden = false
                seen.insert(stage.pad.digits)
            }
            #expect(seen.count == 21)
        }

        @Test("the order stays while the pad is visible") func stays() async {
            let stage = PadStage { $0.order = .shuffled }
            let digits = stage.pad.digits
            stage.tap(0, 1, PadStage.delete)
            stage.pad.isEnabled = false
            stage.pad.style = .circles
            stage.pad.extraKey = .title("OK") {}
            stage.pad.frame.size = CGSize(width: 300, height: 300)
            Device.setTraits { $0.userInterfaceStyle = .dark }
            stage.pad.order = .shuffled
            stage.pad.isHidden = false
            stage.settle()
            await stage.turn()
            #expect(stage.pad.digits == digits)
            // The keyboard may move a view within a turn of the run loop.
            stage.pad.removeFromSuperview()
            stage.window.addSubview(stage.pad)
            await stage.turn()
            let other = UIWindow(frame: stage.window.bounds)
            other.addSubview(stage.pad)
            #expect(stage.pad.digits == digits)
        }

        @Test("an order set on a visible pad takes effect at the next appearance")
        func nextAppearance() async {
            let stage = PadStage()
            stage.pad.order = .shuffled
            #expect(stage.pad.digits == standard)
            stage.pad.removeFromSuperview()
            await stage.turn()
            stage.window.addSubview(stage.pad)
            #expect(stage.pad.digits != standard)
            stage.pad.order = .standard
            stage.pad.removeFromSuperview()
            await stage.turn()
            stage.window.addSubview(stage.pad)
            #expect(stage.pad.digits == standard)
        }

        @Test("its size fits fingers, larger text and the safe area")
        func size() {
            let stage = PadStage()
            let usual = stage.pad.intrinsicContentSize
            #expect(
                stage.pad.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: usual.height))
            #expect(usual.height >= 4 * 44)
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            #expect(stage.pad.intrinsicContentSize.height > usual.height)
            #expect(stage.pad.allowsSelfSizing && stage.pad.inputViewStyle == .keyboard)
        }

        @Test("only a change of appearance redraws the keys")
        func redraws() {
            let stage = PadStage()
            stage.pad.setNeedsLayout()
            #expect(stage.redrawn() == [])
            Device.setTraits { $0.userInterfaceStyle = .dark }
            #expect(stage.redrawn().count == 11)
            Device.setTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
            #expect(stage.redrawn().count == 11)
            Device.setTraits { $0.accessibilityContrast = .high }
            #expect(stage.redrawn().count == 11)
            Device.setTraits { $0.layoutDirection = .rightToLeft }
            #expect(stage.redrawn() == [])
        }
    }
}
#endif
