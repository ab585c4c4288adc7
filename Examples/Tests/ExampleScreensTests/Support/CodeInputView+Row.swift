import CodeInputUIKit
import UIKit

extension CodeInputView {
    /// What the row under the cells shows.
    var row: String? { subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first?.text }
}
