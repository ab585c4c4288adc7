import ExampleScreens
import Testing
import UIKit

@testable import ExampleApp

extension AppTests {
    @MainActor @Suite struct HomeScreenTests {
        @Test("leads to every example screen and the gallery") func entries() throws {
            let stage = AppStage()
            #expect(stage.home.entries.map(\.title) == ExampleScreens.live.map(\.title) + ["Gallery", "Field log"])
            #expect(try stage.picture("Home").contains("Payment PIN"))
            for entry in stage.home.entries {
                let screen: UIViewController = try stage.open(entry.title)
                #expect(screen !== stage.home)
                #expect(try stage.picture(entry.title).contains("<text"), "\(entry.title)")
                // A sheet lies over the list, and the others take its place.
                let isSheet = entry.title == "Payment PIN"
                #expect((stage.navigation.topViewController === stage.home) == isSheet, "\(entry.title)")
                if isSheet { screen.dismiss(animated: false) }
                #expect(stage.home.presentedViewController == nil)
                stage.navigation.popViewController(animated: false)
                stage.settle()
            }
            #expect(stage.problems == [])
        }
    }
}
