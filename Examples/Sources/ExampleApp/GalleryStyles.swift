import CodeInputUIKit
import UIKit

/// The styles and states of the gallery.
@MainActor enum GalleryStyles {
    /// The styles by their names in scripts.
    static let all: KeyValuePairs<String, any CodeCellRenderer> = [
        "underline": UnderlineRenderer(), "box": BoxRenderer.box, "joined": BoxRenderer.joined,
        "circles": BoxRenderer.circles, "dots": DotsRenderer(),
        "background": BackgroundRenderer(image: CodeImage(card)), "material": MaterialRenderer(),
        "checkout": CheckoutRenderer(), "messenger": MessengerRenderer(), "bank": BankRenderer(),
        "ticket": TicketRenderer(),
    ]

    /// One image for all cells.
    private static let card = UIGraphicsImageRenderer(size: CGSize(width: 360, height: 64)).image { _ in
        UIColor.systemOrange.withAlphaComponent(0.3).setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 360, height: 64), cornerRadius: 16).fill()
    }

    /// The states of a field, and how to reach them.
    static let states: KeyValuePairs<String, (CodeInputView) -> Void> = [
        "Filling": { $0.code = "482" }, "Empty": { $0.placeholder = "0" }, "Complete": { $0.code = "482910" },
        "Checking": { ($0.code, $0.status) = ("482910", .verifying) },
        "Accepted": { ($0.code, $0.status) = ("482910", .accepted) },
        "Rejected": { ($0.rejectionPolicy, $0.code, $0.status) = (.edit, "482911", .rejected) },
        "Secure": { ($0.isSecureTextEntry, $0.code) = (true, "482") },
        "Disabled": { ($0.code, $0.isEnabled) = ("482", false) },
    ]
}
