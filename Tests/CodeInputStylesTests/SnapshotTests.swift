import CodeInputTestSupport
import Foundation
import TestTools
import Testing

extension CodeDrawing {
    /// The calls, with those inside groups in place of these.
    var allCalls: [Call] {
        calls.flatMap { call in
            switch call {
            case .group(let drawing): drawing.allCalls
            default: [call]
            }
        }
    }

    /// The places of the fills outside groups.
    var fills: [CGRect] { calls.compactMap { if case .fill(let path, _) = $0 { path.boundingRect } else { nil } } }

    var texts: [(text: String, place: CGRect, font: CodeFont)] {
        allCalls.compactMap { call in
            if case .text(let text, let place, let font, _) = call { (text, place, font) } else { nil }
        }
    }

    /// The shares of a picture in slices: the place of each cell, and that of the whole picture.
    var shares: [(cell: CGRect, whole: CGRect)] {
        calls.compactMap { call in
            guard case .group(let slice) = call, case .clip(let path)? = slice.calls.first,
                case .image(_, let whole, _, _)? = slice.calls.last
            else { return nil }
            return (path.boundingRect, whole)
        }
    }
}

extension CodeFieldState {
    static func cells(
        _ count: Int, _ content: CodeCell.Content = .empty, status: CodeStatus = .editing, isEnabled: Bool = true
    ) -> Self {
        let cells = (0..<count).map { CodeCell(index: $0, content: content, isEnabled: isEnabled, status: status) }
        return CodeFieldState(cells: cells, status: status)
    }
}

extension CodeCellRenderer {
    func context(_ count: Int, in bounds: CGRect, _ environment: CodeEnvironment = CodeEnvironment()) -> FieldContext {
        fieldContext(of: count, in: bounds, environment: environment)
    }
}

extension CGRect { init(width: CGFloat, height: CGFloat = 56) { self.init(x: 0, y: 0, width: width, height: height) } }

struct Styles: Sendable, CustomTestStringConvertible {
    let name: String
    let renderer: any CodeCellRenderer

    var testDescription: String { name }

    static let all: [Styles] = {
        let star = CodeImage(systemName: "star.fill", size: CGSize(width: 22, height: 22))
        let picture = changed(CodeImage(named: "grid")) { ($0.isStretched, $0.capInsets) = (true, CodeInsets(12)) }
        let slices = changed(BackgroundRenderer(image: picture)) { ($0.isSliced, $0.layout) = (true, .equal()) }
        let grouped = changed(BoxRenderer()) { $0.layout = .grouped([3, 3]) }
        let joinedGroups = changed(BoxRenderer.joined) {
            ($0.layout, $0.text.mask) = (.grouped([3, 3], spacing: 0), .image(star))
        }
        let masked = changed(UnderlineRenderer()) { ($0.layout, $0.text.mask) = (.proportional(), .character("*")) }
        let styles: KeyValuePairs<String, any CodeCellRenderer> = [
            "underline": .underline, "box": .box, "outline": .outline, "joined": .joined, "circles": .circles,
            "dots": .dots(), "dots-image": .dots(image: star), "dots-picture": .dots(image: CodeImage(named: "bear")),
            "background": .background(image: picture), "background-slices": slices,
            "overlay": .background(image: picture).overlaying(.dots()), "box-grouped": grouped,
            "joined-grouped": joinedGroups, "underline-proportional": masked,
        ]
        return styles.map { Styles(name: $0, renderer: $1) }
    }()

    /// Those of one type each, which share a snapshot, by the name of the first.
    static let kinds = Dictionary(grouping: all) { "\(type(of: $0.renderer))" }.values
        .map { (name: $0[0].name, styles: $0) }.sorted { $0.name < $1.name }

    /// Each kind of style that draws text, with a text style.
    static func all(text: CodeTextStyle) -> [Styles] {
        kinds.filter { $0.name != "overlay" }.map { Styles(name: $0.name, renderer: $0.styles[0].renderer.with(text)) }
    }
}

