import CodeInputPIN
import ExampleScreens
import UIKit

/// The gallery sections without fields: number pads and whole screens.
@MainActor enum GalleryViews {
    static let sections = [keypads, screens]

    private static let keypads = GallerySection(
        title: "Number pads", note: "As the keyboard of a field or inline.",
        items: [
            keypad(
                "Keyboard, letters, done", ["pad.style.showsLetters = true", "pad.extraKey = .done(with: field)"],
                isKeyboard: true
            ) { ($0.style.showsLetters, $0.extraKey) = (true, .title("Done") {}) },
            keypad(
                "Circles, Face ID",
                [
                    "pad.style = .circles",
                    "pad.extraKey = .symbol(\"faceid\", label: \"Face ID\") {}  // Ask for the face here.",
                ]
            ) { ($0.style, $0.extraKey) = (.circles, .symbol("faceid", label: "Face ID") {}) },
            keypad("Bank", ["pad.style = .bank"]) { $0.style = .bank },
            keypad("Material", ["pad.style = .material"]) { $0.style = .material },
        ])

    private static let screens = GallerySection(
        title: "Screens", note: "Whole screens built with the kit.",
        items: ExampleScreens.gallery.map { screen in
            var item = GallerySection.Item(screen.title) { await Phone.svg(of: screen, isDark: $0) }
            item.isInOverview = screen.isNotable
            return item
        },
        kind: "screens")

    private static func keypad(
        _ name: String, _ swift: [String], isKeyboard: Bool = false, _ change: @escaping (CodeKeypadView) -> Void
    ) -> GallerySection.Item {
        var item = GallerySection.Item(name) { isDark in
            let keypad = CodeKeypadView()
            change(keypad)
            return keypad.svg(width: GallerySection.fieldWidth, isDark: isDark, isKeyboard: isKeyboard)
        }
        let field = ["let field = CodeInputView(length: 6)", "let pad = CodeKeypadView(target: field)"]
        item.swift = (field + swift + ["field.inputView = pad"]).joined(separator: "\n")
        return item
    }
}

extension CodeKeypadView {
    /// A picture of the pad alone, on the gray background of a keyboard if it is one.
    func svg(width: CGFloat, isDark: Bool, isKeyboard: Bool) -> String {
        let size = CGSize(width: width, height: intrinsicContentSize.height)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        FieldTraits(isDark: isDark, displayScale: 1).apply(to: window)
        window.makeKeyAndVisible()
        frame = window.bounds
        window.addSubview(self)
        StandInScreen.flush(window)
        return StandInSVG.svg(of: window, background: isKeyboard ? .systemGray4 : nil)
    }
}
