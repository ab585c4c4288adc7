import Foundation
import TestTools
import UIKit

struct PhoneKeyboard {
    struct Key {
        var frame: CGRect
        var title: String
        var letters = ""
        /// Whether the key is darker than the keys of characters.
        var isSpecial = false
        var isDelete = false
    }

    /// The height on a phone of 390 by 844 points, with the room for the home indicator.
    static let height = 291.0

    let keys: [Key]

    init(_ type: UIKeyboardType) { keys = type == .numberPad ? Self.pad : Self.letters }

    static let top = Phone.size.height - height

    private static var pad: [Key] {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        func frame(_ row: Int, _ column: Int) -> CGRect {
            CGRect(x: 6 + 128 * Double(column), y: top + 6 + 53 * Double(row), width: 122, height: 46)
        }
        let digits = (0..<9).map { index in
            Key(frame: frame(index / 3, index % 3), title: "\(index + 1)", letters: letters[index])
        }
        return digits + [Key(frame: frame(3, 1), title: "0"), delete(frame(3, 2))]
    }

    private static var letters: [Key] {
        var keys: [Key] = []
        func y(_ row: Int) -> Double { top + 8 + 54 * Double(row) }
        for (row, characters) in ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].enumerated() {
            let width = row == 2 ? 33.01 : 33
            let whole = Double(characters.count) * (width + 6) - 6
            for (index, character) in characters.enumerated() {
                let x = (Phone.size.width - whole) / 2 + Double(index) * (width + 6)
                let frame = CGRect(x: x, y: y(row), width: width, height: 42)
                keys.append(Key(frame: frame, title: "\(character)"))
            }
        }
        return keys + [
            Key(frame: CGRect(x: 3, y: y(2), width: 44, height: 42), title: "⇧", isSpecial: true),
            delete(CGRect(x: Phone.size.width - 47, y: y(2), width: 44, height: 42), isSpecial: true),
            Key(frame: CGRect(x: 3, y: y(3), width: 91, height: 42), title: "123", isSpecial: true),
            Key(frame: CGRect(x: 100, y: y(3), width: 190, height: 42), title: "space"),
            Key(frame: CGRect(x: 296, y: y(3), width: 91, height: 42), title: "return", isSpecial: true),
        ]
    }

    private static func delete(_ frame: CGRect, isSpecial: Bool = false) -> Key {
        Key(frame: frame, title: "⌫", isSpecial: isSpecial, isDelete: true)
    }

    func svg(isDark: Bool) -> String {
        let colors =
            isDark
            ? (ground: "#2b2b2d", key: "#6b6b6e", special: "#464649", edge: "#1a1a1b", ink: "#ffffff")
            : (ground: "#d1d4da", key: "#ffffff", special: "#abb0ba", edge: "#898b8f", ink: "#000000")
        var svg = "<rect y=\"\(Self.top)\" width=\"390\" height=\"\(Self.height)\" fill=\"\(colors.ground)\"/>"
        for key in keys {
            let (x, y) = (key.frame.minX, key.frame.minY)
            let size = "width=\"\(key.frame.width.shortText)\" height=\"\(key.frame.height.shortText)\" rx=\"5\""
            // The delete key of a number pad has no plate.
            let isPlain = key.isDelete && !key.isSpecial
            if !isPlain {
                svg += "<rect x=\"\(x.shortText)\" y=\"\((y + 1).shortText)\" \(size) fill=\"\(colors.edge)\"/>"
                let fill = key.isSpecial ? colors.special : colors.key
                svg += "<rect x=\"\(x.shortText)\" y=\"\(y.shortText)\" \(size) fill=\"\(fill)\"/>"
            }
            svg += title(of: key, colors.ink)
        }
        return svg
    }

    private func title(of key: Key, _ ink: String) -> String {
        let (x, y) = (key.frame.midX, key.frame.midY)
        if key.isDelete {
            return "<path transform=\"translate(\((x - 12).shortText) \((y - 12).shortText))\" "
                + "d=\"M8.5 5H20A2 2 0 0 1 22 7V17A2 2 0 0 1 20 19H8.5L2 12ZM12 9L18 15M18 9L12 15\" fill=\"none\" "
                + "stroke=\"\(ink)\" stroke-width=\"1.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        }
        if key.title == "⇧" {
            return "<path transform=\"translate(\((x - 12).shortText) \((y - 12).shortText))\" "
                + "d=\"M12 4L20 12H16V19H8V12H4Z\" fill=\"\(ink)\"/>"
        }
        let isWord = key.title.count > 1
        var text = text(key.title, x, y + (key.letters.isEmpty ? (isWord ? 5.5 : 8.5) : 4), isWord ? 16 : 24, 400, ink)
        if !key.letters.isEmpty { text += self.text(key.letters, x, y + 17, 10, 700, ink, spacing: 2) }
        return text
    }

    private func text(
        _ text: String, _ x: Double, _ y: Double, _ size: Int, _ weight: Int, _ ink: String, spacing: Int = 0
    ) -> String {
        let space = spacing > 0 ? " letter-spacing=\"\(spacing)\"" : ""
        return "<text x=\"\(x.shortText)\" y=\"\(y.shortText)\" text-anchor=\"middle\" font-size=\"\(size)\" "
            + "font-weight=\"\(weight)\"\(space) fill=\"\(ink)\">\(text)</text>"
    }
}
