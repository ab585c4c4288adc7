import CodeInputUIKit
import TestTools
import Testing
import UIKit

private final class ToldView: UIView, CodeCellView {
    var told: [CodeCell] = []
    var onShow: (CodeCell) -> Void = { _ in }

    func show(_ cell: CodeCell) {
        told.append(cell)
        onShow(cell)
    }
}

extension ViewTests {
    @MainActor @Suite("Cells as views of the app") struct CellViewsTests {
        /// The views of a field, in the order in which it asked for them.
        @MainActor private final class Cells {
            var views: [ToldView] = []
            var onShow: (CodeCell) -> Void = { _ in }

            func make(_ index: Int) -> any CodeCellView {
                let view = ToldView()
                view.onShow = { [weak self] in self?.onShow($0) }
                views.append(view)
                return view
            }

            /// What the first views show: characters, "•" if masked, "_" if empty.
            var shown: String { views.map { $0.told.last?.content.shown ?? "?" }.joined() }
            var calls: Int { views.reduce(0) { $0 + $1.told.count } }
        }

        private let cells = Cells()

        private func stage(
            typing text: String = "", style: any CodeCellRenderer = .box, configure: (CodeInputView) -> Void = { _ in }
        ) -> Stage {
            Stage(typing: text, length: 4, style: style) {
                $0.cellViews = cells.make
                configure($0)
            }
        }

        @Test("are made once, told only what changes, from character to enabling, and come and go with the length")
        func told() {
            let stage = stage(typing: "12")
            #expect(cells.views.count == 4 && cells.shown == "12__" && cells.views[2].told.last?.isFocused == true)
            let calls = cells.calls
            stage.settle { $0.setNeedsLayout() }
            #expect(cells.calls == calls)
            stage.type("3")
            #expect(cells.calls == calls + 2 && cells.shown == "123_")
            stage.settle { $0.selectAll(nil) }
            #expect(cells.views.map { $0.told.last?.isSelected } == [true, true, true, false])
            stage.settle { $0.reject() }
            #expect(cells.views.allSatisfy { $0.told.last?.status == .rejected })
            stage.settle { $0.isEnabled = false }
            #expect(cells.views.allSatisfy { $0.told.last?.isEnabled == false } && cells.views.count == 4)
            stage.settle { $0.lengthRange = 2...2 }
            #expect(cells.views.map { $0.superview != nil } == [true, true, false, false])
            stage.settle { $0.lengthRange = 3...3 }
            #expect(cells.views.count == 5 && cells.views[4].told.last?.index == 2)
        }

        @Test("move with the field, and come without a motion") func motion() {
            let stage = stage()
            UIView.animate(withDuration: 0.3) {
                stage.view.frame.size.width = 200
                stage.view.lengthRange = 5...5
                stage.view.layoutIfNeeded()
            }
            #expect(cells.views[1].layer.animationKeys()?.contains("position") == true)
            #expect(cells.views.count == 5 && cells.views[4].layer.animationKeys() == nil)
        }

        @Test("get no character that is masked, in the frame in which masking begins") func masked() {
            let stage = stage(typing: "12") { ($0.isSecureTextEntry, $0.isRevealed) = (true, true) }
            let steps: [(String, () -> Void)] = [
                ("12__", {}), ("••__", { Device.setCaptured(true) }), ("12__", { Device.setCaptured(false) }),
                ("••__", { Device.setActive(false) }), ("12__", { Device.setActive(true) }),
                ("••__", { stage.view.isRevealed = false }), ("•___", { stage.view.deleteBackward() }),
            ]
            for (shown, step) in steps {
                step()
                stage.settle()
                #expect(cells.shown == shown)
            }
            for view in cells.views { view.told = [] }
            stage.type("34")
            stage.settle { $0.reject() }
            #expect(cells.views.flatMap(\.told).allSatisfy { $0.content == .masked || $0.content == .empty })
        }

