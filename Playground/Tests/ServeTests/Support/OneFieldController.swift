import CodeInputUIKit
import UIKit

@testable import PlaygroundKit

/// A screen with a field and nothing else.
final class OneFieldController: UIViewController {
    let field = CodeInputView(length: 4, style: .box)

    /// The screen for the live page.
    static let screen = LiveScreen(name: "one", title: "One", summary: "One field.") { OneFieldController() }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 40, y: 100, width: 300, height: 64)
        view.addSubview(field)
    }
}
