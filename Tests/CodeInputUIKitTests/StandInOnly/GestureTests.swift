#if !canImport(Darwin)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in can make a gesture, and exposes the menu and the reads of the pasteboard.
    @MainActor @Suite("A long press") struct LongPressTests {
        private func longPress(_ stage: Stage) {
            let frame = stage.view.cellFrames[0]
            StandInTouch.longPress(at: CGPoint(x: frame.midX, y: frame.midY), in: stage.window)
        }

        private func stage(isFocused: Bool = false) -> Stage {
            let stage = Stage(isFocused: isFocused)
            UIPasteboard.general.string = "123456"
            return stage
        }

        private func menu(of stage: Stage) throws -> UIEditMenuInteraction {
            try #require(stage.view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first)
        }

        @Test("a long press offers paste if there is text to paste, and reads it only then") func paste() async {
            let stage = stage()
            longPress(stage)
            #expect(StandInMenu.titles == ["Paste"] && !stage.view.isFirstResponder)
            #expect(await stage.view.pasteboardMayHoldCode())
            #expect(UIPasteboard.general.standInReadCount == 0 && StandInMenu.choose("Paste"))
            #expect(UIPasteboard.general.standInReadCount == 1)
            #expect(stage.view.code == "123456" && stage.log.completions == ["complete:123456"])
        }

        @Test("the menu points at the selection, or at the cell under the finger") func target() throws {
            let stage = Stage(typing: "1234"), view = stage.view, frames = view.cellFrames
            let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: frames[2].midX, y: 10))
            let menu = try menu(of: stage)
            let target = { menu.delegate?.editMenuInteraction(menu, targetRectFor: configuration) }
            #expect(target() == frames[2])
            view.selectedTextRange = stage.range(0..<1)
            #expect(target() == frames[0])
        }

        @Test("typing dismisses the menu, and so does the end of editing") func dismissed() {
            let stage = stage(isFocused: true)
            for end in [{ stage.keyboard.type("3") }, { _ = stage.view.resignFirstResponder() }] {
                longPress(stage)
                #expect(StandInMenu.titles.contains("Paste"))
                end()
                #expect(StandInMenu.titles == [])
            }
        }

        @Test("a press that asks whether it may begin opens no menu and takes no focus", arguments: [true, false])
        func begins(isFocused: Bool) throws {
            let stage = stage(isFocused: isFocused), view = stage.view
            let longPress = try #require(view.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer })
            #expect(view.gestureRecognizerShouldBegin(longPress))
            #expect(view.isFirstResponder == isFocused && StandInRecorder.menus == [])
            view.status = .verifying
            #expect(!view.gestureRecognizerShouldBegin(longPress))
            (view.status, view.isEnabled) = (.editing, false)
            #expect(!view.gestureRecognizerShouldBegin(longPress))
            // A secondary click does not ask the recognizer.
            try menu(of: stage).presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            #expect(StandInMenu.titles == [])
        }

        @Test("a field with nothing to choose has no menu, or one that offers to scan text") func nothingToChoose() {
            let stage = Stage()
            longPress(stage)
            #expect(StandInRecorder.menus == [])
            StandInScreen.hasCamera = true
            longPress(stage)
            #expect(StandInRecorder.menus == ["Scan Text"])
            stage.view.allowedActions = [.copy, .cut]
            longPress(stage)
            #expect(StandInRecorder.menus == ["Scan Text"])
        }
    }

    /// Many screens hide the keyboard with a tap recognizer, which wins over a plain control.
    @MainActor @Suite("A tap recognizer on a superview") struct SurroundingGestureTests {
        private final class Tap: UITapGestureRecognizer {
            var count = 0
            override var state: State { didSet { if state == .ended { count += 1 } } }
        }

        /// SwiftUI's recognizers are of a class of their own.
        private final class OtherTap: UIGestureRecognizer {
            var count = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { count += 1 }
        }

        @Test("leaves taps on an enabled field to the field, and keeps those beside it") func field() {
            for tap in [Tap(), OtherTap()] {
                var count: Int { (tap as? Tap)?.count ?? (tap as? OtherTap)?.count ?? -1 }
                let stage = Stage(isFocused: false)
                stage.view.code = "1234"
                stage.window.addGestureRecognizer(tap)
                stage.tap(cell: 1)
                #expect(stage.view.isFirstResponder && stage.view.selectedCells == 4..<4)
                stage.tap(cell: 1)
                #expect(stage.view.selectedCells == 1..<2 && count == 0)
                Device.tap(at: CGPoint(x: 2000, y: 150), in: stage.window)
                #expect(count == 1)
                stage.view.isEnabled = false
                stage.tap(cell: 1)
                #expect(count == 2)
            }
        }

        @Test("keeps taps of several fingers, and double taps") func several() {
            let stage = Stage(isFocused: false)
            let double = Tap(), two = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            two.numberOfTouchesRequired = 2
            for tap in [double, two] { stage.window.addGestureRecognizer(tap) }
            #expect(stage.view.gestureRecognizerShouldBegin(double) && stage.view.gestureRecognizerShouldBegin(two))
            StandInTouch.tap(at: CGPoint(x: 20, y: 20), in: stage.window, count: 2)
            #expect(double.count == 1 && stage.view.isFirstResponder)
        }

        @Test("leaves taps on keys to the pad, and no other gesture") func pad() {
            let stage = PadStage(), tap = Tap(), other = UILongPressGestureRecognizer()
            for recognizer in [tap, other] { stage.window.addGestureRecognizer(recognizer) }
            stage.tap(0, 1)
            #expect(stage.spy.log == "12" && tap.count == 0)
            #expect(stage.pad.gestureRecognizerShouldBegin(other) && !stage.pad.gestureRecognizerShouldBegin(tap))
            stage.pad.isEnabled = false
            stage.tap(0)
            #expect(stage.spy.log == "12" && tap.count == 1 && stage.pad.gestureRecognizerShouldBegin(tap))
        }

        @Test("works on the field or the pad itself") func own() {
            let stage = Stage(), tap = Tap()
            stage.view.addGestureRecognizer(tap)
            stage.tap(cell: 1)
            #expect(tap.count == 1)
            let pad = PadStage().pad, other = UITapGestureRecognizer()
            pad.addGestureRecognizer(other)
            #expect(pad.gestureRecognizerShouldBegin(other))
        }
    }

    /// Items of the system deliver their text at any time, and on any thread.
    @MainActor @Suite("Dropped text, and a paste button") struct DropTests {
        private let stage = Stage()
        private let item = LateItem()
        private var view: CodeInputView { stage.view }

        @Test("is read like a paste") func drop() {
            view.paste(itemProviders: [item])
            item.deliver("Your code is 482910")
            #expect(view.code == "482910" && stage.events == ["changed", "complete"])
            #expect(view.pasteConfiguration != nil)
        }

        @Test("is nothing if it is empty, or if the field takes no text, also if it ceases to before the text arrives")
        func refused() {
            let reasons: [(String, (CodeInputView) -> Void)] = [
                ("", { $0.reject() }), ("482910", { $0.isEnabled = false }), ("482910", { $0.isEditable = false }),
                ("482910", { $0.status = .verifying }), ("482910", { $0.allowedActions = [.copy] }),
            ]
            for (text, change) in reasons {
                let view = Stage(typing: "123456").view, item = LateItem()
                #expect(view.canPaste([item]))
                view.paste(itemProviders: [item])
                change(view)
                let status = view.status
                #expect(view.canPaste([item]) == text.isEmpty)
                item.deliver(text)
                #expect(view.code == "123456" && view.status == status)
            }
        }

        @Test(
            "is offered if the pasteboard may hold a code",
            arguments: [("482910", true), ("482-910", true), ("a shopping list", false), ("", false)])
        func offer(text: String, isOffered: Bool) async {
            UIPasteboard.general.string = text.isEmpty ? nil : text
            #expect(await view.pasteboardMayHoldCode() == isOffered)
            view.alphabet = .lettersAndDigits
            #expect(await view.pasteboardMayHoldCode() == !text.isEmpty)
            view.allowedActions = []
            #expect(await view.pasteboardMayHoldCode() == false)
        }
    }
}

/// A dropped item whose text arrives when the test says so.
// Unchecked: only the test's thread, the main thread, uses it.
private final class LateItem: NSItemProvider, @unchecked Sendable {
    private var completion: ((String) -> Void)?

    override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { true }

    override func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completion = { completionHandler(NSString(string: $0), nil) }
        return Progress(totalUnitCount: 1)
    }

    func deliver(_ text: String) { completion?(text) }
}
#endif
