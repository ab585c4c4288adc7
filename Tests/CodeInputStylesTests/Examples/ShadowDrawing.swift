import CodeInputCore
import CodeInputStyles

/// A native drawing, which the app's UIKit code draws.
struct ShadowDrawing: CodeNativeDrawing {
    var cornerRadius: CGFloat
    var color: CodeColor
}
