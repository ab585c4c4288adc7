import CodeInputCore
import CodeInputStyles

/// What a field shows, as parts of an SVG: each keeps its identity, so that the page draws only those that changed.
struct PagePicture {
    /// A motion of a part, or of the whole row: poses at equal distances in time, about a point.
    struct Motion {
        let id: String
        let about: CGPoint
        let poses: [CodeMotion.Pose]
        let milliseconds, delay: Int
        var repeats = false
        /// Whether the part has gone, and its last look moves.
        var isRemoval = false
    }

    /// What the next picture moves from.
    struct Shown {
        var frames: [CGRect]
        var status: CodeStatus
        /// The cell that the ring of the focus is around.
        var ring: Int?
    }

    let size: CGSize
    private(set) var parts: [(id: String, svg: String)] = []
    private(set) var motions: [Motion] = []
    let shown: Shown

    init(of field: PageField, id: String, following follow: PageField.Follow) {
        let style = field.style.renderer, environment = field.environment
        let state = field.field.state(showing: field.configuration)
        var size = style.layout.preferredSize(
            count: state.cells.count, fitting: field.width, environment: environment)
        size.width = field.width
        self.size = size
        let bounds = CGRect(origin: .zero, size: size)
        let scene = CodeScene(of: state, in: bounds, environment: environment, style: style)
        shown = Shown(frames: scene.field.cellFrames, status: state.status, ring: scene.ringIndex)
        func part(_ name: String, _ drawing: CodeDrawing) -> (id: String, svg: String) {
            var writer = PageSVG(id: "\(id)-\(name)")
            writer.write(drawing)
            return (name, writer.text)
        }
        let cells = scene.cells.indices, none = CodeDrawing()
        var caret = scene.field
        if let (frame, radius, color) = scene.caret {
            caret.fill(.roundedRect(frame, cornerRadius: radius), with: CodeColor(color))
        }
        parts = [part("back", scene.background.drawing)]
        parts += cells.map { part("b\($0)", $0 == scene.ringIndex ? none : scene.cells[$0].box.drawing) }
        parts.append(part("ring", scene.ring.drawing))
        parts += cells.map { part("c\($0)", scene.cells[$0].character.drawing) }
        parts += [part("caret", caret.drawing), part("front", scene.foreground.drawing)]
        motions = Self.motions(field, state, shown, follow, size)
    }

