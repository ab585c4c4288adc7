import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct BridgeTests {
        @Test("a dynamic color keeps its variants") func dynamicColor() {
            let color = CodeColor(
                uiColor: UIColor { @Sendable traits in
                    UIColor(
                        red: traits.userInterfaceStyle == .dark ? 1 : 0.5,
                        green: traits.accessibilityContrast == .high ? 1 : 0.5,
                        // The system has elevated colors in dark mode only.
                        blue: traits.userInterfaceLevel == .elevated ? 1 : 0.5, alpha: 1)
                })
            for (isDark, isHigh, isElevated) in [
                (false, false, false), (false, true, false), (true, false, false), (true, true, false),
                (true, false, true), (true, true, true),
            ] {
                let environment = CodeEnvironment(
                    colorScheme: isDark ? .dark : .light, isElevated: isElevated, increasedContrast: isHigh)
                let parts = [isDark, isHigh, isElevated].map { $0 ? Float(1) : 0.5 }
                let expected = CodeColor.Components(red: parts[0], green: parts[1], blue: parts[2])
                #expect(color.resolved(in: environment) == expected)
            }
        }

        @Test("an alphabet has the characters of a set, in any plane, without those that no alphabet has")
        func characterSet() {
            var set = CharacterSet(charactersIn: "AÄ7\n\u{301}")
            set.formUnion(CharacterSet(charactersIn: "x"..."z"))
            #expect(CodeAlphabet(set) == CodeAlphabet("7AxyzÄ"))
            // Foundation on Linux keeps only the low half of such a scalar in a union and from a string.
            #expect(CodeAlphabet(CharacterSet(charactersIn: "🍎"..."🍎")) == CodeAlphabet("🍎"))
            #expect(CodeAlphabet(.decimalDigits) == .digits && CodeAlphabet(CharacterSet()) == CodeAlphabet(""))
            #expect(CodeAlphabet(set, foldsCase: true).normalize("a") == "A")
        }

        @Test("a color returns from UIKit unchanged", arguments: [0x000000, 0xFF3B30, 0x0A84FF, 0xFFFFFF] as [UInt32])
        func roundTrip(_ rgb: UInt32) {
            for opacity in [0, 0.25, 0.74, 1] {
                let components = CodeColor(rgb, opacity: opacity).resolved(in: CodeEnvironment())
                let parts = [components.red, components.green, components.blue, components.opacity].map(CGFloat.init)
                let color = CodeColor(
                    uiColor: UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
                #expect(color.resolved(in: CodeEnvironment()) == components)
                #expect(color.resolved(in: CodeEnvironment(colorScheme: .dark)) == components)
            }
        }

        @Test("a color keeps its components beyond sRGB, and is drawn in a wide format") func wideColors() throws {
            let brand = UIColor(red: 1.093, green: -0.227, blue: -0.15, alpha: 1)
            let components = CodeColor(uiColor: brand).resolved(in: CodeEnvironment())
            #expect(components == .init(red: 1.093, green: -0.227, blue: -0.15))
            let stage = Stage(style: BoxRenderer.box.with(\.borderColor.focused, CodeColor(uiColor: brand)))
            func format(_ index: Int) throws -> CALayerContentsFormat {
                try stage.shownLayer("cell \(index)").contentsFormat
            }
            let plain = CALayerContentsFormat(rawValue: "RGBA8"), wide = CALayerContentsFormat(rawValue: "RGBAh")
            #expect(try format(0) == wide && format(1) == plain)
            stage.type("1")
            #expect(try format(0) == plain && format(1) == wide)
        }

        @Test("an image keeps its cap insets and its rendering mode") func image() throws {
            let symbol = try #require(UIImage(systemName: "star.fill"))
            #expect(CodeImage(symbol).isTemplate && CodeImage(symbol).capInsets == CodeInsets())
            let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            let resizable = symbol.resizableImage(withCapInsets: caps), image = CodeImage(resizable)
            #expect(image.capInsets == CodeInsets(top: 1, left: 2, bottom: 3, right: 4) && image.isStretched)
            #expect(CodeImage(resizable, size: symbol.size) == image)
            #expect(CodeImage(resizable, size: CGSize(width: 9, height: 9)) != image)
            #expect(CodeImage(symbol) == CodeImage(symbol))
            #expect(!CodeImage(symbol.withTintColor(.systemRed, renderingMode: .alwaysOriginal)).isTemplate)
        }

        private func bytes(_ color: String) -> [UInt8] {
            Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" fill="\#(color)"/>"#.utf8)
        }

        @Test("an image of bytes is decoded once for all drawings, and other bytes are another image or none")
        func bytes() {
            let red = UIImage.find(CodeImage(data: bytes("red"))), tan = UIImage.find(CodeImage(data: bytes("tan")))
            #expect(red != nil && tan != nil && red !== tan && red != tan)
            #expect(UIImage.find(CodeImage(data: bytes("red"))) === red)
            #expect(UIImage.find(CodeImage(data: bytes("red"), size: CGSize(width: 9, height: 9))) === red)
            for _ in 1...2 { #expect(UIImage.find(CodeImage(data: [1, 2, 3])) == nil) }
        }

        @Test(
            "a preferred font is not scaled twice, at any text size; a resized one keeps its size",
            arguments: [
                UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
            ])
        func preferredFonts(category: UIContentSizeCategory) {
            Device.setTraits { $0.preferredContentSizeCategory = category }
            for (style, size) in [(UIFont.TextStyle.body, 17), (.title2, 22), (.caption2, 11), (.largeTitle, 34)] {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                #expect(CodeFont(font).size == CGFloat(size), "\(style.rawValue)")
                #expect(CodeFont(UIFont.preferredFont(forTextStyle: style).withSize(70)).size == 70)
            }
            #expect(CodeFont(.systemFont(ofSize: 28)).size == 28)
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            #expect(CodeFont(UIFont(descriptor: descriptor, size: 71)).size == 71)
        }

        @Test("a font is made once, however many fonts there are") func made() {
            let font = CodeFont(size: 23, weight: .semibold, design: .rounded)
            let first = UIFont.make(font)
            #expect(UIFont.make(font) === first)
            for size in 1...100 { #expect(UIFont.make(CodeFont(size: CGFloat(size))).pointSize == CGFloat(size)) }
            #expect(UIFont.make(font) == first)
            // NaN differs from itself.
            for _ in 0..<100 { _ = UIFont.make(CodeFont(size: .nan)) }
            #expect(UIFont.make(font).pointSize == 23)
        }

        @Test("a custom font keeps its face, and the system's takes the place of a missing one") func custom() throws {
            let brand = try #require(UIFont(name: "Courier", size: 18))
            #expect(CodeFont(brand).name == brand.fontName && CodeFont(brand).size == 18)
            let missing = CodeFont(name: "Missing-Font", size: 20)
            #expect(UIFont.make(missing) == UIFont.make(CodeFont(size: 20)))
            #expect(UIFont.make(missing).pointSize == 20)
        }

        @Test("a font keeps its weight, or gets the nearest") func weights() {
            let weights: [(UIFont.Weight, CodeFont.Weight)] = [
                (.ultraLight, .light), (.thin, .light), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .heavy), (UIFont.Weight(9), .heavy),
            ]
            for (weight, expected) in weights {
                #expect(CodeFont(.systemFont(ofSize: 20, weight: weight)).weight == expected)
                #expect(CodeFont(.monospacedSystemFont(ofSize: 20, weight: weight)).weight == expected)
                #expect(CodeFont(.monospacedDigitSystemFont(ofSize: 20, weight: weight)).design == .standard)
            }
            #expect(CodeFont(.preferredFont(forTextStyle: .headline)).weight == .semibold)
        }

        @Test(
            "a font returns from UIKit unchanged",
            arguments: [.light, .regular, .medium, .semibold, .bold, .heavy] as [CodeFont.Weight],
            [.standard, .rounded, .serif, .monospaced] as [CodeFont.Design])
        func roundTrip(weight: CodeFont.Weight, design: CodeFont.Design) {
            let font = CodeFont(size: 21, weight: weight, design: design)
            #expect(CodeFont(UIFont.make(font)) == font)
        }

        @Test("a SwiftUI color keeps its variants") func colors() {
            let dynamic = UIColor { @Sendable in $0.userInterfaceStyle == .dark ? .white : .black }
            #expect(CodeColor(color: Color(uiColor: dynamic)) == CodeColor(uiColor: dynamic))
            #expect(CodeColor(color: .red) == CodeColor(uiColor: .systemRed))
        }
    }
}
