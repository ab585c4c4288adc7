import ExampleScreens
public import UIKit

/// The home screen: a list of the example screens, and the gallery.
public final class HomeScreen: UIViewController {
    let entries = ExampleScreens.live + HomeScreen.more

    private static let more: [ExampleScreens.Live] = [
        (
            "Gallery", "Styles and themes in eight states, light and dark, at five text sizes from iOS 17 on.",
            { GalleryScreen() }
        ),
        ("Field log", "What the keyboard does, to copy and send.", { FieldLogScreen() }),
    ]
    private(set) var buttons: [UIButton] = []

    /// Lays out the list.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "CodeInput"
        view.backgroundColor = .systemBackground
        let rows = entries.map { entry in
            let button = UIButton(.gray(), entry.title) { [weak self] in
                let screen = entry.make()
                switch screen.modalPresentationStyle {
                // It has a button that dismisses it.
                case .fullScreen, .overFullScreen: self?.present(screen, animated: true)
                default: self?.navigationController?.pushViewController(screen, animated: true)
                }
            }
            buttons.append(button)
            return UIStackView(column: [button, UILabel(.footnote, color: .secondaryLabel, text: entry.summary)])
        }
        view.addScrolling(
            UIStackView(column: rows, spacing: 20), below: view.safeAreaLayoutGuide.topAnchor,
            above: view.safeAreaLayoutGuide.bottomAnchor)
    }
}
