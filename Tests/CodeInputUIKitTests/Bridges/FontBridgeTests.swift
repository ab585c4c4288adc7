#if canImport(UIKit)
import SwiftUI
import TestTools
import Testing
import UIKit

import CodeInputSwiftUI

extension ViewTests {
    @MainActor @Suite struct FontBridgeTests {
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

        @Test("a custom font keeps its face, and the system's takes the place of a missing one")
        func custom() throws {
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
            }
            #expect(CodeFont(.preferredFont(forTextStyle: .headline)).weight == .semibold)
        }

        @Test("a font keeps its design, with its weight and its text style")
        func designs() throws {
            let designs: [(UIFontDescriptor.SystemDesign, CodeFont.Design)] = [
                (.default, .standard), (.rounded, .rounded), (.serif, .serif), (.monospaced, .monospaced),
            ]
            for (design, expected) in designs {
                let plain = UIFont.systemFont(ofSize: 20, weight: .light)
                let descriptor = try #require(plain.fontDescriptor.withDesign(design))
                let font = CodeFont(UIFont(descriptor: descriptor, size: 0))
                #expect(font == CodeFont(size: 20, weight: .light, design: expected))
                let body = try #require(
                    UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withDesign(design))
                #expect(CodeFont(UIFont(descriptor: body, size: 0)).size == 22)
            }
            #expect(CodeFont(.monospacedDigitSystemFont(ofSize: 20, weight: .medium)).design == .standard)
        }

        @Test(
            "a font converts to UIKit and back unchanged", arguments: CodeFont.Weight.allCases, CodeFont.Design.allCases
        )
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
#endif
