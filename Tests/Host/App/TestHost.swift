import UIKit

/// An empty app.
///
/// Windows get the keyboard, and controls send events, only in an app.
@main final class TestHost: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
}