extension CodeCellRenderer {
    /// The same style with another text style, if it is a built-in one.
    func with(_ text: CodeTextStyle) -> any CodeCellRenderer {
        func copy<Style: CodeCellRenderer>(_ part: WritableKeyPath<Style, CodeTextStyle>) -> (any CodeCellRenderer)? {
            (self as? Style).map { style in changed(style) { $0[keyPath: part] = text } }
        }
        return copy(\BoxRenderer.text) ?? copy(\UnderlineRenderer.text) ?? copy(\DotsRenderer.text)
            ?? copy(\BackgroundRenderer.text) ?? self
    }
}

@Suite("A snapshot") struct SnapshotTests {
    /// Every state, and what hides or has no character in two of them.
    private static let fields =
        CodeFieldState.samples(length: 4) + [
            ("accepted and masked", .cells(4, .masked, status: .accepted)),
            ("disabled with a placeholder", .cells(4, .placeholder("0"), isEnabled: false)),
        ]

    @Test("of each style in every state, and in dark appearance with large text, is unchanged", arguments: Styles.kinds)
    func styles(_ kind: String, _ styles: [Styles]) {
        let dark = CodeEnvironment(
            colorScheme: .dark, layoutDirection: .rightToLeft, displayScale: 3, textScale: 3.1, increasedContrast: true)
        let pictures = Self.fields.map { ($0, $1, CodeEnvironment()) }
        let last = ("focused in dark appearance, with large text", Self.fields[1].field, dark)
        let text = styles.flatMap { style in
            (pictures + [last]).map { name, field, environment in
                "# \(style.name), \(name)\n" + style.renderer.snapshot(of: field, environment: environment)
            }
        }.joined(separator: "\n\n")
        let difference = TextSnapshots().difference(of: text, to: kind)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(
        "of a state with more cells than a layout has draws those that it has",
        arguments: Styles.kinds.map { $0.styles[0] })
    func cells(_ style: Styles) {
        #expect(style.renderer.snapshot(of: .cells(1_024)) == style.renderer.snapshot(of: .cells(1_000)))
    }

    @Test("is written if asked for, then reports the lines that differ, or that it is missing") func difference() throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Test.swift").path
        #expect(TextSnapshots(beside: file, isUpdating: true).difference(of: "a\n\nb\nc", to: "x") == nil)
        let snapshots = TextSnapshots(beside: file, isUpdating: false)
        #expect(snapshots.difference(of: "a\n\nb\nc", to: "x") == nil)
        let message = snapshots.difference(of: "a\n\nB\nc", to: "x")
        #expect(message == "The snapshot x differs in 2 lines:\n- 3: b\n+ 3: B")
        #expect(snapshots.difference(of: "a\n\nb\nc\nd", to: "x") != nil)
        #expect(snapshots.difference(of: "a", to: "y")?.contains("UPDATE_SNAPSHOTS=1") == true)
    }
}

@Suite("A picture") struct PictureTests {
    private static let unusual = Styles.unusual.filter { $0.renderer is ShadowRenderer || $0.renderer is ArcRenderer }

    @Test("has every state, and is well-formed", arguments: Styles.all + unusual) func states(_ style: Styles) {
        for scheme in CodeEnvironment.ColorScheme.allCases {
            let svg = style.renderer.picture(environment: CodeEnvironment(colorScheme: scheme))
            for state in ["empty", "focused", "masked", "accepted", "rejected", "disabled"] {
                #expect(svg.contains(">\(state)<"))
            }
            #expect(svg.contains(">4</text>") && !svg.contains("nan") && !svg.contains("inf\""))
            #expect(svg.matches(of: /<g[ >]/).count == svg.components(separatedBy: "</g>").count - 1)
        }
    }

