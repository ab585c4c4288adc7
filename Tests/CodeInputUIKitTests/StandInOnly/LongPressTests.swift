#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Only the stand-in can make a gesture, and exposes the menu and the reads of the pasteboard.
    @MainActor @Suite("A long press") struct LongPressTests {
        private func longPress(_ stage: Stage, cell: Int = 0) {
            let frame = stage.view.cellFrames[cell]
            StandInTouch.longPress(at: CGPoint(x: frame.midX, y: frame.midY), in: stage.window)
        }

        @Test("a long press offers paste if there is text to paste")
        func paste() {
            let stage = Stage(isFocused: false)
            UIPasteboard.general.string = "123456"
            longPress(stage)
            #expect(StandInMenu.titles == ["Paste"] && !stage.view.isFirstResponder)
            #expect(UIPasteboard.general.standInReadCount == 0)
            #expect(StandInMenu.choose("Paste"))
            #expect(UIPasteboard.general.standInReadCount == 1)
            #expect(stage.view.code == "123456")
            #expect(stage.log.completions == ["complete:123456"])
            #expect(stage.failures == [])
        }

        @Test("the menu points at the selection, or at the cell under the finger")
        func target() throws {
            let stage = Stage(typing: "1234")
            let view = stage.view, frames = view.cellFrames
            let configuration = UIEditMenuConfiguration(
                identifier: nil, sourcePoint: CGPoint(x: frames[2].midX, y: 10))
            let menu = try #require(view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first)
            let target = { menu.delegate?.editMenuInteraction(menu, targetRectFor: configuration) }
            #expect(target() == frames[2])
            view.selectedTextRange = stage.range(0..<1)
            #expect(target() == frames[0])
        }

        @Test("typing dismisses the menu, and so does the end of editing")
        func dismissed() {
            let stage = Stage(typing: "12")
            UIPasteboard.general.string = "123456"
            longPress(stage)
            #expect(StandInMenu.titles.contains("Paste"))
            stage.keyboard.type("3")
            #expect(StandInMenu.titles == [])
            longPress(stage)
            #expect(StandInMenu.titles.contains("Paste"))
            stage.view.resignFirstResponder()
            #expect(StandInMenu.titles == [])
        }

        @Test("a field that takes no selection has no menu") func nothingToChoose() {
            let stage = Stage()
            longPress(stage)
            #expect(StandInRecorder.menus == [])
            stage.keyboard.type("1234")
            stage.view.status = .verifying
            longPress(stage)
            #expect(StandInRecorder.menus == [])
        }

        @Test(
            "a press that only asks whether it may begin opens no menu, and takes no focus", arguments: [true, false])
        func begins(isFocused: Bool) throws {
            let stage = Stage(isFocused: isFocused), view = stage.view
            let longPress = try #require(view.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer })
            UIPasteboard.general.string = "123456"
            #expect(view.gestureRecognizerShouldBegin(longPress))
            #expect(view.isFirstResponder == isFocused && StandInRecorder.menus == [])
            view.status = .verifying
            #expect(!view.gestureRecognizerShouldBegin(longPress))
            view.status = .editing
            view.isEnabled = false
            #expect(!view.gestureRecognizerShouldBegin(longPress))
            // A secondary click does not ask the recognizer.
            let menu = try #require(view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first)
            menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            #expect(StandInMenu.titles == [])
        }

        @Test("with an empty pasteboard, the system may offer to scan text if the field takes text")
        func camera() {
            let stage = Stage()
            StandInScreen.hasCamera = true
            longPress(stage)
            #expect(StandInRecorder.menus == ["Scan Text"])
            stage.view.allowedActions = [.copy, .cut]
            longPress(stage)
            #expect(StandInRecorder.menus == ["Scan Text"])
        }

        @Test("a field without allowed actions offers none") func nothingAllowed() {
            let stage = Stage(typing: "1234")
            stage.view.allowedActions = []
            stage.view.selectedTextRange = stage.range(0..<2)
            UIPasteboard.general.string = "9"
            #expect(stage.keyboard.allowedActions == [])
            longPress(stage)
            #expect(StandInRecorder.menus == [])
            stage.view.paste(nil)
            stage.view.cut(nil)
            stage.view.copy(nil)
            stage.view.selectAll(nil)
            #expect(stage.view.code == "1234" && stage.view.selectedCells == 0..<2)
            #expect(Device.pasteboard == "9")
            #expect(UIPasteboard.general.standInReadCount == 0)
        }
    }
}
#endif
