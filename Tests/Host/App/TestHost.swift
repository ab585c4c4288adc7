import UIKit

/// An app with nothing in it: windows get the keyboard, and controls send their events, inside of one alone.
@main final class TestHost: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: session.role)
    }
}
