import CodeInputTestSupport
import Foundation
import TestTools
import Testing

@testable import CodeInputPIN

@Suite struct KeypadDrawingTests {
    private static let states: [CodeKeypadKeyState] = [.normal, .pressed, .disabled]
    private static let styles: [CodeKeypadStyle] = [
        .keyboard(isFlat: false), .keyboard(isFlat: true), .plain, .circles,
    ]
    private static let keys: [CodeKeypadKey] = (0...9).map { .digit($0) } + [.delete, .extra]
    private static let frame = CGRect(x: 100, y: 50, width: 96, height: 48)

    private func drawing(
        _ style: CodeKeypadStyle, _ key: CodeKeypadKey, _ state: CodeKeypadKeyState = .normal,
        extra: CodeKeypadFace? = .title("OK"), frame: CGRect = frame, environment: CodeEnvironment = CodeEnvironment()
    ) -> CodeDrawing { style.drawing(of: key, state: state, extra: extra, frame: frame, environment: environment) }

    private func fontSize(of drawing: CodeDrawing) -> CGFloat {
        drawing.calls.compactMap { if case .text(_, _, let font, _) = $0 { font.size } else { nil } }[0]
    }

    @Test("states look different, and keys have a border with increased contrast") func states() {
        let contrast = CodeEnvironment(increasedContrast: true)
        for style in Self.styles {
            for key in Self.keys {
                #expect(Set(Self.states.map { drawing(style, key, $0).description }).count == 3)
                let plain = drawing(style, key).calls.count
                #expect(drawing(style, key, environment: contrast).calls.count == plain + 1)
            }
            #expect(drawing(style, .extra, extra: nil).calls.isEmpty)
        }
    }

    @Test("nothing is drawn outside the key") func bounds() {
        let sizes: [CGFloat] = [0, 0.5, 1, 3, 20, 48, 66, 300]
        for base in Self.styles {
            for (width, height) in sizes.flatMap({ width in sizes.map { (width, $0) } }) {
                let frame = CGRect(x: 10, y: 20, width: width, height: height)
                for key in Self.keys {
                    var style = base
                    style.showsLetters = true
                    for textScale in [1, 3] as [CGFloat] {
                        let drawn = drawing(
                            style, key, extra: .symbol("eye"), frame: frame,
                            environment: CodeEnvironment(textScale: textScale, increasedContrast: true))
                        for call in drawn.calls { expect(call, inside: frame.insetBy(dx: -0.01, dy: -0.01)) }
                    }
                }
            }
        }
    }

    private func expect(_ call: CodeDrawing.Call, inside frame: CGRect) {
        // `contains(_:)` compares a union, which is not exact.
        func holds(_ rect: CGRect) -> Bool {
            rect.minX >= frame.minX && rect.maxX <= frame.maxX && rect.minY >= frame.minY && rect.maxY <= frame.maxY
        }
        switch call {
        case .fill(let path, _): #expect(holds(path.boundingRect))
        case .stroke(let path, _, let width, _):
            // A line is at least a pixel wide, even in a tiny key.
            let line = frame.width > 4 && frame.height > 4 ? width / 2 : 0
            #expect(holds(path.boundingRect.insetBy(dx: -line, dy: -line)))
        case .text(let text, let rect, let font, _):
            #expect(holds(rect))
            #expect(font.size * CGFloat(text.count) <= rect.width + 0.01 && font.size <= rect.height / 0.9)
        case .image(_, let rect, _, _): #expect(holds(rect))
        default: Issue.record("unexpected \(call)")
        }
    }

    @Test(
        "the word of an extra key can be read, and is larger with larger text if it has room",
        arguments: ["Done", "Fertig", "Gotowe", "Hotovo", "Listo", "Готово", "完了", "Tamam", "Terminé"])
    func words(_ word: String) {
        for (style, side) in [(CodeKeypadStyle.keyboard(isFlat: false), 104.0), (.plain, 104), (.circles, 66)] {
            let sizes = [1, 3].map { scale in
                let frame = CGRect(x: 0, y: 0, width: side, height: 66), environment = CodeEnvironment(textScale: scale)
                return fontSize(of: drawing(style, .extra, extra: .title(word), frame: frame, environment: environment))
            }
            // The Human Interface Guidelines ask for 11 points.
            #expect(sizes[0] >= 11 && (side > 66 && word.count < 6 ? sizes[1] > sizes[0] : sizes[1] >= sizes[0]))
        }
    }

    @Test(
        "the outline of a key has the corners that are drawn", arguments: [.infinity, 1_000, 6, .nan, -1] as [CGFloat])
    func corners(_ radius: CGFloat) {
        var style = CodeKeypadStyle.keyboard(isFlat: true)
        style.cornerRadius = radius
        let ground = style.ground(in: CGRect(x: 0, y: 0, width: 122, height: 48))
        #expect(ground == (CGRect(x: 0, y: 0, width: 122, height: 48), radius > 0 ? min(radius, 24) : 0))
    }

    @Test("larger text is larger, if the key has room") func textSize() {
        func size(_ scale: CGFloat) -> CGFloat {
            fontSize(of: drawing(.keyboard(isFlat: false), .digit(8), environment: CodeEnvironment(textScale: scale)))
        }
        #expect(size(0.8) < size(1) && size(1) == 26 && size(1.3) > size(1) && size(9) == size(3))
    }

    @Test("pads match their snapshot") func snapshots() {
        let flat = CGRect(x: 6, y: 6, width: 96, height: 48), circle = CGRect(x: 12, y: 7.5, width: 76, height: 76)
        let pads: [(name: String, style: CodeKeypadStyle, first: CGRect, x: CGFloat, y: CGFloat)] = [
            ("keyboard", .keyboard(isFlat: false), flat, 102, 55), ("flat", .keyboard(isFlat: true), flat, 102, 55),
            ("circles", .circles, circle, 94, 91),
        ]
        let keys = Self.keys[1...9] + [.extra, .digit(0), .delete]
        let states: [Int: CodeKeypadKeyState] = [4: .pressed, 7: .disabled, 11: .pressed]
        var parts: [String] = []
        for var pad in pads {
            pad.style.showsLetters = true
            for scheme in CodeEnvironment.ColorScheme.allCases {
                for (place, key) in keys.enumerated() {
                    let state = states[place] ?? .normal
                    let frame = pad.first.offsetBy(dx: CGFloat(place % 3) * pad.x, dy: CGFloat(place / 3) * pad.y)
                    let drawn = pad.style.drawing(
                        of: key, state: state, extra: .symbol("faceid"), frame: frame,
                        environment: CodeEnvironment(colorScheme: scheme))
                    parts.append("\(pad.name) \(scheme) \(key) \(state)\n\(drawn)")
                }
            }
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        #expect(TextSnapshots(beside: folder).difference(of: parts.joined(separator: "\n\n"), to: "keypad") == nil)
    }
}
