#if canImport(UIKit)
import CodeInputUIKit
import UIKit

/// What a field draws, for the rows about looks.
@MainActor struct Drawn {
    private let calls: [CodeDrawing.Call]

    init(_ field: CodeInputView) {
        let environment = CodeEnvironment(of: field)
        calls = Self.flat(field.style.drawing(of: field.fieldState, in: field.bounds, environment: environment).calls)
    }

    private static func flat(_ calls: [CodeDrawing.Call]) -> [CodeDrawing.Call] {
        calls.flatMap { call in
            switch call {
            case .group(let inner): flat(inner.calls)
            default: [call]
            }
        }
    }

    /// The filled areas with their colors, from back to front.
    var fills: [(place: CGRect, color: CodeColor.Components)] {
        calls.compactMap { if case .fill(let path, let color) = $0 { (path.boundingRect, color) } else { nil } }
    }

    /// The borders with their colors and widths.
    var strokes: [(place: CGRect, color: CodeColor.Components, width: CGFloat)] {
        calls.compactMap { call in
            if case .stroke(let path, let color, let width, _) = call { (path.boundingRect, color, width) } else { nil }
        }
    }

    /// The texts with their places and fonts.
    var texts: [(text: String, place: CGRect, font: CodeFont)] {
        calls.compactMap { if case .text(let text, let place, let font, _) = $0 { (text, place, font) } else { nil } }
    }

    /// The images with their places.
    var images: [(image: CodeImage, place: CGRect)] {
        calls.compactMap { if case .image(let image, let place, _, _) = $0 { (image, place) } else { nil } }
    }
}

extension CodeColor {
    /// The color on a plain device.
    var plain: CodeColor.Components { resolved(in: CodeEnvironment()) }
}
#endif