    private static func motions(
        _ field: PageField, _ state: CodeFieldState, _ shown: Shown, _ follow: PageField.Follow, _ size: CGSize
    ) -> [Motion] {
        let motion = field.motion, frames = shown.frames
        var motions: [Motion] = []
        func add(
            _ id: String, _ effect: CodeMotion.Effect, in frame: CGRect, delay: Double = 0, isRemoval: Bool = false
        ) {
            guard effect.duration > 0 else { return }
            let count = max(2, Int(effect.duration * 40)), factor = effect.isRoll ? frame.height : 1
            let poses = (0...count).map { index in
                let pose = effect.pose(at: effect.duration * Double(index) / Double(count), isRemoval: isRemoval)
                return CodeMotion.Pose(scale: pose.scale, opacity: pose.opacity, x: pose.x * factor, y: pose.y * factor)
            }
            motions.append(
                Motion(
                    id: id, about: CGPoint(x: frame.midX, y: frame.midY), poses: poses,
                    milliseconds: Int(effect.duration * 1000), delay: Int(delay * 1000), isRemoval: isRemoval))
        }
        let cells = 0..<frames.count
        if let before = field.shown, before.frames == frames, motion.state.duration > 0 {
            let appearance = motion.state.appearance
            let whole = CGRect(origin: .zero, size: size)
            if let ring = shown.ring, ring != before.ring {
                add("b\(ring)", motion.state.uncovering, in: frames[ring], isRemoval: true)
                let start = before.ring.map { last in
                    CodeMotion.Pose(x: frames[last].minX - frames[ring].minX, y: frames[last].minY - frames[ring].minY)
                }
                if let glide = start.flatMap({ motion.state.glide(from: $0) }) {
                    for id in ["ring", "caret"] { add(id, glide, in: frames[ring]) }
                } else {
                    add("ring", appearance, in: frames[ring])
                }
            }
            if shown.status != before.status, !follow.isAccepted {
                if before.ring != nil { add("ring", appearance, in: whole, isRemoval: true) }
                for id in ["back"] + cells.map({ "b\($0)" }) {
                    add(id, appearance, in: whole, isRemoval: true)
                    add(id, appearance, in: whole)
                }
            }
        }
        if let inserted = follow.inserted?.clamped(to: cells) {
            for (order, index) in inserted.enumerated() {
                let delay = motion.delay(of: order, among: inserted.count)
                add("c\(index)", motion.insertion, in: frames[index], delay: delay)
            }
        }
        for index in follow.removed?.clamped(to: cells) ?? 0..<0 {
            add("c\(index)", motion.removal, in: frames[index], isRemoval: true)
        }
        if follow.invalid != nil {
            let index = state.nextCell
            for part in ["b", "c"] { add("\(part)\(index)", motion.invalidInput, in: frames[index]) }
        }
        func addCells(_ effect: CodeMotion.Effect, parts: [String] = ["b", "c"]) {
            for index in cells {
                let delay = motion.delay(of: index, among: cells.count)
                for part in parts { add("\(part)\(index)", effect, in: frames[index], delay: delay) }
            }
        }
        if follow.isRejected, motion.rejectsCellByCell {
            addCells(motion.rejection)
        } else if follow.isRejected {
            add("row", motion.rejection, in: CGRect(origin: .zero, size: size))
        }
        if follow.isAccepted { addCells(motion.acceptance) }
        if state.status == .verifying {
            let start = motions.count
            addCells(motion.verifying, parts: ["c"])
            for index in start..<motions.count { motions[index].repeats = true }
        }
        return motions
    }

    /// The cell at a point, or that nearest to it.
    static func cell(at point: CGPoint, among frames: [CGRect]) -> Int {
        func distance(_ frame: CGRect) -> Double {
            let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
            let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
            return x * x + y * y
        }
        return frames.indices.min { distance(frames[$0]) < distance(frames[$1]) } ?? 0
    }
}

struct PageSVG {
    private(set) var text = ""
    private let id: String
    private var lastID = 0

    init(id: String) { self.id = id }

    private mutating func makeID() -> String {
        lastID += 1
        return "\(id)-\(lastID)"
    }

