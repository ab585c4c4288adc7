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
        var size = style.layout.preferredSize(count: state.cells.count, fitting: field.width, environment: environment)
        size.width = field.width
        self.size = size
        let bounds = CGRect(origin: .zero, size: size)
        let scene = CodeScene(of: state, in: bounds, environment: environment, style: style)
        shown = Shown(frames: scene.field.cellFrames, status: state.status, ring: scene.ringIndex)
        func part(_ name: String, _ drawing: CodeDrawing) -> (id: String, svg: String) {
            var writer = DrawingSVG(id: "\(id)-\(name)-")
            writer.write(drawing)
            return (name, writer.text)
        }
        let cells = scene.cells.indices, none = scene.field.drawing
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
        if let before = field.shown, before.frames == frames, motion.state != .none {
            let appearance = motion.state.appearance, whole = CGRect(origin: .zero, size: size)
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

extension DrawingSVG {
    /// The page has no images of an app and no symbols.
    fileprivate init(id: String) {
        self.init(id: id) { image, rect, tint, _ in
            guard case .data(let bytes) = image.source, tint == nil else { return nil }
            let data = bytes.escaped { (0x20..<0x7F).contains($0) && !"<>#%\"&".utf8.contains($0) }
            return "<image x=\"\(rect.minX.shortText)\" y=\"\(rect.minY.shortText)\" width=\"\(rect.width.shortText)\" "
                + "height=\"\(rect.height.shortText)\" "
                + "preserveAspectRatio=\"\(image.isStretched ? "none" : "xMidYMid meet")\" "
                + "opacity=\"\(image.opacity.shortText)\" href=\"data:image/svg+xml,\(data)\"/>"
        }
    }
}
