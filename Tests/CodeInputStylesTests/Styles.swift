import CodeInputStyles
import Testing

extension CodeDrawing {
    /// The calls, with those inside groups and characters in place of these.
    var allCalls: [Call] {
        calls.flatMap { call in
            switch call {
            case .group(let drawing), .character(let drawing): drawing.allCalls
            default: [call]
            }
        }
    }
}

/// The built-in styles by name.
struct Styles: Sendable, CustomTestStringConvertible {
    let name: String
    let renderer: any CodeCellRenderer

    var testDescription: String { name }

    static let all: [Styles] = {
        let star = CodeImage(systemName: "star.fill", size: CGSize(width: 22, height: 22))
        let picture = CodeImage(named: "grid").stretched(capInsets: CodeInsets(12))
        var slices = BackgroundRenderer(image: picture)
        slices.mode = .slices
        slices.layout = .equal()
        var grouped = BoxRenderer()
        grouped.layout = .grouped([3, 3])
        var joinedGroups = BoxRenderer(shape: .joined)
        joinedGroups.layout = .grouped([3, 3], spacing: 0)
        joinedGroups.text.mask = .image(star)
        var masked = UnderlineRenderer()
        masked.text.mask = .character("*")
        masked.layout = .proportional()
        return [
            Styles(name: "underline", renderer: .underline), Styles(name: "box", renderer: .box),
            Styles(name: "outline", renderer: .outline),
            Styles(name: "joined", renderer: .joined), Styles(name: "circles", renderer: .circles),
            Styles(name: "dots", renderer: .dots()), Styles(name: "dots-image", renderer: .dots(image: star)),
            Styles(name: "dots-picture", renderer: .dots(image: CodeImage(named: "bear"))),
            Styles(name: "background", renderer: .background(image: picture)),
            Styles(name: "background-slices", renderer: slices),
            Styles(name: "overlay", renderer: .background(image: picture).overlaying(.dots())),
            Styles(name: "box-grouped", renderer: grouped), Styles(name: "joined-grouped", renderer: joinedGroups),
            Styles(name: "underline-proportional", renderer: masked),
        ]
    }()
}
