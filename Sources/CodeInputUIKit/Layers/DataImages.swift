#if canImport(UIKit)
import UIKit

/// The images of encoded bytes that were drawn of late.
///
/// An image made anew with every drawing would be decoded anew with every key; one that is kept is decoded once.
enum DataImages {
    private static let cache = Cache()

    /// The image of some bytes, or nil where they are none.
    static func image(of bytes: [UInt8]) -> UIImage? {
        let key = Key(bytes)
        if let kept = cache.images.object(forKey: key) { return kept }
        guard let image = UIImage(data: Data(bytes)) else { return nil }
        cache.images.setObject(image, forKey: key, cost: bytes.count)
        return image
    }

    // Unchecked, because NSCache is not marked Sendable on every platform: it is documented to take calls from any
    // thread, and nothing else is stored.
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

        // Both ends will do: a format has its size at the beginning and a checksum at the end.
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
