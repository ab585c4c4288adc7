import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct RecorderTests {
        init() { StandInScreen.reset() }

        @Test("haptics and announcements are recorded") func hapticsAndAnnouncementsAreRecorded() {
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Wrong code"))
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            #expect(StandInRecorder.feedback == ["error", "light"])
            #expect(StandInRecorder.announcements == ["Wrong code"])
            #expect(StandInRecorder.accessibility == ["announcement: Wrong code", "layoutChanged"])
        }

        @Test("a change of the app's state posts notifications") func aChangeOfTheAppsStatePostsNotifications() {
            nonisolated(unsafe) var heard: [String] = []
            let names = [
                UIApplication.willResignActiveNotification,
                NSNotification.Name("UIApplicationDidEnterBackgroundNotification"),
                NSNotification.Name("UIApplicationWillEnterForegroundNotification"),
                UIApplication.didBecomeActiveNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    heard.append($0.name.rawValue)
                }
            }
            UIApplication.shared.standInState = .background
            UIApplication.shared.standInState = .active
            #expect(heard == names.map(\.rawValue))
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        @Test("undo and redo work") func undoAndRedoWork() {
            @MainActor final class Box {
                var value = 0
                let manager = UndoManager()
                func set(_ new: Int) {
                    let old = value
                    manager.registerUndo(withTarget: self) { $0.set(old) }
                    value = new
                }
            }
            let box = Box()
            box.set(1)
            box.manager.undo()
            #expect(box.value == 0)
            box.manager.redo()
            #expect(box.value == 1)
            box.manager.redo()
            #expect(box.value == 1)
        }
    }
}
