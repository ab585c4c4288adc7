import Foundation
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct SteadyGalleryTests {
        /// Nil for a state that needs no wait.
        private func picture(of example: ExampleScreen, isBusy: Bool) async -> String? {
            StandInScreen.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.makeKeyAndVisible()
            let controller = example.make()
            window.rootViewController = controller
            StandInScreen.flush(window)
            let load = isBusy ? Self.load() : []
            var hasWaited = false
            let probe = Task { hasWaited = true }
            await example.arrange(controller)
            for task in load + [probe] { task.cancel() }
            defer { window.rootViewController = nil }
            guard hasWaited else { return nil }
            StandInScreen.flush(window)
            return StandInSVG.svg(of: window)
        }

        /// Keeps all cores at work: the services of a screen, which run beside the main actor, get their turn later than
        /// it comes back from any number of yields.
        private static func load() -> [Task<Void, Never>] {
            (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
                Task.detached(priority: .high) {
                    while !Task.isCancelled {
                        let end = ContinuousClock.now + .milliseconds(5)
                        while ContinuousClock.now < end {}
                        await Task.yield()
                    }
                }
            }
        }

        @Test("A state of a screen looks the same on a busy machine") func drawnAlike() async {
            var count = 0
            for example in ExampleScreens.gallery {
                guard let quiet = await picture(of: example, isBusy: false) else { continue }
                count += 1
                let busy = await picture(of: example, isBusy: true)
                // A failure would otherwise report two whole documents.
                let isAlike = busy == quiet
                #expect(isAlike, "\(example.title)")
            }
            #expect(count > 5)
        }

        @Test("The first picture of the sign-in screen has the countdown") func firstPictureCountsDown() {
            StandInScreen.reset()
            let screen = SignInCodeScreen(phoneNumber: "1", service: SampleServer())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            window.addSubview(screen.view)
            #expect(screen.sendAgainButton.currentTitle == "Send again in 0:30")
        }
    }
}
