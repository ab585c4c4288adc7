import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct SteadyGalleryTests {
        private func picture(of example: ExampleScreen) async -> String {
            StandInScreen.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.makeKeyAndVisible()
            let controller = example.make()
            window.rootViewController = controller
            StandInScreen.flush(window)
            await example.arrange(controller)
            StandInScreen.flush(window)
            defer { window.rootViewController = nil }
            return StandInSVG.svg(of: window)
        }

        @Test("A state of a screen is drawn alike, however busy the machine is")
        func drawnAlike() async {
            for example in ExampleScreens.gallery {
                let quiet = await picture(of: example)
                // The services of a screen run beside the main actor, and get their turn late.
                let load = (0..<16).map { _ in
                    Task.detached(priority: .high) {
                        while !Task.isCancelled {
                            let end = ContinuousClock.now + .milliseconds(30)
                            while ContinuousClock.now < end {}
                            await Task.yield()
                        }
                    }
                }
                let busy = await picture(of: example)
                for task in load { task.cancel() }
                // Two whole documents would fill the report of a failure.
                let isAlike = busy == quiet
                #expect(isAlike, "\(example.title)")
            }
        }

        @Test("The first picture of the sign-in screen counts down already")
        func firstPictureCountsDown() {
            StandInScreen.reset()
            let screen = SignInCodeScreen(phoneNumber: "1", service: SampleSignInService())
            screen.loadViewIfNeeded()
            #expect(screen.resendButton.isEnabled == false)
            #expect(screen.resendButton.configuration?.title == "Resend code in 0:30")
        }
    }
}
