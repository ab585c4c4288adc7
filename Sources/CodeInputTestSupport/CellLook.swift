import CodeInputStyles

/// The visible look of a cell: its shapes as pixels, and its text.
struct CellLook {
    struct Text {
        var text: String
        var rect: CGRect
        var font: CodeFont
        var luminance: Float
        /// The contrast with what is behind it.
        var contrast: Float
    }

    /// The area in square points below which a sign is too small to see.
    static let smallestSign: CGFloat = 3

    /// The least contrast of two grays that distinguishes states by a line.
    private static let visibleContrast: Float = 1.5
    /// The least contrast of two grays that distinguishes states by a surface.
    private static let surfaceContrast: Float = 1.1

    private(set) var texts: [Text] = []
    private var unknown: [CodeDrawing.Call] = []
    private var raster: CellRaster
    private let base: Float
    private let picture: CodeColor.Components?

    init(
        background: CodeDrawing, cell: CodeDrawing, frame: CGRect, over color: CodeColor.Components,
        picture: CodeColor.Components? = nil
    ) {
        self.init(beneath: [background], drawing: cell, frame: frame, over: color, picture: picture)
    }

    /// The visible look of a drawing over other drawings, which count only as what is beneath.
    init(
        beneath: [CodeDrawing], drawing: CodeDrawing, frame: CGRect, over color: CodeColor.Components,
        picture: CodeColor.Components? = nil
    ) {
        raster = CellRaster(frame: frame, over: color)
        self.picture = picture
        base = (picture.map { CellRaster(frame: frame, over: $0) } ?? raster).luminance.first ?? 0
        for drawing in beneath { carryOut(drawing.calls) }
        texts = []
        unknown = []
        carryOut(drawing.calls)
    }

    private mutating func carryOut(_ calls: [CodeDrawing.Call]) {
        let clip = raster.clip
        defer { raster.clip = clip }
        for call in calls {
            switch call {
            case .fill(let path, let color): raster.fill(Outline(path), with: color)
            case .gradient(let path, let colors, let start, let end):
                raster.fill(Outline(path), withGradient: colors, from: start, to: end)
            case .stroke(let path, let color, let lineWidth, let dash):
                raster.stroke(Outline(path), with: color, lineWidth: lineWidth, dash: dash)
            case .text(let text, let rect, let font, let color):
                let glyphs = CGRect.glyphs(of: text, in: rect, size: font.size)
                let (luminance, contrast) = raster.contrast(of: color, in: glyphs)
                texts.append(Text(text: text, rect: rect, font: font, luminance: luminance, contrast: contrast))
            case .image(_, let place, _, let fallback):
                unknown.append(call)
                if let picture {
                    raster.fill(Outline(.rect(place)), with: picture)
                } else {
                    carryOut(fallback.calls)
                }
            case .clip(let path): raster.clip(to: Outline(path))
            // A shadow is soft, so no look rests on it.
            case .shadow: break
            case .group(let drawing), .character(let drawing): carryOut(drawing.calls)
            }
        }
    }

    /// Whether two cells look alike, including colors.
    func isAlike(_ other: CellLook) -> Bool {
        guard saysTheSame(as: other) else { return false }
        let sameText = zip(texts, other.texts).allSatisfy { abs($0.luminance - $1.luminance) < 0.01 }
        return sameText && raster.areaOfOtherColor(than: other.raster, limit: Self.smallestSign) < Self.smallestSign
    }

    /// Whether two cells look alike without hue.
    func isAlikeInGrey(_ other: CellLook) -> Bool {
        guard saysTheSame(as: other) else { return false }
        for (text, second) in zip(texts, other.texts)
        where CellRaster.contrast(text.luminance, second.luminance) >= Self.visibleContrast { return false }
        func differs(by contrast: Float, over area: CGFloat) -> Bool {
            raster.area(withContrast: contrast, to: other.raster, limit: area) >= area
        }
        return !differs(by: Self.visibleContrast, over: Self.smallestSign)
            && !differs(by: Self.surfaceContrast, over: raster.area / 4)
    }

    /// The area in square points that stands out from the field's background.
    func area(withContrast contrast: Float) -> CGFloat { raster.area(withContrast: contrast, to: base) }

    /// Whether a sign has contrast over any picture: with what it stands on, or between two tones of its own.
    func hasTones(withContrast contrast: Float) -> Bool { raster.hasTones(withContrast: contrast, over: base) }

    /// The area in square points that stands out from another look of the cell.
    func area(withContrast contrast: Float, to other: CellLook) -> CGFloat {
        raster.area(withContrast: contrast, to: other.raster, limit: raster.area)
    }

    private func saysTheSame(as other: CellLook) -> Bool {
        unknown == other.unknown && texts.count == other.texts.count
            && zip(texts, other.texts).allSatisfy { first, second in
                first.text == second.text && first.font == second.font
                    && abs(first.rect.midX - second.rect.midX) < 1 && abs(first.rect.midY - second.rect.midY) < 1
            }
    }
}
