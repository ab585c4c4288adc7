#if canImport(UIKit)
import UIKit

/// A cache of images that were decoded from bytes.
///
/// Without it, every drawing would decode its images again.
enum DataImages {
    private static let cache = Cache()

    /// The image of encoded bytes, or nil if they are not an image.
    static func image(of bytes: [UInt8]) -> UIImage? {
        let key = Key(bytes)
        if let kept = cache.images.object(forKey: key) { return kept }
        guard let image = UIImage(data: Data(bytes)) else { return nil }
        cache.images.setObject(image, forKey: key, cost: bytes.count)
        return image
    }

    // Unchecked, because NSCache is not marked Sendable on every platform. NSCache is documented as thread-safe, and it is the
    // only stored property, a constant.
    private final class Cache: @unchecked Sendable {
        let images = NSCache<Key, UIImage>()

        init() {
            images.countLimit = 32
            images.totalCostLimit = 8 << 20
        }
    }

    private final class Key: NSObject {
        private let bytes: [UInt8]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            super.init()
        }

        override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.bytes == bytes }

        // Both ends suffice: formats have the size at the start and often a checksum at the end.
        override var hash: Int {
            var hasher = Hasher()
            hasher.combine(bytes.count)
            hasher.combine(bytes.prefix(32))
            hasher.combine(bytes.suffix(32))
            return hasher.finalize()
        }
    }
}
#endif