        @Test("take the place of drawn cells, under the caret, and of no touch, until there are none") func drawing() {
            let stage = stage(typing: "1", style: .joined), view = stage.view
            #expect(stage.layers.contains { $0.name == "background" && !LayerBoxes(of: $0).isEmpty })
            let boxes = stage.layers.filter { $0.name?.hasPrefix("cell") == true }
            #expect(!boxes.isEmpty && boxes.allSatisfy { $0.contents == nil && LayerBoxes(of: $0).isEmpty })
            let front = view.layer.sublayers?.last
            #expect(front?.sublayers?.contains { $0.name == "caret" && !$0.isHidden } == true && front?.zPosition == 1)
            #expect(view.hitTest(CGPoint(x: 100, y: 28), with: nil) === view && view.isAccessibilityElement)
            stage.settle { $0.cellViews = nil }
            #expect(cells.views.allSatisfy { $0.window == nil })
            #expect(stage.layers.contains { $0.name == "character 0" && $0.contents != nil })
            stage.settle { $0.cellViews = cells.make }
            #expect(cells.views.count == 8 && cells.views[4].told.last?.content == .character("1"))
        }

        @Test("that are in use already are left where they are, and the field goes on") func usedTwice() {
            let one = ToldView(), shelf = UIView(), other = ToldView(), above = ToldView()
            shelf.addSubview(other)
            let stage = Stage(length: 4)
            stage.window.addSubview(above)
            above.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            stage.settle { $0.cellViews = { [one, one, other, above][$0] } }
            stage.type("1234")
            #expect(one.told.last?.content == .character("1") && other.superview === shelf && other.told == [])
            #expect(above.told == [] && stage.view.code == "1234")
        }

        @Test("may change the field as they are made and told: it loses no edit, and lays itself out no end of times")
        func changing() async {
            let stage = Stage(length: 4) { view in
                view.cellViews = { [weak view] index in
                    view?.placeholder = String(index)
                    view?.layoutIfNeeded()
                    return cells.make(index)
                }
            }
            #expect(cells.shown == "3333")
            cells.onShow = { cell in
                guard cell.isFilled, stage.view.code.count < 3 else { return }
                stage.view.insertText("7")
                stage.view.layoutIfNeeded()
            }
            stage.type("1")
            #expect(stage.view.code == "177" && cells.shown == "1773")
            // Each time, without an end.
            cells.onShow = { _ in stage.view.placeholder = stage.view.placeholder == "a" ? "b" : "a" }
            let calls = cells.calls
            stage.type("2")
            #expect((calls..<calls + 20).contains(cells.calls) && stage.view.code == "1772")
            stage.deleteBackward()
            await Device.turn()
            cells.onShow = { _ in }
            await Device.turn()
            stage.settle()
            #expect(stage.view.code == "177" && cells.shown == "177" + stage.view.placeholder)
        }

        @Test("are told of a new appearance, for the colors of their layers, and of no other layout") func appearance()
        {
            let stage = stage(typing: "12"), calls = cells.calls
            stage.settle { $0.frame.size.width = 300 }
            #expect(cells.calls == calls)
            stage.window.overrideUserInterfaceStyle = .dark
            stage.settle()
            #expect(cells.calls == calls + 4)
        }

        @Test("may take themselves away, and go with their field") func going() {
            weak var field: CodeInputView?
            weak var cell: UIView?
            do {
                let stage = Stage(length: 4)
                stage.view.cellViews = { [weak view = stage.view] _ in
                    let cell = ToldView()
                    cell.onShow = { if $0.isFilled { view?.cellViews = nil } }
                    return cell
                }
                stage.type("1")
                #expect(stage.shown == "1___" && stage.view.cellViews == nil)
                stage.settle { $0.cellViews = { _ in ToldView() } }
                field = stage.view
                cell = stage.view.subviews.last?.subviews.first
                #expect(cell != nil)
                stage.view.removeFromSuperview()
            }
            #expect(field == nil && cell == nil)
        }
    }
}
