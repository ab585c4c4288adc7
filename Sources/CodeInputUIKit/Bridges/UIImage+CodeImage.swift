#if canImport(UIKit)
package import CodeInputStyles
package import UIKit

extension UIImage {
    /// The image that a style named, or nil where there is none.
    package static func find(_ image: CodeImage) -> UIImage? {
        switch image.source {
        case .named(let name, let bundle):
            // An identifier that no bundle has must not fall back to the app's own images.
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
    /// What the image is called where it is reported to be missing.
    var name: String {
        switch self {
        case .named(let name, let bundle): "\"\(name)\"" + (bundle.map { " in \($0)" } ?? "")
        case .symbol(let name): "symbol \"\(name)\""
        case .data(let bytes): "in data of \(bytes.count) bytes"
        case .object: "in an object that is no UIImage"
        }
    }
}

extension CodeImage.Scaling {
    /// Where to draw an image of a size, so that it fills a rectangle this way.
    func target(for size: CGSize, in rect: CGRect) -> CGRect {
        guard self != .stretch, size.width > 0, size.height > 0 else { return rect }
        let ratios = (rect.width / size.width, rect.height / size.height)
        let ratio = self == .fit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
        let width = size.width * ratio, height = size.height * ratio
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
#endif
