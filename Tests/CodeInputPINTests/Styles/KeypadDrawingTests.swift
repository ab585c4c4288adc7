import CodeInputPIN
import CodeInputTestSupport
import Foundation
import Testing

@Suite struct KeypadDrawingTests {
    private static let styles: [CodeKeypadStyle] = [.keyboard, .flatKeyboard, .plain, .circles]
    private static let keys: [CodeKeypadKey] = (0...9).map { .digit($0) } + [.delete, .extra]
    private static let frame = CGRect(x: 100, y: 50, width: 96, height: 48)

    private func drawing(
        _ style: CodeKeypadStyle, _ key: CodeKeypadKey, _ state: CodeKeypadKeyState = .normal,
        extra: CodeKeypadFace? = .title("OK"), frame: CGRect = frame, environment: CodeEnvironment = CodeEnvironment()
    ) -> CodeDrawing { style.drawing(of: key, state: state, extra: extra, frame: frame, environment: environment) }

    @Test("states look different") func states() {
        for style in Self.styles {
            for key in Self.keys {
                let looks = CodeKeypadKeyState.allCases.map { drawing(style, key, $0).description }
                #expect(Set(looks).count == 3)
            }
            #expect(drawing(style, .extra, extra: nil).isEmpty)
        }
    }

    @Test("an override changes only its state") func overrides() {
        var style = CodeKeypadStyle.keyboard
        let before = CodeKeypadKeyState.allCases.map { drawing(style, .digit(1), $0) }
        style.keyColor.pressed = .red
        let after = CodeKeypadKeyState.allCases.map { drawing(style, .digit(1), $0) }
        #expect(zip(before, after).map(==) == [true, false, true])
        #expect(ByState(1).value(for: .pressed) == 1 && ByState(1, disabled: 2).value(for: .disabled) == 2)
    }

    @Test("nothing is drawn outside the key") func bounds() {
        let sizes: [CGFloat] = [0, 0.5, 1, 3, 20, 48, 66, 300]
        for base in Self.styles {
            for (width, height) in sizes.flatMap({ width in sizes.map { (width, $0) } }) {
                let frame = CGRect(x: 10, y: 20, width: width, height: height)
                for key in Self.keys {
                    var style = base
                    style.showsLetters = true
                    style.borderColor.base = .red
                    for textScale in [1, 3] as [CGFloat] {
                        let drawn = drawing(
                            style, key, extra: .symbol("eye"), frame: frame,
                            environment: CodeEnvironment(textScale: textScale))
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

    @Test("larger text is larger, if the key has room") func textSize() {
        func size(_ scale: CGFloat) -> CGFloat {
            let drawn = drawing(.keyboard, .digit(8), environment: CodeEnvironment(textScale: scale))
            return drawn.calls.compactMap { if case .text(_, _, let font, _) = $0 { font.size } else { nil } }[0]
        }
        #expect(size(0.8) < size(1) && size(1) == 26 && size(1.3) > size(1) && size(9) == size(3))
    }

    @Test("keys have a border with increased contrast") func increasedContrast() {
        for style in Self.styles {
            for key in Self.keys {
                func borders(_ isIncreased: Bool) -> Int {
                    drawing(style, key, environment: CodeEnvironment(increasedContrast: isIncreased)).calls.count
                }
                #expect(borders(true) == borders(false) + 1)
            }
        }
    }

    @Test("pads match their snapshot") func snapshots() {
        let styles: KeyValuePairs<String, CodeKeypadStyle> = [
            "keyboard": .keyboard, "flat": .flatKeyboard, "circles": .circles,
        ]
        let states: [Int: CodeKeypadKeyState] = [4: .pressed, 7: .disabled, 11: .pressed]
        var parts: [String] = []
        for (name, base) in styles {
            var style = base
            style.showsLetters = true
            let bounds = CGRect(origin: .zero, size: style.layout.naturalSize())
            for scheme in CodeEnvironment.ColorScheme.allCases {
                let environment = CodeEnvironment(colorScheme: scheme)
                let keys = style.layout.keys(for: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0], hasExtraKey: true)
                let frames = style.layout.frames(in: bounds, environment: environment)
                for (place, (key, frame)) in zip(keys, frames).enumerated() {
                    guard let key else { continue }
                    let state = states[place] ?? .normal
                    let drawn = style.drawing(
                        of: key, state: state, extra: .symbol("faceid"), frame: frame, environment: environment)
                    parts.append("\(name) \(scheme) \(key) \(state)\n\(drawn)")
                }
            }
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        #expect(TextSnapshots(beside: folder).difference(of: parts.joined(separator: "\n\n"), to: "keypad") == nil)
    }
}
