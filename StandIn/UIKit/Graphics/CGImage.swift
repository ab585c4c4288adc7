/// Encoded bytes with a size. Nothing here decodes pixels.
public final class CGImage {
    let source: StandInImageSource
    let crop: CGRect

    init(source: StandInImageSource, crop: CGRect? = nil) {
        self.source = source
        self.crop = crop ?? CGRect(origin: .zero, size: source.pixelSize)
    }

    public var width: Int { Int(crop.width) }
    public var height: Int { Int(crop.height) }

    public func copy() -> CGImage? { CGImage(source: source, crop: crop) }
}
