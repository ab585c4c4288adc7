import CodeInputPIN
import TestTools
import UIKit

/// A kind of walk, and its steps.
package struct WalkProgram: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// A field, and every call that the system and an app can make.
        case field
        /// A field whose callbacks make such calls too, up to three deep.
        case reentrant
        /// A number pad and its target.
        case keypad
        /// A SwiftUI field and its bindings.
        case bindings
        /// An editor and the value behind a field, without a view.
        case editor
    }

    package var kind: Kind
    package var steps: [WalkStep]

    /// Creates a walk from arbitrary bytes.
    ///
    /// The first byte is the kind. Every eight bytes after it are a step.
    package init(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        kind = Kind.allCases[Int(bytes.first ?? 0) % Kind.allCases.count]
        steps = stride(from: 1, to: bytes.count, by: WalkStep.byteCount).map { start in
            WalkStep(bytes[start...].prefix(WalkStep.byteCount).reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
    }

    package init(kind: Kind, count: Int, using random: inout some RandomNumberGenerator) {
        self.kind = kind
        steps = (0..<count).map { _ in WalkStep(random.next()) }
    }

    /// The bytes that encode the walk.
    package var bytes: [UInt8] { [UInt8(Kind.allCases.firstIndex(of: kind) ?? 0)] + steps.flatMap(\.bytes) }
}

/// One call of a walk and its arguments, read from eight bytes, the lowest first, and then from zeros.
///
/// All steps have the same size, so removing a step does not change the others. A finding can be shortened that way.
package struct WalkStep: Sendable, RandomNumberGenerator {
    static let byteCount = 8

    private var rest: UInt64

    init(_ bytes: UInt64) { rest = bytes }

    var bytes: [UInt8] { (0..<Self.byteCount).map { UInt8(truncatingIfNeeded: rest >> ($0 * 8)) } }

    /// Returns a number from 0 up to, but not including, the limit.
    mutating func number(_ limit: Int) -> Int {
        defer { rest >>= 8 }
        return Int(rest & 0xFF) % limit
    }

    /// Returns the remaining bytes without zeros, as repaired UTF-8.
    mutating func raw() -> String {
        defer { rest = 0 }
        return String(decoding: bytes.filter { $0 > 0 }, as: UTF8.self)
    }

    mutating func flag() -> Bool { number(2) == 1 }

    mutating func choice<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    /// Returns a random number, seeded with the rest of the step.
    ///
    /// Two successive numbers are never equal, so drawing until a number fits always ends.
    package mutating func next() -> UInt64 {
        rest = rest &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return rest
    }
}

/// A walk over one kind of screen, or over a value.
///
/// Its caller takes the steps, and can run tasks of the main actor in between.
@MainActor package class Walk {
    private let program: WalkProgram
    private let isTracing: Bool
    private var next = 0
    private var turnsToLetGo = 3
    /// Whether tasks of the main actor must run before the next step.
    package internal(set) var needsTurn = false
    package private(set) var hasEnded = false
    /// How deep the current call is nested in callbacks.
    var depth = 0
    /// The number of calls, including reactions.
    package var calls = 0
    /// The broken promises, the first of which ends the walk.
    package private(set) var failures: [String] = []
    /// The calls, one line each, if the walk is traced.
    package private(set) var trace: [String] = []

    /// Begins a walk on a fresh device.
    package static func begin(_ program: WalkProgram, isTracing: Bool = false) -> Walk {
        Device.reset()
        return switch program.kind {
        case .field, .reentrant, .keypad: FieldWalk(program, isTracing)
        case .bindings: BindingWalk(program, isTracing)
        case .editor: EditorWalk(program, isTracing)
        }
    }

    init(_ program: WalkProgram, _ isTracing: Bool) { (self.program, self.isTracing) = (program, isTracing) }

    package func advance() {
        needsTurn = false
        guard failures.isEmpty else { return hasEnded = true }
        if next < program.steps.count {
            var step = program.steps[next]
            next += 1
            perform(&step)
            // The walk passes invalid values to UIKit, so mistakes are expected.
            StandInRecorder.clear()
            StandInDrawLog.clear()
            // Reactions confuse the keyboard's own checks.
            if program.kind != .reentrant { failures += KeyboardDriver.failures.map { "the keyboard: " + $0 } }
            return
        }
        if turnsToLetGo == 3 { letGo() }
        turnsToLetGo -= 1
        if turnsToLetGo > 0 { return needsTurn = true }
        checkEnd()
        hasEnded = true
    }

    /// Makes a call and checks every promise.
    func perform(_ step: inout WalkStep) {}

    /// Ends the walk and releases everything.
    func letGo() {}

    /// Checks that nothing is still there, some turns later.
    func checkEnd() {}

    func fail(_ what: String) { failures.append(what) }

    func note(_ what: @autoclosure () -> String) {
        if isTracing { trace.append(String(repeating: "    ", count: depth) + what()) }
    }

    func make(_ call: String, _ body: () -> Void) {
        note(call)
        body()
    }

    func noted<Value>(_ call: String, _ value: Value) -> Value {
        note("\(call) \(String(reflecting: value))")
        return value
    }

    func checkCode(_ code: String, of length: Int, in alphabet: CodeAlphabet) {
        if code.count > length { fail("the code is too long, or merges") }
        if !code.allSatisfy({ alphabet.normalize($0) == $0 }) { fail("a character is not in the alphabet") }
    }

    func checkSize(_ size: CGSize) {
        note("a size of \(size)")
        if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 { fail("a size is invalid") }
    }
}

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
