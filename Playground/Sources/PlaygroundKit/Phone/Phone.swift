import ExampleScreens
import UIKit

/// The window of a phone, and what the system draws around a screen: the bars, the keyboard, and a blurred app behind a sheet.
///
/// An app on a device has the real ones, so no screen draws them.
@MainActor enum Phone {
    /// Draws an example screen at rest, with everything around it: what is not the screen's is in groups of the class "system".
    static func svg(of example: ExampleScreen, isDark: Bool) async -> String {
        // The size of an iPhone 14 in points.
        let screen = example.make(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.standInSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        // With the room for the home indicator.
        window.standInKeyboardHeight = 291
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
        let svg = StandInSVG.svg(of: window, background: isSheet ? nil : .systemBackground, includePresentation: false)
        let body = svg.insideOfSVG
        var front = [PackageResources.bars_svg]
        if window.standInKeyboardOverlap > 0 {
            let traits = window.standInFirstResponder as? any UITextInput
            let isPad = traits?.keyboardType == .numberPad
            front.insert(isPad ? PackageResources.pad_svg : PackageResources.letters_svg, at: 0)
        }
        let back = isSheet ? system([PackageResources.checkout_svg], isDark: isDark) : ""
        return "\(svg[..<body.startIndex])\(back)\(body)\(system(front, isDark: isDark))</svg>"
    }

    /// The safe area of a view depends on its place, and it hears of it at its next layout.
    private static func layOutAgain(_ view: UIView) {
        view.setNeedsLayout()
        view.subviews.forEach(layOutAgain)
    }

    /// The colors in the pictures of the system, light and dark.
    private static let colors = [
        ("ink", "#000000", "#ffffff"), ("ground", "#d1d4da", "#2b2b2d"), ("key", "#ffffff", "#6b6b6e"),
        ("special", "#abb0ba", "#464649"), ("edge", "#898b8f", "#1a1a1b"), ("page", "#f2f2f7", "#1c1c1e"),
        ("plate", "#ffffff", "#1c1c1e"), ("button", "#5856d6", "#5e5ce6"),
    ]

    private static func system(_ pictures: [[UInt8]], isDark: Bool) -> String {
        let elements = String(decoding: pictures.joined().filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let colored = colors.reduce(elements) { text, color in
            text.replacingOccurrences(of: "{\(color.0)}", with: isDark ? color.2 : color.1)
        }
        return "<g class=\"system\">\(colored)</g>"
    }
}

extension String {
    /// Creates the text of a resource, with values in place of their names in braces.
    init(_ resource: some Collection<UInt8>, _ values: KeyValuePairs<String, String>) {
        self = values.reduce(String(decoding: resource, as: UTF8.self)) { text, value in
            text.replacingOccurrences(of: "{\(value.key)}", with: value.value)
        }
    }

    /// The elements of an SVG document.
    var insideOfSVG: Substring { drop { $0 != ">" }.dropFirst().dropLast("</svg>".count) }
}
