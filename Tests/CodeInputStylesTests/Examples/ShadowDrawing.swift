import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A native drawing, which the app's UIKit code draws.
struct ShadowDrawing: CodeNativeDrawing {
    var cornerRadius: CGFloat
    var color: CodeColor
}
