import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct RecorderTests {
        init() { StandInScreen.reset() }

        @Test("haptics and announcements are written down") func hapticsAndAnnouncementsAreWrittenDown() {
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            UISelectionFeedbackGenerator().selectionChanged()
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Wrong code"))
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            #expect(StandInRecorder.feedback == ["error", "light", "selection"])
            #expect(StandInRecorder.announcements == ["Wrong code"])
            #expect(StandInRecorder.accessibility == ["announcement: Wrong code", "layoutChanged"])
        }

        @Test("the app's state is announced as it changes") func theAppsStateIsAnnouncedAsItChanges() {
            nonisolated(unsafe) var heard: [String] = []
            let names = [
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
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

        @Test("undo takes back and redo does again") func undoTakesBackAndRedoDoesAgain() {
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
            #expect(!box.manager.canRedo)
        }
    }
}
