import UIKit

/// The system's keyboard at the bottom of a phone of 390 by 844 points, in SVG.
struct PhoneKeyboard {
    /// The height with the room for the home indicator.
    static let height = 291.0

    private(set) var svg: String
    private let colors: (ground: String, key: String, special: String, edge: String, ink: String)

    init(_ type: UIKeyboardType, isDark: Bool) {
        colors =
            isDark
            ? ("#2b2b2d", "#6b6b6e", "#464649", "#1a1a1b", "#ffffff")
            : ("#d1d4da", "#ffffff", "#abb0ba", "#898b8f", "#000000")
        let top = Phone.size.height - Self.height
        svg = "<rect y=\"\(top)\" width=\"390\" height=\"\(Self.height)\" fill=\"\(colors.ground)\"/>"
        if type == .numberPad { addPad(top + 6) } else { addLetters(top + 8) }
    }

    private mutating func addPad(_ top: Double) {
        func frame(_ row: Int, _ column: Int) -> CGRect {
            CGRect(x: 6 + 128 * Double(column), y: top + 53 * Double(row), width: 122, height: 46)
        }
        for (index, letters) in ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"].enumerated() {
            let frame = frame(index / 3, index % 3)
            addPlate(frame)
            add("\(index + 1)", frame.midX, frame.midY + (letters.isEmpty ? 8.5 : 4), 24)
            if letters.isEmpty { continue }
            add(letters, frame.midX, frame.midY + 17, 10, "font-weight=\"700\" letter-spacing=\"2\"")
        }
        addKey("0", frame(3, 1))
        // Without a plate.
        addDelete(frame(3, 2))
    }

    private mutating func addLetters(_ top: Double) {
        func frame(_ row: Int, x: Double, width: Double) -> CGRect {
            CGRect(x: x, y: top + 54 * Double(row), width: width, height: 42)
        }
        for (row, characters) in ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].enumerated() {
            let width = row == 2 ? 33.01 : 33
            let whole = Double(characters.count) * (width + 6) - 6
            for (index, character) in characters.enumerated() {
                let x = (Phone.size.width - whole) / 2 + Double(index) * (width + 6)
                addKey("\(character)", frame(row, x: x, width: width))
            }
        }
        let shift = frame(2, x: 3, width: 44), delete = frame(2, x: Phone.size.width - 47, width: 44)
        addPlate(shift, isSpecial: true)
        addSign(shift, "M12 4L20 12H16V19H8V12H4Z", "fill=\"\(colors.ink)\"")
        addPlate(delete, isSpecial: true)
        addDelete(delete)
        addKey("123", frame(3, x: 3, width: 91), isSpecial: true)
        addKey("space", frame(3, x: 100, width: 190))
        addKey("return", frame(3, x: 296, width: 91), isSpecial: true)
    }

    private mutating func addKey(_ title: String, _ frame: CGRect, isSpecial: Bool = false) {
        addPlate(frame, isSpecial: isSpecial)
        let isWord = title.count > 1
        add(title, frame.midX, frame.midY + (isWord ? 5.5 : 8.5), isWord ? 16 : 24)
    }

    /// A special key is darker than the keys of characters.
    private mutating func addPlate(_ frame: CGRect, isSpecial: Bool = false) {
        for (y, fill) in [(frame.minY + 1, colors.edge), (frame.minY, isSpecial ? colors.special : colors.key)] {
            svg += "<rect x=\"\(frame.minX.shortText)\" y=\"\(y.shortText)\" width=\"\(frame.width.shortText)\" "
            svg += "height=\"\(frame.height.shortText)\" rx=\"5\" fill=\"\(fill)\"/>"
        }
    }

    private mutating func addDelete(_ frame: CGRect) {
        addSign(
            frame, "M8.5 5H20A2 2 0 0 1 22 7V17A2 2 0 0 1 20 19H8.5L2 12ZM12 9L18 15M18 9L12 15",
            "fill=\"none\" stroke=\"\(colors.ink)\" stroke-width=\"1.6\" stroke-linecap=\"round\" "
                + "stroke-linejoin=\"round\"")
    }

    /// A path for a square of 24 points, in the middle of a key.
    private mutating func addSign(_ frame: CGRect, _ path: String, _ paint: String) {
        let (x, y) = (frame.midX - 12, frame.midY - 12)
        svg += "<path transform=\"translate(\(x.shortText) \(y.shortText))\" d=\"\(path)\" \(paint)/>"
    }

    private mutating func add(
        _ text: String, _ x: Double, _ y: Double, _ size: Int, _ look: String = "font-weight=\"400\""
    ) {
        svg += "<text x=\"\(x.shortText)\" y=\"\(y.shortText)\" text-anchor=\"middle\" font-size=\"\(size)\" "
        svg += "\(look) fill=\"\(colors.ink)\">\(text)</text>"
    }
}
