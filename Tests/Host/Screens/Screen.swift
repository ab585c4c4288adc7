import CodeInputPIN
import UIKit

/// A screen, with the name that a UI test gives it.
enum Screen: String {
    /// One field.
    case field
    /// One secure field.
    case secure
    /// Two fields, one below the other.
    case pair
    /// A field that keeps the code, which its verifier rejects.
    case rejection
    /// A field between the rows of a long scroll view.
    case scrolling
    /// A field of SwiftUI in a parent that hides the keyboard on a tap.
    case tap
    /// A field of SwiftUI and its pad in such a parent.
    case pad
    /// A field of SwiftUI with SwiftUI's own focus modifier.
    case focusState
    /// A field of SwiftUI in a purple tint.
    case tint
    /// A field whose cells are views of SwiftUI.
    case cells
    /// A field in a sheet over two others.
    case sheet
    /// A field from an archive, as from a nib, whose Enabled is off, and another one.
    case nib
    /// A field with a long message, in a cell of a table that sizes itself.
    case table

    @MainActor func makeController() -> UIViewController {
        let screen = ScreenController()
        switch self {
        case .field: screen.addField("code")
        case .secure: screen.addField("code").isSecureTextEntry = true
        case .pair:
            screen.addField("first")
            screen.addField("second")
        case .rejection:
            let field = screen.addField("kept")
            field.rejectionPolicy = .edit
            field.verifier = { _ in .rejected(message: "The code is wrong.") }
        case .scrolling: screen.addRows(around: screen.addField("code"))
        case .tap: screen.add(TapScreen(watch: screen.watch))
        case .pad: screen.add(TapScreen(hasPad: true, watch: screen.watch))
        case .focusState: screen.add(FocusStateScreen(watch: screen.watch))
        case .tint: screen.add(TintScreen(watch: screen.watch))
        case .cells: screen.add(CellsScreen(watch: screen.watch))
        case .sheet:
            screen.addField("behind")
            screen.addField("second behind")
            screen.front = ScreenController()
            screen.front?.addField("front")
        case .nib:
            if let field = Self.archivedField() { screen.addField("code", field) }
            screen.addField("other")
        case .table: return TableScreen()
        }
        return screen
    }

    /// A field of six cells in the place of an archived control.
    @MainActor private static func archivedField() -> CodeInputView? {
        let control = UIControl()
        control.isEnabled = false
        guard let data = try? NSKeyedArchiver.archivedData(withRootObject: control, requiringSecureCoding: false),
            let archive = try? NSKeyedUnarchiver(forReadingFrom: data)
        else { return nil }
        archive.requiresSecureCoding = false
        archive.setClass(CodeInputView.self, forClassName: "UIControl")
        return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CodeInputView
    }
}

/// An app that shows the screen that its launch arguments name, for UI tests.
@main final class ScreenHost: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = ScreenScene.self
        return configuration
    }
}

final class ScreenScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        // UserDefaults reads the arguments "-screen" and "tap" as a value and its key.
        let name = UserDefaults.standard.string(forKey: "screen") ?? ""
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Screen(rawValue: name)?.makeController() ?? UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
