import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// A field in a window, with a keyboard, on a fresh device.
@MainActor struct Stage {
    let window: UIWindow
    let view: CodeInputView
    let keyboard: KeyboardDriver
    let log = EventLog()
    private let controlEvents: EventLog

    /// A field in which the user has typed a text.
    init(
        typing text: String = "", length: Int = 6, style: any CodeCellRenderer = .box, width: CGFloat = 320,
        isFocused: Bool = true, configure: (CodeInputView) -> Void = { _ in }
    ) {
        WithoutMistakes.reset()
        window = Device.makeWindow(width: 3000, height: 200)
        view = CodeInputView(length: length, style: style)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 56)
        view.clock = Device.clock
        configure(view)
        keyboard = KeyboardDriver(in: window)
        controlEvents = EventLog(of: view)
        window.addSubview(view)
        if isFocused { view.becomeFirstResponder() }
        settle()
        if !text.isEmpty { type(text) }
        log.listen(to: view)
        forgetEvents()
    }

    /// Changes the field, and ends the turn of the run loop.
    func settle(_ change: (CodeInputView) -> Void = { _ in }) {
        change(view)
        Device.flush()
    }

    /// Changes the field in steps, and compares what is seen after each.
    func check<Seen: Equatable>(
        _ steps: [(Seen, (CodeInputView) -> Void)], sourceLocation: SourceLocation = #_sourceLocation,
        seen: () -> Seen
    ) {
        for (index, (expected, step)) in steps.enumerated() {
            step(view)
            #expect(seen() == expected, "step \(index)", sourceLocation: sourceLocation)
        }
    }

    func type(_ text: String) {
        keyboard.type(text)
        settle()
    }

    func deleteBackward() {
        keyboard.deleteBackward()
        settle()
    }

    func redrawn() -> [String] { view.redrawnLayers(in: window) }

    /// A layer of the view: "background", "caret", or "cell" with its index.
    func layer(_ name: String) -> CALayer? { layers.first { $0.name == name } }

    /// The layer that draws a part: the focused cell has one in place of its own.
    func shownLayer(_ name: String) throws -> CALayer {
        let own = try #require(layer(name))
        return own.opacity == 0 && name.hasPrefix("cell") ? try #require(layer("focus")) : own
    }

    var layers: [CALayer] { view.drawnLayers }

    /// What the cells show: characters, "•" if masked, "_" if empty.
    var shown: String { view.fieldState.cells.map(\.content.shown).joined() }

    /// The editing events since the last reset.
    var events: [String] { controlEvents.lines }

    func forgetEvents() { controlEvents.lines = [] }

    func tap(cell: Int) { Device.tap(view, in: view.cellFrames[cell]) }

    /// The UTF-16 offset of a position.
    func offset(_ position: UITextPosition?) -> Int? {
        position.map { view.offset(from: view.beginningOfDocument, to: $0) }
    }

    /// The range of UTF-16 offsets, made as a keyboard makes it.
    func range(_ offsets: Range<Int>) -> UITextRange? { view.range(at: offsets) }
}

extension CodeCellRenderer where Self == BoxRenderer {
    static var still: BoxRenderer { .box.with(\.motion, .none) }
}

extension CodeCellRenderer {
    func with<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) -> Self {
        var style = self
        style[keyPath: part] = value
        return style
    }

    func drawAll(_ cell: CodeCell, in context: inout CellContext) {
        draw(cell, in: &context)
        drawCharacter(of: cell, in: &context)
    }
}

/// A renderer that draws what a test says, and places cells where it says.
struct TestRenderer: CodeCellRenderer {
    var layout = CodeCellLayout.equal()
    var dependencies = CodeDependencies(position: true, cells: true, character: true)
    var motion = CodeMotion()
    var text = CodeTextStyle()
    /// Changes the frames of the layout in the bounds of the field.
    var frames: @Sendable ([CGRect], CGRect) -> [CGRect] = { frames, _ in frames }
    /// The place of the text in the frame of a cell.
    var place: @Sendable (CGRect) -> CGRect? = { $0 }
    var foreground: @Sendable (CodeFieldState, inout FieldContext) -> Void = { $1.drawStatus(of: $0) }
    var cell: @Sendable (CodeCell, inout CellContext) -> Void
    var character: @Sendable (CodeCell, inout CellContext) -> Void = { _, _ in }

    init(cell: @escaping @Sendable (CodeCell, inout CellContext) -> Void = { BoxRenderer().drawAll($0, in: &$1) }) {
        self.cell = cell
    }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        frames(layout.frames(count: count, in: bounds, environment: environment), bounds)
    }

    func textRect(in context: CellContext) -> CGRect? { place(context.frame) }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) { foreground(field, &context) }

    func draw(_ cell: CodeCell, in context: inout CellContext) { self.cell(cell, &context) }

    func drawCharacter(of cell: CodeCell, in context: inout CellContext) { character(cell, &context) }
}

struct TestRule: CodeRule {
    var violation: @Sendable () -> CodeRuleViolation?

    func check(_ code: String) -> CodeRuleViolation? { violation() }
}

extension CodeCell.Content {
    /// The character, "•" if masked, "_" if empty.
    var shown: String {
        switch self {
        case .empty: "_"
        case .placeholder(let hint): String(hint)
        case .character(let character): String(character)
        case .masked: "•"
        }
    }
}

extension CodeInputView {
    /// The words in the message row, if there are any.
    var shownMessage: String? {
        layoutIfNeeded()
        let labels = subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        return labels.first?.text.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension UIView {
    /// Runs the next draw pass, and returns the names of the view's layers that it draws, or that look different.
    func redrawnLayers(in window: UIWindow) -> [String] {
        func boxes() -> [String: LayerBoxes] {
            drawnLayers.reduce(into: [:]) { boxes, layer in layer.name.map { boxes[$0] = LayerBoxes(of: layer) } }
        }
        let before = boxes()
        window.layoutIfNeeded()
        defer { Device.flush() }
        let now = boxes()
        let drawn = drawnLayers.filter { $0.needsDisplay() }.compactMap(\.name)
        let others = now.keys.filter { now[$0] != before[$0] && now[$0]?.isEmpty == false }
        return Set(drawn + others).sorted()
    }

    /// The layers of a field, which are in one layer, or else those of the view itself.
    var drawnLayers: [CALayer] {
        let own = layer.sublayers ?? []
        return self is CodeInputView ? own.first?.sublayers ?? [] : own
    }
}

/// What a field draws, from back to front, for the rows about looks.
@MainActor struct Drawn {
    private(set) var fills: [(place: CGRect, color: CodeColor.Components)] = []
    private(set) var strokes: [(place: CGRect, color: CodeColor.Components, width: CGFloat)] = []
    private(set) var texts: [(text: String, place: CGRect, font: CodeFont)] = []
    private(set) var images: [(image: CodeImage, place: CGRect)] = []

    init(_ field: CodeInputView) {
        add(field.style.drawing(of: field.fieldState, in: field.bounds, environment: CodeEnvironment(of: field)))
    }

    private mutating func add(_ drawing: CodeDrawing) {
        for call in drawing.calls {
            switch call {
            case .group(let inner): add(inner)
            case .fill(let path, let color): fills.append((path.boundingRect, color))
            case .stroke(let path, let color, let width, _): strokes.append((path.boundingRect, color, width))
            case .text(let text, let place, let font, _): texts.append((text, place, font))
            case .image(let image, let place, _, _): images.append((image, place))
            default: break
            }
        }
    }
}

extension CodeColor {
    /// The color on a plain device.
    var plain: CodeColor.Components { resolved(in: CodeEnvironment()) }
}
