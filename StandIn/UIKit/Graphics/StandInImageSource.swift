/// The source of an image.
enum StandInImageSource: Hashable, Sendable {
    case data(Data, pixelSize: CGSize, mimeType: String)
    case symbol(String, pointSize: CGFloat)
    case drawing(StandInDrawing, CGSize)

    var pixelSize: CGSize {
        switch self {
        case .data(_, let size, _), .drawing(_, let size): size
        case .symbol(_, let pointSize): CGSize(width: (pointSize * 1.2).rounded(), height: (pointSize * 1.2).rounded())
        }
    }

    /// Returns nil unless the bytes are a PNG, JPEG, GIF or SVG.
    init?(_ data: Data) {
        if let size = StandInImageHeader.pngSize(data) {
            self = .data(data, pixelSize: size, mimeType: "image/png")
        } else if let size = StandInImageHeader.gifSize(data) {
            self = .data(data, pixelSize: size, mimeType: "image/gif")
        } else if let size = StandInImageHeader.jpegSize(data) {
            self = .data(data, pixelSize: size, mimeType: "image/jpeg")
        } else if let size = StandInImageHeader.svgSize(data) {
            self = .data(data, pixelSize: size, mimeType: "image/svg+xml")
        } else {
            return nil
        }
    }
}
