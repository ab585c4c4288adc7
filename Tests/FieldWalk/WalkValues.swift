import CodeInputPIN
import TestTools
import UIKit

/// The arguments of calls: usual values, limits and invalid values.
@MainActor enum WalkValues {
    static let characters = [
        "1", "2", "3", "4", "9", "0", "a", "Z", "٣", "３", "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}\u{20E3}",
        "가", "\u{1100}", "\u{1161}", "\u{11A8}", "🍎", "👩", "👨‍👩‍👧‍👦", "🇩🇪", "\u{1F1E9}", "🏽", "क", "\u{94D}", "\u{600}",
        "\u{600}1", "\u{2066}", "\n", "\r\n", " ", "-", "𝟛", "\u{0}",
    ]
    static let texts = [
        "", "123456", "12", "1234", "12345678", "123-456", "1 2 3 4", "Your code is 123-456, valid 10 minutes",
        "482910 or 123456", "\n", "a1b2c3", "\u{301}x", "ni hao", "にほん", "١٢٣٤٥٦", "⁦1234⁩", "가각ᆨ", "🍎🍐", "-1", "0x1f",
        String(repeating: "9", count: 64), String(repeating: "12 ", count: 40),
    ]
    static let alphabets: [CodeAlphabet] = [
        .digits, .hexadecimal, .lettersAndDigits, .uppercaseLettersAndDigits, CodeAlphabet("🍎é-1", foldsCase: true),
        CodeAlphabet(["\u{600}\u{1100}", "가", "각", "1", "\u{600}1", "\u{1161}\u{11A8}"].compactMap(\.first)),
        CodeAlphabet("👩🇩🇪🇫🇷❤1"), CodeAlphabet("कख\u{600}1\u{301}"), CodeAlphabet(""),
    ]
    static let lengths = [6, 4, 1, 2, 5, 8, 64, 0, -1, 65, .max, .min]
    static let offsets = [0, 1, -1, 2, -2, 3, 6, 64, NSNotFound, .max, .max - 1, .min, .min + 1]
    static let delays: [Duration?] = [nil, nil, .zero, .seconds(1), .seconds(-1), .seconds(Int64.max)]
    static let placeholders = ["", "-", "123", "👨‍👩‍👧‍👦", "\u{301}", String(repeating: "x", count: 100)]
    static let numbers: [CGFloat] = [
        0, 320, 56, 44, 1, 0.3, -10, 1000, 1e9, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
    ]
    static let maskings: [CodeMasking?] = [
        nil, CodeMasking.none, .immediate, .delayed(.seconds(1)), .delayed(.zero), .delayed(.seconds(-1)),
        .delayed(.seconds(Int64.max)),
    ]
    static let styles: [any CodeCellRenderer] = [
        .underline, .box, .joined, .circles, .dots(), .background(image: CodeImage(systemName: "circle")),
        boxes { $0 = .grouped([2, 3]) }, boxes { $0 = .proportional(gap: .infinity) },
        boxes { $0 = .fixed(size: CGSize(width: 1e300, height: CGFloat.nan), spacing: -1) },
        boxes { $0.direction = .natural }, UnderlineRenderer().overlaying(.dots()),
    ]
    static let rules: [[any CodeRule]] = [[], [CommonPINRule()], [EvenRule(), CommonPINRule()]]
    static let categories: [UIContentSizeCategory] = [
        .large, .extraSmall, .accessibilityExtraExtraExtraLarge, .unspecified,
    ]
    static let keys: [KeyboardKey] = [
        .left, .right, .up, .down, .home, .end, .backspace, .delete, .return, .tab, .escape, .space, .character("1"),
        .character("c"), .character("v"), .character("x"), .character("a"), .character("z"),
    ]
    static let actions = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "nobody:", ""]

    private static func boxes(_ change: (inout CodeCellLayout) -> Void) -> BoxRenderer {
        var style = BoxRenderer()
        change(&style.layout)
        return style
    }
}

private struct EvenRule: CodeRule {
    func check(_ code: String) -> CodeRuleViolation? {
        code.last?.wholeNumberValue?.isMultiple(of: 2) == true ? nil : "Choose an even number."
    }
}

extension WalkStep {
    @MainActor mutating func text() -> String {
        switch number(5) {
        case 0, 1: choice(WalkValues.characters)
        case 2: choice(WalkValues.characters) + choice(WalkValues.characters)
        case 3: String("1234567890".prefix(number(11)))
        default: choice(WalkValues.texts)
        }
    }

    @MainActor mutating func selection() -> NSRange {
        NSRange(location: choice(WalkValues.offsets), length: choice(WalkValues.offsets))
    }

    @MainActor mutating func point() -> CGPoint {
        CGPoint(x: choice(WalkValues.numbers), y: choice(WalkValues.numbers))
    }

    @MainActor mutating func size() -> CGSize {
        CGSize(width: choice(WalkValues.numbers), height: choice(WalkValues.numbers))
    }
}
