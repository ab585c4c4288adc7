import CodeInputPIN
import SwiftUI
import TestTools
import Testing
import UIKit

@testable import ExampleScreens

extension ScreenTests {
    @MainActor @Suite struct SendAgainButtonTests {
        private let time = ManualClock()
        private let answers = Answers<CodeVerdict>()

        private func setUp(_ button: SendAgainButton) {
            let clock = time.clock
            button.now = clock.now
            button.waitASecond = { try await clock.sleep(.seconds(1)) }
        }

        @Test func countsDownToTheEndAndBeginsAnewWithTheNextCode() async {
            let request = CodeRequest(sentAt: time.clock.now(), cooldowns: [.seconds(30), .seconds(90)])
            let button = SendAgainButton(request: request) { [answers] in _ = try await answers.answer("send") }
            setUp(button)
            var failures: [(any Error)?] = []
            button.onSent = { failures.append($0) }
            button.frame = CGRect(x: 24, y: 120, width: 320, height: 44)
            let screen = UIViewController()
            screen.view.addSubview(button)
            let stage = await ScreenStage(screen)
            #expect(button.currentTitle == "Send again in 0:30" && !button.isEnabled)
            // As after time in the background.
            await stage.advance(time, by: .seconds(29.5))
            #expect(button.currentTitle == "Send again in 0:01" && !button.isEnabled)
            await stage.advance(time, by: .seconds(1))
            #expect(button.currentTitle == "Send again" && button.isEnabled && time.sleeperCount == 0)
            await stage.tap(button)
            #expect(button.currentTitle == "Sending…" && !button.isEnabled && failures.isEmpty)
            await stage.answer(answers, .accepted)
            #expect(button.currentTitle == "Send again in 1:30" && !button.isEnabled && button.request.count == 2)
            #expect(failures.count == 1 && failures.allSatisfy { $0 == nil })
        }

        @Test func wrapsInSwiftUIWhereLargeTextDoesNotFit() throws {
            StandInScreen.reset()
            StandInScreen.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            let view = SendAgain(request: .constant(CodeRequest(sentAt: .now)), send: {}, onSent: { _ in })
            let host = StandInHost(rootView: view)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.addSubview(host.view)
            host.settle()
            let button = try #require(host.hosted as? SendAgainButton), natural = button.intrinsicContentSize
            let size = try #require(host.size(for: ProposedViewSize(width: 361, height: 600)))
            #expect(natural.width > 361 && size.width <= 361 && size.height > natural.height)
            for width in [nil, 0, 2_000, .infinity] as [CGFloat?] {
                #expect(host.size(for: ProposedViewSize(width: width, height: nil)) == natural)
            }
            button.removeFromSuperview()
            StandInScreen.reset()
        }

        @Test func isAViewOfSwiftUI() async throws {
            var saved = CodeRequest(), sent = 0
            let request = Binding(get: { saved }, set: { saved = $0 })
            func view() -> SendAgain {
                SendAgain(request: request, send: { [answers] in _ = try await answers.answer("send") }) { failure in
                    sent += failure == nil ? 1 : 0
                }
            }
            let host = StandInHost(rootView: view())
            func update() {
                host.rootView = view()
                host.settle()
            }
            host.settle()
            let button = try #require(host.hosted as? SendAgainButton)
            setUp(button)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(host.view)
            window.makeKeyAndVisible()
            host.settle()
            #expect(button.currentTitle == "Send again" && button.bounds.size == button.intrinsicContentSize)
            button.sendActions(for: .primaryActionTriggered)
            await host.turn()
            answers.give(.accepted)
            #expect(await waiting { sent == 1 })
            #expect(saved.count == 1 && button.currentTitle == "Send again in 0:30")
            // The app may begin anew.
            saved = CodeRequest()
            update()
            #expect(button.isEnabled && button.currentTitle == "Send again")
            // Loaded after a restart of the device, whose clock was further then.
            var late = CodeRequest()
            late.sent(at: time.clock.now().advanced(by: .seconds(5_000)))
            saved = try JSONDecoder().decode(CodeRequest.self, from: JSONEncoder().encode(late))
            update()
            #expect(button.currentTitle == "Send again in 0:30")
            await time.advance(by: .seconds(10))
            update()
            #expect(button.currentTitle == "Send again in 0:20")
            button.removeFromSuperview()
        }
    }
}
