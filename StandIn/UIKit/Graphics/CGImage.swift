/// Encoded bytes with a size: nothing here decodes pixels.
public final class CGImage {
    let source: StandInImageSource
    let crop: CGRect

    init(source: StandInImageSource, crop: CGRect? = nil) {
        self.source = source
        self.crop = crop ?? CGRect(origin: .zero, size: source.pixelSize)
    }

    public var width: Int { Int(crop.width) }
    public var height: Int { Int(crop.height) }

    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: crop.width, height: crop.height))
        guard !part.isNull, !part.isEmpty else { return nil }
        return CGImage(source: source, crop: part.offsetBy(dx: crop.minX, dy: crop.minY))
    }

    public func copy() -> CGImage? { CGImage(source: source, crop: crop) }
}
