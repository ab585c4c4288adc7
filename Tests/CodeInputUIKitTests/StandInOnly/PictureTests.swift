#if !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in gives a picture of the layers, and counts how often a size is invalidated.
    @MainActor @Suite("The picture and the size of a field") struct PictureTests {
        private func picture(of stage: Stage) -> String {
            stage.settle()
            return StandInSVG.svg(of: stage.view, includePresentation: false)
        }

        @Test(
            "is that of a field whose layers were all drawn anew, whatever moved before",
            arguments: [
                .box, .outline, .underline, .joined, .circles, .dots(image: CodeImage(systemName: "star.fill")),
                .background(image: CodeImage(systemName: "star")), .thirds,
                BoxRenderer.joined.with(\.motion.state, .none),
            ] as [any CodeCellRenderer])
        func walk(style: any CodeCellRenderer) async {
            for seed in 1...6 {
                var random = SeededGenerator(UInt64(seed))
                let stage = Stage(length: 7, style: style, width: 333)
                for _ in 0..<40 {
                    switch Int.random(in: 0..<13, using: &random) {
                    case 0...3: stage.keyboard.type("\(Int.random(in: 0...9, using: &random))")
                    case 4: stage.keyboard.deleteBackward()
                    case 5: stage.tap(cell: Int.random(in: 0..<7, using: &random))
                    case 6: stage.keyboard.press(.left)
                    case 7: stage.view.frame.size.width = CGFloat(Int.random(in: 200..<500, using: &random))
                    case 8: stage.view.resignFirstResponder()
                    case 9: stage.view.isEnabled = Int.random(in: 0..<3, using: &random) > 0
                    case 10: stage.view.tintColor = Bool.random(using: &random) ? .systemRed : .systemPurple
                    case 11:
                        let isDark = Bool.random(using: &random)
                        Device.setTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
                    default:
                        let all = [CodeStatus.editing, .rejected, .verifying]
                        stage.view.status = all.randomElement(using: &random) ?? .editing
                    }
                    if Bool.random(using: &random) { stage.settle() }
                }
                (stage.view.status, stage.view.isEnabled) = (.editing, true)
                stage.view.becomeFirstResponder()
                await Device.animate(for: 3)
                let seen = picture(of: stage)
                stage.settle { $0.style = $0.style is DotsRenderer ? .underline : .dots() }
                stage.view.style = style
                #expect(picture(of: stage) == seen)
            }
        }

        @Test("has gradients and shadows, and a shadow ends with its group") func gradient() {
            let shaded = TestRenderer { _, context in
                let frame = context.frame
                context.drawGroup { group in
                    group.addShadow(color: CodeColor(0x123456), radius: 6, y: 2)
                    group.fill(.ellipse(in: frame.insetBy(dx: 8, dy: 8)), with: .background)
                }
                context.fill(
                    .rect(frame), withGradient: [CodeColor(0xABCDEF), .clear],
                    from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.minX, y: frame.maxY))
                // Core Graphics logs an error for an empty path, and clips nothing.
                context.clip(to: .rect(.null))
                context.fill(.rect(frame), with: .red)
            }
            let stage = Stage(length: 1, style: shaded)
            let picture = picture(of: stage)
            #expect(picture.contains("<linearGradient") && picture.contains("stop-color=\"#abcdef\""))
            #expect(picture.contains("<feDropShadow dx=\"0\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#123456\""))
            // The box of a level line has no height, and shares of it are nothing.
            #expect(picture.contains("filterUnits=\"userSpaceOnUse\""))
            #expect(picture.components(separatedBy: "filter=\"url").count == 2)
        }

        @Test("a gradient casts a shadow, which its clip does not cut") func shadowOfAGradient() {
            let shaded = TestRenderer { _, context in
                let frame = context.frame.insetBy(dx: 8, dy: 8)
                context.addShadow(color: CodeColor(0x123456), radius: 6, y: 2)
                context.drawGroup { group in
                    group.fill(
                        .ellipse(in: frame), withGradient: [CodeColor(0xABCDEF), .clear], from: frame.origin,
                        to: CGPoint(x: frame.minX, y: frame.maxY))
                }
            }
            let picture = picture(of: Stage(length: 1, style: shaded))
            #expect(picture.contains(/<g filter="[^"]*"><g clip-path="[^"]*"><circle[^>]* fill="url/), "\(picture)")
        }

        @Test("an image with cap insets keeps its ends, and is stretched between them") func capInsets() throws {
            let bytes = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#.utf8)
            let caps = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
            let image = try #require(UIImage(data: Data(bytes))).resizableImage(withCapInsets: caps)
            let picture = picture(of: Stage(length: 1, style: .background(image: CodeImage(image))))
            let corners = picture.matches(of: /width="2" height="1" viewBox="([06] [07]) 2 1"/)
            #expect(corners.map { $0.1 } == ["0 0", "6 0", "0 7", "6 7"], "\(picture)")
        }

        private func invalidations(in stage: Stage, _ body: () -> Void) -> Int {
            let before = stage.view.standInIntrinsicInvalidations
            body()
            stage.settle()
            return stage.view.standInIntrinsicInvalidations - before
        }

        @Test("the size is invalidated when it changes, or a baseline moves") func stale() {
            let stage = Stage(), view = stage.view
            #expect(invalidations(in: stage) { view.lengthRange = 8...8 } > 0)
            #expect(invalidations(in: stage) { stage.keyboard.type("123") } == 0)
            #expect(invalidations(in: stage) { view.code = "9" } == 0)
            #expect(invalidations(in: stage) { view.frame.size.width = 310 } == 0)
            #expect(invalidations(in: stage) { view.style = .underline } > 0)
            #expect(invalidations(in: stage) { Device.setTraits { $0.preferredContentSizeCategory = .extraLarge } } > 0)
            var mark: UIView?
            #expect(invalidations(in: stage) { mark = view.forFirstBaselineLayout } == 1)
            #expect((mark?.frame.minY ?? 0) > 0 && invalidations(in: stage) { stage.keyboard.type("1") } == 0)
            let long = "Enter the code that we have sent to the telephone number that ends in 12 34."
            #expect(invalidations(in: stage) { view.showsMessage = true } > 0)
            #expect(invalidations(in: stage) { view.message = "One line." } == 0)
            #expect(invalidations(in: stage) { view.message = long } == 1)
            // The sign of a status moves the last word of a full line to the next.
            var full = ""
            for count in 1...99 {
                let longer = "One line" + String(repeating: " i", count: count)
                if invalidations(in: stage, { view.message = longer }) > 0, count > 1 { break }
                full = longer
            }
            stage.settle { $0.message = full }
            #expect(invalidations(in: stage) { view.reject(message: full) } == 1)
        }

        @Test("the intrinsic height suits the width of the field") func intrinsicHeight() {
            let stage = Stage(width: 1000), view = stage.view
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            stage.settle()
            let wide = view.intrinsicContentSize
            #expect(invalidations(in: stage) { view.frame.size.width = 320 } == 1)
            let narrow = view.intrinsicContentSize
            #expect(narrow.height == view.sizeThatFits(CGSize(width: 320, height: 0)).height)
            // Two rows are higher than one row, and lower than two rows at the natural width.
            #expect(narrow.height > wide.height && narrow.height <= wide.height * 2 + 12 && narrow.width == wide.width)
            #expect(invalidations(in: stage) { view.frame.size.height = narrow.height } == 0)
        }
    }
}

extension CodeCellRenderer where Self == TestRenderer {
    /// Cells whose frames are no whole pixels, and a focused one that draws outside its frame.
    fileprivate static var thirds: TestRenderer {
        var style = TestRenderer { cell, context in
            let width: CGFloat = cell.isFocused ? 5 : 1
            context.stroke(.rect(context.frame), with: cell.isSelected ? .red : .tint, lineWidth: width)
            context.draw(cell, text: CodeTextStyle())
        }
        (style.layout.overhang, style.motion) = (5, .none)
        style.frames = { frames, bounds in
            let width = bounds.width / CGFloat(max(frames.count, 1))
            return frames.indices.map {
                CGRect(x: width * CGFloat($0), y: 0, width: width / 1.7, height: bounds.height)
            }
        }
        return style
    }
}
#endif
