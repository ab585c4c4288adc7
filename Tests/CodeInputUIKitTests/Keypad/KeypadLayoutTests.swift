import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// The frames of the keys, and the key for a touch.
    @MainActor @Suite struct KeypadLayoutTests {
        private static let sizes: [CGFloat] = [0, 0.2, 1, 7, 44, 100.5, 216, 320, 390.3333, 844, 20_000]
        private static let styles: [CodeKeypadStyle] = [.system, .plain, .circles]

        /// A pad with a key in every place.
        private func makeStage(_ style: CodeKeypadStyle, height: CGFloat) -> PadStage {
            PadStage(style: style) { pad in
                pad.extraKey = .title("x") { [weak spy = pad.target as? KeySpy] in spy?.insertText("x") }
                pad.frame = CGRect(x: 0, y: 0, width: 390, height: height)
            }
        }

        @Test(
            "keys have one size, in rows and columns, on pixels, inside, and apart, and are never mirrored",
            arguments: [1, 2, 3] as [CGFloat])
        func grid(scale: CGFloat) {
            for style in Self.styles {
                let stage = makeStage(style, height: 233), pad = stage.pad
                Device.setTraits { $0.displayScale = scale }
                for (index, width) in Self.sizes.enumerated() {
                    for (other, height) in Self.sizes.enumerated() {
                        let origin = (index + other) % 2 == 0 ? CGPoint.zero : CGPoint(x: 10, y: -7)
                        pad.bounds = CGRect(origin: origin, size: CGSize(width: width, height: height))
                        expectGrid(pad.keyFrames, in: pad.bounds, scale: scale)
                    }
                }
                let frames = pad.keyFrames
                Device.setTraits { $0.layoutDirection = .rightToLeft }
                pad.setNeedsLayout()
                #expect(pad.keyFrames == frames)
            }
        }

        private func expectGrid(_ frames: [CGRect], in bounds: CGRect, scale: CGFloat) {
            #expect(frames.count == 12)
            #expect(Set(frames.map(\.width)).count == 1 && Set(frames.map(\.height)).count == 1)
            let outer = bounds.insetBy(dx: -1e-6, dy: -1e-6)
            for (index, frame) in frames.enumerated() {
                #expect(frame.width >= 0 && frame.height >= 0)
                #expect(frame.minX >= outer.minX && frame.maxX <= outer.maxX)
                #expect(frame.minY >= outer.minY && frame.maxY <= outer.maxY)
                #expect(frame.minX == frames[index % 3].minX && frame.minY == frames[index / 3 * 3].minY)
                guard bounds.width > 1, bounds.height > 1 else { continue }
                for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                    #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
                }
            }
            for column in 1..<3 { #expect(frames[column].minX >= frames[column - 1].maxX - 1e-9) }
            for row in 1..<4 { #expect(frames[row * 3].minY >= frames[row * 3 - 3].maxY - 1e-9) }
            // Centered to the pixel.
            #expect(abs((frames[0].minX - bounds.minX) - (bounds.maxX - frames[2].maxX)) <= 2 / scale)
        }

        @Test("larger text makes higher keys, up to the largest size of a key; each has at least 44 points")
        func naturalSize() {
            for style in Self.styles {
                let stage = makeStage(style, height: 233), pad = stage.pad
                let heights = [
                    UIContentSizeCategory.extraSmall, .large, .extraExtraLarge, .accessibilityMedium,
                    .accessibilityExtraExtraExtraLarge,
                ].map { category in
                    Device.setTraits { $0.preferredContentSizeCategory = category }
                    pad.frame.size = pad.intrinsicContentSize
                    #expect(pad.keyFrames.allSatisfy { $0.width >= 44 && $0.height >= 44 })
                    return pad.intrinsicContentSize.height
                }
                #expect(heights == heights.sorted() && heights[0] == heights[1])
                #expect(style == .circles ? heights[4] == 364 : heights[4] > heights[3])
            }
        }

        @Test("larger text makes no higher keys on a phone on its side, and the pad resizes as it turns") func low() {
            let stage = PadStage(), pad = stage.pad, usual = pad.frame.height
            pad.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                pad.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                pad.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
            for (height, isHigher) in [(.regular, true), (.compact, false)] as [(UIUserInterfaceSizeClass, Bool)] {
                Device.setTraits {
                    ($0.preferredContentSizeCategory, $0.verticalSizeClass) = (.accessibilityExtraLarge, height)
                }
                stage.settle()
                #expect((pad.frame.height > usual) == isHigher)
            }
        }

        private func typed(_ x: CGFloat, _ y: CGFloat, on stage: PadStage) -> String {
            stage.spy.log = ""
            Device.tap(at: stage.pad.convert(CGPoint(x: x, y: y), to: nil), in: stage.window)
            return stage.spy.log
        }

        @Test(
            "a touch hits its key, or the nearest key in a gap, and none outside",
            arguments: [CGSize(width: 390, height: 233), CGSize(width: 90, height: 60)])
        func hitTesting(size: CGSize) {
            let stage = makeStage(.system, height: 233)
            stage.pad.frame.size = size
            let frames = stage.pad.keyFrames, keys = "123456789x0<".map(String.init)
            for (frame, key) in zip(frames, keys) {
                #expect(typed(frame.midX, frame.midY, on: stage) == key)
                #expect(typed(frame.minX, frame.minY, on: stage) == key)
                #expect(typed(frame.maxX - 0.01, frame.maxY - 0.01, on: stage) == key)
            }
            #expect(typed(frames[0].maxX + 0.01, frames[0].maxY + 0.01, on: stage) == "1")
            #expect(typed(frames[4].minX - 0.01, frames[4].minY - 0.01, on: stage) == "5")
            #expect(typed(frames[0].minX - 1, frames[0].minY - 1, on: stage) == "1")
            #expect(typed(20, size.height + 1, on: stage) == "")
        }

        @Test("an outer key reaches as far beyond its edge as into a gap") func reach() {
            // So much room that the keys stand in the middle.
            let stage = makeStage(.circles, height: 500), first = stage.pad.keyFrames[0]
            #expect(typed(first.minX - 11, first.midY, on: stage) == "1")
            #expect(typed(first.minX - 13, first.midY, on: stage) == "")
            #expect(typed(first.midX, first.minY - 7, on: stage) == "1")
            #expect(typed(first.midX, first.minY - 9, on: stage) == "")
        }
    }
}
