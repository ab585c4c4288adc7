import Testing
import UIKit

@testable import ExampleApp

/// The app on a device.
typealias AppStage = ScreenStage<UINavigationController>

extension AppStage {
    init() async { await self.init(UINavigationController(rootViewController: HomeScreen())) }

    var home: HomeScreen { get throws { try #require(screen.children.first as? HomeScreen) } }

    /// Taps the button of an entry, and returns the new screen.
    func open<Opened: UIViewController>(_ title: String) async throws -> Opened {
        let home = try home, place = try #require(home.entries.firstIndex { $0.title == title })
        await tap(home.buttons[place])
        return try #require((home.presentedViewController ?? screen.topViewController) as? Opened)
    }

    var picture: String {
        StandInScreen.flush(window)
        return StandInSVG.svg(of: window, background: .systemBackground)
    }

    var problems: [String] { StandInRecorder.misuses + StandInRecorder.droppedDrawings }
}
