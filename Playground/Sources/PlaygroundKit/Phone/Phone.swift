import ExampleScreens
import UIKit

/// The window of a phone, and what the system draws around a screen: the bars, the keyboard, and a blurred app behind a sheet.
///
/// An app on a device has the real ones, so no screen draws them.
@MainActor enum Phone {
    /// The size of an iPhone 14 in points.
    nonisolated static let size = CGSize(width: 390, height: 844)

    /// Draws an example screen at rest, with everything around it: what is not the screen's is in groups of the class "system".
    static func svg(of example: ExampleScreen, isDark: Bool) async -> String {
        let screen = example.make(), window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.standInSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.standInKeyboardHeight = PhoneKeyboard.height
        window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        window.traitOverrides.displayScale = 1
        window.rootViewController = screen
        defer { window.rootViewController = nil }
        window.makeKeyAndVisible()
        StandInScreen.flush(window)
        layOutAgain(screen.view)
        await example.arrange(screen)
        StandInScreen.flush(window)
        let isSheet = screen.modalPresentationStyle == .overFullScreen
        let svg = StandInSVG.svg(
            of: window, background: isSheet ? nil : .systemBackground, includePresentation: false)
        let body = svg.insideOfSVG
        var system = ""
        if window.standInKeyboardOverlap > 0 {
            let traits = window.standInFirstResponder as? any UITextInputTraits
            system = PhoneKeyboard(traits?.keyboardType ?? .default, isDark: isDark).svg
        }
        return "\(svg[..<body.startIndex])\(isSheet ? checkout(isDark: isDark) : "")\(body)"
            + "<g class=\"system\">\(system)\(bars(isDark: isDark))</g></svg>"
    }

    /// The safe area of a view depends on its place, and it hears of it at its next layout.
    private static func layOutAgain(_ view: UIView) {
        view.setNeedsLayout()
        view.subviews.forEach(layOutAgain)
    }

    /// The status bar and the home indicator.
    private static func bars(isDark: Bool) -> String {
        let ink = isDark ? "#ffffff" : "#000000"
        let signal = (0..<4).map { bar in
            let height = 4 + 2.5 * Double(bar)
            return
                "<rect x=\"\(296 + 4.8 * Double(bar))\" y=\"\(32 - height)\" width=\"3.2\" height=\"\(height)\" rx=\"0.8\"/>"
        }
        let waves = "M319.5 25.2A10.5 10.5 0 0 1 334.5 25.2M322.2 27.9A6.8 6.8 0 0 1 331.8 27.9"
        return """
            <g fill="\(ink)"><text x="54" y="33" text-anchor="middle" font-size="17" font-weight="600">9:41</text>\
            <g transform="translate(-10 0)">\(signal.joined())<path d="\(waves)" fill="none" stroke="\(ink)" stroke-width="2.4"/>\
            <path d="M324.4 29.9A3.7 3.7 0 0 1 329.6 29.9L327 32.4Z"/>\
            <rect x="341.5" y="20.5" width="23" height="11.5" rx="3.6" fill="none" stroke="\(ink)" stroke-opacity="0.4"/>\
            <rect x="343.3" y="22.3" width="19.4" height="7.9" rx="2"/>\
            <rect x="366" y="24.3" width="1.6" height="4" rx="0.8" fill-opacity="0.5"/></g>\
            <rect x="125.5" y="831" width="139" height="5" rx="2.5"/></g>
            """
    }

    /// The app behind the sheet of a payment, blurred.
    private static func checkout(isDark: Bool) -> String {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        window.backgroundColor = .secondarySystemBackground
        let lines = [("Flat white", "€ 3.90"), ("Almond croissant", "€ 4.20"), ("Beans, 500 g", "€ 16.70")]
        var y = 70.0
        func label(_ text: String, _ size: Double, _ weight: UIFont.Weight, x: Double, y: Double) {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 220, height: size * 1.25))
            label.font = .systemFont(ofSize: size, weight: weight)
            label.text = text
            window.addSubview(label)
        }
        func plate(_ color: UIColor, y: Double, height: Double) {
            let plate = UIView(frame: CGRect(x: 16, y: y, width: 358, height: height))
            plate.backgroundColor = color
            plate.layer.cornerRadius = 14
            window.addSubview(plate)
        }
        label("Your order", 34, .bold, x: 20, y: y)
        y += 66
        for (name, price) in lines {
            plate(.secondarySystemGroupedBackground, y: y, height: 76)
            label(name, 17, .medium, x: 36, y: y + 26)
            label(price, 17, .regular, x: 300, y: y + 26)
            y += 88
        }
        plate(.systemIndigo, y: y + 12, height: 54)
        StandInScreen.flush(window)
        let ground = isDark ? "#1c1c1e" : "#f2f2f7"
        return "<g class=\"system\"><rect width=\"390\" height=\"844\" fill=\"\(ground)\"/>"
            + "<g style=\"filter:blur(7px)\">\(StandInSVG.svg(of: window).insideOfSVG)</g></g>"
    }
}

extension String {
    /// The elements of an SVG document.
    var insideOfSVG: Substring { drop { $0 != ">" }.dropFirst().dropLast("</svg>".count) }
}
