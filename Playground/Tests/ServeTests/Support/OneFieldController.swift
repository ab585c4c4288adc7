import CodeInputUIKit
import UIKit

@testable import PlaygroundKit

/// A screen with a field and nothing else.
final class OneFieldController: UIViewController {
    private let field = CodeInputView(length: 4, style: .box)

    /// It, as the live page offers it.
    static let screen = LiveScreen(name: "one", title: "One", summary: "One field.") { OneFieldController() }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 40, y: 100, width: 300, height: 64)
        view.addSubview(field)
    }
}
