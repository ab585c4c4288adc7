import CodeInputPIN
import UIKit

extension UIColor {
    /// Secondary text, darker than the system's color: at least 4.5:1 on every background of the screens.
    static let secondaryText = UIColor(.secondaryLabel)
    /// The text of a success: 5.4:1 on white.
    static let success = UIColor(.green)
    /// The tint of the screens: 5.9:1 on white.
    ///
    /// The system's blue has 4:1, too little for the title of a button.
    static let accent = UIColor(CodeColor(light: .init(0x0062CC), dark: .init(0x409CFF)))
    /// The fill of a button with a white title, in dark mode too.
    static let accentFill = UIColor(CodeColor(0x0062CC))

    /// Creates a color that follows the appearance from a color of the kit.
    private convenience init(_ color: CodeColor) {
        self.init { traits in
            let environment = CodeEnvironment(
                colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
                increasedContrast: traits.accessibilityContrast == .high)
            return UIColor(color.resolved(in: environment))
        }
    }
}