    @Test("has a glow, a gradient and clips") func parts() {
        let svg = ShadowRenderer().picture(length: 2)
        #expect(svg.contains("feDropShadow") && svg.contains("linearGradient"))
        // The box of a level line has no height, and shares of it are nothing.
        #expect(svg.contains("filterUnits=\"userSpaceOnUse\""))
        #expect(svg.contains("flood-opacity") == (CodeColor.tint.resolved(in: CodeEnvironment()).opacity < 1))
        let slices = changed(BackgroundRenderer(image: CodeImage(named: "picture"))) { $0.isSliced = true }
        #expect(slices.picture().contains("clip-path"))
        // A file with such a character is no XML.
        let controls = DrawnRenderer { $1.draw("\u{7}\u{FFFE}", in: $1.frame, font: CodeFont(), with: .label) }
        let picture = controls.picture()
        #expect(!picture.contains("\u{7}") && !picture.contains("\u{FFFE}"))
    }

    @Test("has room between its rows for all that a style draws around its cells") func margins() {
        let style = changed(BoxRenderer()) { $0.layout.overhang = 40 }
        let (svg, height) = (style.picture(), style.layout.preferredSize(count: 6).height)
        #expect(svg.contains("translate(136 40)") && svg.contains("translate(136 \(Int(80 + height)))"))
    }

    @Test("moves what each effect moves, by its poses, and nothing else") func motions() {
        var style = BoxRenderer()
        style.motion = .none
        #expect(!style.motionPicture().contains("@keyframes"))
        let effects: [(WritableKeyPath<CodeMotion, CodeMotion.Effect>, moved: Int, looksBeforeAndAfter: Int)] = [
            (\.insertion, 4, 8), (\.removal, 4, 8), (\.invalidInput, 1, 0), (\.rejection, 1, 0), (\.acceptance, 4, 4),
            (\.verifying, 4, 0),
        ]
        for (effect, moved, looks) in effects {
            style.motion = .none
            style.motion[keyPath: effect] = .keyframes(
                [CodeMotion.Pose(scale: 1.5, opacity: 0.25, x: 7), CodeMotion.Pose(y: 9)], duration: 1)
            let parts = style.motionPicture(length: 4).components(separatedBy: "@keyframes").dropFirst()
            let first = "25%{transform:translate(7px,0px)scale(1.5);opacity:0.25}"
            let last = "75%,to{transform:translate(0px,9px)scale(1);opacity:1}"
            let moving = parts.filter { $0.contains("7px") }
            #expect(moving.count == moved && parts.count == moved + looks)
            for part in moving {
                let isBackward = effect == \.removal, isNew = looks > 0 && !isBackward
                #expect(part.contains("{0%,24.5%{opacity:\(isNew ? 0 : 1)}"))
                #expect(part.contains(isBackward ? first.replacing("25%", with: "75%,to") : first))
                #expect(part.contains(isBackward ? last.replacing("75%,to", with: "25%") : last))
            }
            // Each look is there either before or after.
            let others = parts.filter { !$0.contains("7px") }
            #expect(others.allSatisfy { $0.contains("24.5%{opacity:0}") == $0.contains("opacity:1}}") })
        }
        style.motion.insertion = .roll
        let height = style.layout.preferredSize(count: 1).height
        #expect(style.motionPicture(length: 0).contains("%{transform:translate(0px,\(Int(height))px)"))
        style.motion = .none
        (style.motion.invalidInput, style.motion.rejection, style.motion.acceptance) = (.roll, .roll, .roll)
        #expect(!style.motionPicture().contains("@keyframes"))
        // Without a character of its own, a cell comes as a whole: the empty one goes.
        let pill = DrawnRenderer { $1.fill(.rect($1.frame), with: $0.isFilled ? .red : .fill) }
        let rows = pill.motionPicture(length: 1).components(separatedBy: "</text>").dropFirst()
        #expect(rows.prefix(2).map { $0.components(separatedBy: "@keyframes").count } == [3, 3])
    }

    @Test("has in place of an image only what the style draws there") func fallbacks() {
        func picture(_ draw: @escaping @Sendable (CGRect, inout CellContext) -> Void) -> String {
            DrawnRenderer { draw($1.frame, &$1) }.picture()
        }
        let plain = picture { $1.fill(.ellipse(in: $0), with: .red) }
        #expect(
            plain
                == picture { frame, context in
                    context.draw(CodeImage(named: "a"), in: frame) { $0.fill(.ellipse(in: frame), with: .red) }
                })
    }
}
