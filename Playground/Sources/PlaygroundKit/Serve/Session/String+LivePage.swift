import Foundation

extension String {
    /// The picture with `data-style` attributes, because the page's policy forbids `style` attributes.
    var forLivePage: String { replacingOccurrences(of: " style=\"", with: " data-style=\"") }
}
