import Testing
import UIKit

@testable import ExampleApp

/// The app on a device.
@MainActor struct AppStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let home = HomeScreen()
    let navigation: UINavigationController

    init() {
        StandInScreen.reset()
        navigation = UINavigationController(rootViewController: home)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        settle()
    }

    func settle() { StandInScreen.flush(window) }

    /// Taps the button of an entry, and returns the new screen.
    func open<Screen: UIViewController>(_ title: String) throws -> Screen {
        let place = try #require(home.entries.firstIndex { $0.title == title })
        StandInTouch.tap(home.buttons[place])
        settle()
        return try #require((home.presentedViewController ?? navigation.topViewController) as? Screen)
    }

    /// The picture of the screen; a named one is written to the folder in `SCREENS_OUTPUT`, if that is set.
    func picture(_ name: String? = nil) throws -> String {
        settle()
        let svg = StandInSVG.svg(of: window, background: .systemBackground)
        if let name, let folder = ProcessInfo.processInfo.environment["SCREENS_OUTPUT"] {
            try Data(svg.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("app-\(name).svg"))
        }
        return svg
    }

    var problems: [String] { StandInRecorder.misuses + StandInRecorder.droppedDrawings }
}
