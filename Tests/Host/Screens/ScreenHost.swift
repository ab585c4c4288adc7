import UIKit

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