    mutating func write(_ drawing: CodeDrawing) {
        // A clip and a shadow apply to the calls after them.
        var open = 0
        for call in drawing.calls {
            switch call {
            case .fill(let path, let color): text += "<path d=\"\(data(path))\"\(paint("fill", color))/>"
            case .stroke(let path, let color, let width, let dash):
                text +=
                    "<path d=\"\(data(path))\" fill=\"none\"\(paint("stroke", color)) stroke-width=\"\(width.shortText)\""
                if !dash.isEmpty { text += " stroke-dasharray=\"\(dash.map { $0.shortText }.joined(separator: " "))\"" }
                text += "/>"
            case .gradient(let path, let colors, let start, let end):
                let name = makeID()
                text += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.shortText)\" "
                text += "y1=\"\(start.y.shortText)\" x2=\"\(end.x.shortText)\" y2=\"\(end.y.shortText)\">"
                for (index, color) in colors.enumerated() {
                    let offset = Double(index) / Double(max(colors.count - 1, 1))
                    text += "<stop offset=\"\(offset.shortText)\"\(paint("stop-color", color, "stop-opacity"))/>"
                }
                text += "</linearGradient><path d=\"\(data(path))\" fill=\"url(#\(name))\"/>"
            case .text(let string, let rect, let font, let color):
                text += "<text x=\"\(rect.midX.shortText)\" y=\"\((rect.midY + font.size * 0.3525).shortText)\" "
                text += "font-size=\"\(font.size.shortText)\" font-weight=\"\(font.weight.number)\""
                if let family = font.design.family { text += " font-family=\"\(family)\"" }
                text += "\(paint("fill", color))>\(string.escaped)</text>"
            case .image(let image, let rect, let tint, let fallback): write(image, rect, tint, fallback)
            case .clip(let path):
                let name = makeID()
                text += "<clipPath id=\"\(name)\"><path d=\"\(data(path))\"/></clipPath><g clip-path=\"url(#\(name))\">"
                open += 1
            case .shadow(let color, let radius, let x, let y):
                let name = makeID()
                // Shares of the field: those of a level line, whose box has no height, are nothing.
                text += "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" x=\"-100%\" y=\"-100%\" "
                text += "width=\"300%\" height=\"300%\"><feDropShadow dx=\"\(x.shortText)\" "
                text += "dy=\"\(y.shortText)\" stdDeviation=\"\((radius / 2).shortText)\""
                text += "\(paint("flood-color", color, "flood-opacity"))/></filter><g filter=\"url(#\(name))\">"
                open += 1
            case .group(let inner):
                text += "<g>"
                write(inner)
                text += "</g>"
            }
        }
        for _ in 0..<open { text += "</g>" }
    }

    private mutating func write(
        _ image: CodeImage, _ rect: CGRect, _ tint: CodeColor.Components?, _ fallback: CodeDrawing
    ) {
        // The page has no images of an app and no symbols.
        guard case .data(let bytes) = image.source, tint == nil else { return write(fallback) }
        let scaling = image.isStretched ? "none" : "xMidYMid meet"
        text += "<image x=\"\(rect.minX.shortText)\" y=\"\(rect.minY.shortText)\" width=\"\(rect.width.shortText)\" "
        text += "height=\"\(rect.height.shortText)\" preserveAspectRatio=\"\(scaling)\" "
        text += "opacity=\"\(image.opacity.shortText)\" href=\"data:image/svg+xml,\(bytes.escapedForAddress)\"/>"
    }

    private func paint(_ name: String, _ color: CodeColor.Components, _ opacity: String? = nil) -> String {
        func byte(_ share: Float) -> UInt32 { UInt32((min(max(share, 0), 1) * 255).rounded()) }
        let rgb = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        let paint = " \(name)=\"#\(rgb.hexadecimal())\""
        return color.opacity == 1
            ? paint : paint + " \(opacity ?? name + "-opacity")=\"\(Double(color.opacity).shortText)\""
    }

    private func data(_ path: CodePath) -> String {
        var data = ""
        func point(_ point: CGPoint) -> String { "\(point.x.shortText) \(point.y.shortText)" }
        func add(_ element: CodePath.Element) {
            switch element {
            case .move(let end): data += "M\(point(end))"
            case .line(let end): data += "L\(point(end))"
            case .curve(let end, let first, let second): data += "C\(point(first)) \(point(second)) \(point(end))"
            case .close: data += "Z"
            case .rect(let rect):
                data +=
                    "M\(point(rect.origin))h\(rect.width.shortText)v\(rect.height.shortText)h\((-rect.width).shortText)Z"
            case .roundedRect(let rect, let left, let right):
                CodePath.walk(around: rect, left: left, right: right) { add($0) }
                data += "Z"
            case .ellipse(let rect):
                let radii = "\((rect.width / 2).shortText) \((rect.height / 2).shortText) 0 1 0 "
                data += "M\(rect.minX.shortText) \(rect.midY.shortText)a\(radii)\(rect.width.shortText) 0"
                data += "a\(radii)\((-rect.width).shortText) 0Z"
            }
        }
        for element in path.elements { add(element) }
        return data
    }
}

extension CodeFont.Weight {
    fileprivate var number: Int {
        switch self {
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        }
    }
}

extension CodeFont.Design {
    fileprivate var family: String? {
        switch self {
        case .standard: nil
        case .rounded: "ui-rounded, SF Pro Rounded, -apple-system, sans-serif"
        case .monospaced: "ui-monospace, SF Mono, Menlo, monospace"
        case .serif: "ui-serif, New York, Georgia, serif"
        }
    }
}

extension String {
    var escaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension [UInt8] {
    fileprivate var escapedForAddress: String {
        escaped { (0x20..<0x7F).contains($0) && !"<>#%\"&".utf8.contains($0) }
    }
}
