#if canImport(UIKit)
package import CodeInputStyles
package import UIKit

extension UIImage {
    /// The image of a source, or nil if there is none.
    package static func find(_ image: CodeImage) -> UIImage? {
        switch image.source {
        case .named(let name, let bundle):
            // An unknown bundle identifier must not fall back to the app's own images.
            if let bundle {
                guard let found = Bundle(identifier: bundle) else { return nil }
                return UIImage(named: name, in: found, compatibleWith: nil)
            }
            return UIImage(named: name)
        case .symbol(let name): return UIImage(systemName: name)
        case .data(let bytes): return DataImages.image(of: bytes)
        case .object(let box): return box.object as? UIImage
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

extension CodeImage.Scaling {
    /// The rectangle of an image with a size, scaled to a rectangle.
    func target(for size: CGSize, in rect: CGRect) -> CGRect {
        guard self != .stretch, size.width > 0, size.height > 0 else { return rect }
        let ratios = (rect.width / size.width, rect.height / size.height)
        let ratio = self == .fit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
        let width = size.width * ratio, height = size.height * ratio
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
#endif
