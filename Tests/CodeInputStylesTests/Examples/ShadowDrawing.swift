import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A drawing that the calls can't say: the app's UIKit code draws it, the style only carries it.
struct ShadowDrawing: CodeNativeDrawing {
    var cornerRadius: CGFloat
    var color: CodeColor
}
