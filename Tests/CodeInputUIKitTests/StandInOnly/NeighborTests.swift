#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Only the stand-in tells when a view is laid out, and has presses of keys and archives of Interface Builder.
    @MainActor @Suite("A field beside other views") struct NeighborTests {
        private final class Shelf: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }

        @Test("lays out nothing when it is asked where something is, and knows it in the bounds that it has now")
        func questions() {
            let stage = Stage(typing: "12"), shelf = Shelf(), view = stage.view
            stage.window.addSubview(shelf)
            shelf.addSubview(view)
            stage.settle()
            shelf.layouts = 0
            shelf.setNeedsLayout()
            view.frame.size.width = 260
            let caret = view.caretRect(for: view.endOfDocument)
            let end = view.closestPosition(to: CGPoint(x: 259, y: 20))
            let rects = view.selectionRects(for: stage.range(0..<2) ?? UITextRange())
            _ = (view.firstRect(for: stage.range(0..<1) ?? UITextRange()), view.characterRange(at: .zero))
            let frames = view.cellFrames
            #expect(shelf.layouts == 0)
            stage.settle()
            #expect(shelf.layouts == 1 && view.cellFrames == frames && rects.map(\.rect) == Array(frames[..<2]))
            #expect(caret == view.caretRect(for: view.endOfDocument) && abs(caret.midX - frames[2].midX) < 1)
            #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 2)
        }

        @Test("has the writing direction of its cells", arguments: [false, true])
        func direction(followsLanguage: Bool) {
            let stage = Stage(typing: "12") { view in
                var style = BoxRenderer.box
                style.layout.direction = followsLanguage ? .natural : .leftToRight
                view.style = style
                view.semanticContentAttribute = .forceRightToLeft
            }
            let view = stage.view, expected: NSWritingDirection = followsLanguage ? .rightToLeft : .leftToRight
            #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == expected)
            let rects = view.selectionRects(for: stage.range(0..<2) ?? UITextRange())
            #expect(rects.map(\.writingDirection) == [expected, expected])
        }

        @Test("takes over from Interface Builder that it is disabled")
        func disabledArchive() throws {
            Device.reset()
            let view = try #require(CodeInputView(coder: StandInCoder(["UIDisabled": true])))
            #expect(!view.isEnabled && !view.fieldState.isEnabled)
            view.insertText("1")
            #expect(view.code == "")
        }

        @Test("leaves taps to its superviews while it is disabled")
        func disabledTap() {
            final class Tap: UITapGestureRecognizer {
                var count = 0
                override var state: State { didSet { if state == .ended { count += 1 } } }
            }
            let stage = Stage(isFocused: false), tap = Tap()
            stage.window.addGestureRecognizer(tap)
            stage.tap(cell: 0)
            #expect(tap.count == 0)
            stage.view.isEnabled = false
            stage.tap(cell: 0)
            #expect(tap.count == 1)
        }

        @Test("empties the shortcuts above the keyboard before the change of the input view reloads them")
        func shortcuts() {
            let stage = Stage(), group = UIBarButtonItemGroup()
            stage.view.inputAssistantItem.leadingBarButtonGroups = [group]
            stage.view.inputView = UIView()
            #expect(stage.view.standInShortcuts == [])
            stage.view.inputView = nil
            #expect(stage.view.standInShortcuts == [group])
        }

        @Test("moves with Tab inside its sheet, to what a finger reaches")
        func tab() async {
            let stage = Stage(isFocused: false)
            let root = UIViewController(), sheet = UIViewController()
            stage.window.rootViewController = root
            root.present(sheet, animated: false)
            let fields = (0..<3).map { index in
                let field = CodeInputView(length: 4)
                field.frame = CGRect(x: 0, y: 60 * index, width: 150, height: 50)
                return field
            }
            root.view.addSubview(fields[0])
            for field in fields[1...] { sheet.view.addSubview(field) }
            let cover = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100)), covered = CodeInputView(length: 4)
            covered.frame = CGRect(x: 0, y: 220, width: 150, height: 50)
            sheet.view.addSubview(covered)
            sheet.view.addSubview(cover)
            fields[1].becomeFirstResponder()
            var visited: [Int?] = []
            for _ in 0..<3 {
                guard let focused = fields.first(where: \.isFirstResponder) else { break }
                let key = UIKey.standIn("\t", ignoring: "\t", modifierFlags: [], keyCode: .keyboardTab)
                UIPressesEvent.standInSend(key, to: focused).release()
                await Device.turn()
                visited.append(fields.firstIndex(where: \.isFirstResponder))
            }
            #expect(visited == [2, 1, 2])
        }
    }
}
#endif
