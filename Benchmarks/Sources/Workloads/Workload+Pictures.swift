public import CodeInputStyles
import Foundation

// From the editor to the drawings, without a view.
extension Workload {
    static let pictures: [Workload] =
        [6, 64].map(state) + [6, 64].map(keyAndState) + namedStyles.flatMap { [cell($0, $1), field($0, $1)] }

    /// The built-in styles with the names they have in the report.
    ///
    /// Their states do not move, as in earlier versions.
    public static let namedStyles: [(String, any CodeCellRenderer)] = [
        ("underline", still(UnderlineRenderer.underline, \.motion)), ("box", box), ("joined", joined),
        ("circles", still(BoxRenderer.circles, \.motion)), ("dots", still(DotsRenderer.dots(), \.motion)),
        ("background", still(BackgroundRenderer.background(image: CodeImage(named: "grid")), \.motion)),
    ]

    static let box = still(BoxRenderer.box, \.motion), joined = still(BoxRenderer.joined, \.motion)

    static func still<Style>(_ style: Style, _ motion: WritableKeyPath<Style, CodeMotion>) -> Style {
        var style = style
        style[keyPath: motion].state = .none
        return style
    }

    static let bounds = CGRect(x: 0, y: 0, width: 320, height: 56)

    private static func state(_ length: Int) -> Workload {
        Workload("picture/state/\(length)", repetitions: 200) { repetitions, measure in
            let editor = opaque(filled(length - 1, of: length))
            measure { for _ in 0..<repetitions { keep(editor.state(isFocused: true)) } }
        }
    }

    /// A key typed, the state made of it, and the key deleted again.
    private static func keyAndState(_ length: Int) -> Workload {
        editing("picture/key and state", length - 1, of: length, repetitions: 200) { editor, key in
            editor.insert(key)
            keep(editor.state(isFocused: true))
            editor.deleteBackward()
        }
    }

    /// A key typed, the one cell that shows it drawn, and the key deleted again.
    private static func cell(_ name: String, _ style: any CodeCellRenderer) -> Workload {
        Workload("picture/one key/\(name)", repetitions: 200) { repetitions, measure in
            var editor = filled(5, of: 6)
            let frames = style.layout.frames(count: 6, in: bounds), digits = opaque(digits)
            let environment = opaque(CodeEnvironment())
            measure {
                for index in 0..<repetitions {
                    editor.insert(digits[index & 7])
                    let state = editor.state(isFocused: true)
                    let field = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
                    keep(style.drawing(of: state.cells[5], in: field.context(ofCell: 5)))
                    editor.deleteBackward()
                }
            }
        }
    }

    /// Layout, background and every cell.
    private static func field(_ name: String, _ style: any CodeCellRenderer) -> Workload {
        Workload("picture/everything/\(name)", repetitions: 50) { repetitions, measure in
            let editor = opaque(filled(5, of: 6))
            measure {
                for _ in 0..<repetitions {
                    let state = editor.state(isFocused: true)
                    let frames = style.layout.frames(count: 6, in: bounds)
                    let field = FieldContext(bounds: bounds, cellFrames: frames)
                    keep(style.backgroundDrawing(of: state, in: field))
                    for cell in state.cells { keep(style.drawing(of: cell, in: field.context(ofCell: cell.index))) }
                }
            }
        }
    }
}
