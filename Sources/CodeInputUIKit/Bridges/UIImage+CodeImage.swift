#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension UIImage {
    package static func find(_ image: CodeImage) -> UIImage? {
        switch image.source {
        case .named(let name, let bundle):
            // An unknown bundle identifier must not fall back to the app's own images.
            guard let bundle else { return UIImage(named: name) }
            return Bundle(identifier: bundle).flatMap { UIImage(named: name, in: $0, compatibleWith: nil) }
        case .symbol(let name): return UIImage(systemName: name)
        case .data(let bytes): return DataImages.image(of: bytes)
        case .object(let object): return object as? UIImage
        }
    }
}

extension CodeImage.Source {
    /// The name of the image in a report that it is missing.
    var name: String {
        switch self {
        case .named(let name, let bundle): "\"\(name)\"" + (bundle.map { " in \($0)" } ?? "")
        case .symbol(let name): "symbol \"\(name)\""
        case .data(let bytes): "in data of \(bytes.count) bytes"
        case .object: "in an object that is not a UIImage"
        }
    }
}

extension CodeImage {
    /// Where in a rectangle to draw the found image, which has a size.
    func frame(of size: CGSize, in rect: CGRect) -> CGRect {
        guard !isStretched, size.width > 0, size.height > 0 else { return rect }
        let scale = min(rect.width / size.width, rect.height / size.height)
        return rect.insetBy(dx: (rect.width - size.width * scale) / 2, dy: (rect.height - size.height * scale) / 2)
    }

    /// Creates an image from a UIKit image, with its cap insets and its rendering mode.
    ///
    /// A template takes the style's color. The size is in points; nil is that of the image.
    public init(_ image: UIImage, size: CGSize? = nil) {
        self.init(.object(image), size: size ?? image.size)
        let insets = image.capInsets
        capInsets = CodeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        if capInsets != CodeInsets() { isStretched = true }
        isTemplate = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
    }
}

/// A cache of images that were decoded from bytes: every drawing would decode its images again.
enum DataImages {
    // Unsafe, because it is not marked Sendable on every platform: a cache is documented as thread-safe.
    private nonisolated(unsafe) static let cache = {
        let cache = NSCache<Key, UIImage>()
        cache.countLimit = 32
        cache.totalCostLimit = 8 << 20
        return cache
    }()

    static func image(of bytes: [UInt8]) -> UIImage? {
        let key = Key(bytes)
        if let kept = cache.object(forKey: key) { return kept }
        guard let image = UIImage(data: Data(bytes)) else { return nil }
        cache.setObject(image, forKey: key, cost: bytes.count)
        return image
    }

    private final class Key: NSObject {
        private let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.bytes == bytes }

        // Both ends suffice: formats have the size at the start and often a checksum at the end.
        override var hash: Int { [bytes.prefix(32), bytes.suffix(32)].hashValue ^ bytes.count }
    }
}
#endif
