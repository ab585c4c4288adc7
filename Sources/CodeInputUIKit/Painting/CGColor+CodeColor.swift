#if canImport(UIKit)
    import CodeInputStyles
    import UIKit

    extension CGColor {
        static func make(_ color: CodeColor.Components) -> CGColor {
            UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity).cgColor
        }
    }
#endif
