import CodeInputUIKit
import Foundation
import UIKit

/// The value of a setting of a style.
enum StyleValue: Equatable, Sendable {
    /// Red, green and blue, eight bits each.
    case color(UInt32)
    case number(Double)
    /// One of a few names.
    case choice(String)
    /// The number of cells in each group; empty without groups.
    case groups([Int])
    /// The symbol of a masked character; nil is a dot.
    case symbol(Character?)
    /// A line of text; empty by default.
    case text(String)

    /// The value in a link, before escaping.
    var text: String {
        switch self {
        case .color(let rgb): String(format: "%06x", rgb)
        case .number(let number): Self.text(number)
        case .choice(let name): name
        case .groups(let groups): groups.isEmpty ? "none" : groups.map(String.init).joined(separator: "-")
        case .symbol(let character): character.map { String($0) } ?? "dot"
        case .text(let text): text
        }
    }

    /// The value as Swift code.
    var code: String {
        switch self {
        case .color(let rgb): String(format: "CodeColor(0x%06X)", rgb)
        case .number(let number): Self.text(number)
        case .choice(let name): ".\(name)"
        case .groups(let groups): "[\(groups.map(String.init).joined(separator: ", "))]"
        case .symbol(let character): character.map { ".character(\(String($0).debugDescription))" } ?? ".dot"
        case .text(let text): text.debugDescription
        }
    }

    /// The number with at most two decimals.
    ///
    /// No setting has finer steps.
    private static func text(_ number: Double) -> String {
        let text = String(format: "%.2f", number)
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

extension CodeColor {
    /// The color in a link: opaque, composited on the background of a field.
    func value(isDark: Bool) -> StyleValue {
        let environment = CodeEnvironment(colorScheme: isDark ? .dark : .light)
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, opacity: CGFloat = 0
        UIColor(resolved(in: environment)).getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        let behind: CGFloat = isDark ? 0 : 1
        let bits = [red, green, blue].map { component in
            UInt32((min(max(component * opacity + behind * (1 - opacity), 0), 1) * 255).rounded())
        }
        return .color(bits[0] << 16 | bits[1] << 8 | bits[2])
    }
}
