import CodeInputUIKit
import Foundation
import UIKit

/// The README's picture of the built-in styles.
@MainActor public struct StylesPicture {
    private let isDark: Bool

    /// Creates the picture.
    ///
    /// - Parameter isDark: Whether the picture is dark.
    public init(isDark: Bool) {
        self.isDark = isDark
    }

    /// Draws the picture with the kit's own view.
    ///
    /// - Returns: An SVG document without a background.
    public func svg() -> String {
        let field = CGSize(width: 368, height: 56), gap = CGSize(width: 54, height: 34), margin: CGFloat = 24
        let caption: CGFloat = 30
        // An app's own style comes last.
        let styles = StyleCatalog.builtIn + StyleCatalog.written.filter { $0.name == "ticket" }
        let rows = CGFloat((styles.count + 1) / 2), row = field.height + caption + gap.height
        let size = CGSize(
            width: 2 * margin + 2 * field.width + gap.width, height: 2 * margin + rows * row - gap.height)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        window.makeKeyAndVisible()
        for (index, style) in styles.enumerated() {
            let view = CodeInputView(length: 6, style: style.renderer)
            view.code = "4829"
            // Dots are meant for hidden characters.
            view.isSecureTextEntry = style.name == "dots"
            view.frame = CGRect(
                origin: CGPoint(
                    x: margin + CGFloat(index % 2) * (field.width + gap.width), y: margin + CGFloat(index / 2) * row),
                size: field)
            let label = UILabel(
                frame: CGRect(x: view.frame.minX, y: view.frame.maxY, width: field.width, height: caption))
            label.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
            label.textAlignment = .center
            label.textColor = UIColor.label.withAlphaComponent(0.65)
            label.text = style.code.replacingOccurrences(of: "CodeImage(named: \"Cells\")", with: "card")
            window.addSubview(view)
            window.addSubview(label)
            if style.name == "box" { view.becomeFirstResponder() }
        }
        StandInScreen.flush(window)
        return StandInSVG.svg(of: window)
    }
}
