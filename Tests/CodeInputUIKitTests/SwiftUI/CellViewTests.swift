#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

/// What each cell of the app was last given.
@MainActor final class CellModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var isSecure = false { didSet { changed() } }
    var style: BoxRenderer = .box { didSet { changed() } }
    var length = 4 { didSet { changed() } }
    var isShown = true { didSet { changed() } }
    var title = "" { didSet { changed() } }
    var cells: [Int: CodeCell] = [:]
    var titles: Set<String> = []
    /// How often a cell was evaluated.
    var evaluations = 0

    /// The characters of the cells; "•" if masked, "_" if empty.
    var shown: String {
        cells.keys.sorted().map { index in
            switch cells[index]?.content {
            case .character(let character): String(character)
            case .masked: "•"
            case .placeholder(let hint): String(hint)
            case .empty, nil: "_"
            }
        }.joined()
    }
}

/// A cell of the app, which notes what it is given.
private struct NotedCell: View {
    let cell: CodeCell
    let title: String
    let model: CellModel

    var body: some View {
        let _ = note()
        EmptyView()
    }

    private func note() {
        model.cells[cell.index] = cell
        model.titles.insert(title)
        model.evaluations += 1
    }
}

/// A field with cells of the app.
struct CellForm: ModelForm {
    let model: CellModel
    let version: Int

    var body: some View {
        let title = model.title
        if model.isShown {
            CodeInputField(
                code: Binding(get: { @MainActor in model.code }, set: { @MainActor in model.code = $0 }), length: 4
            ) { cell in
                NotedCell(cell: cell, title: title, model: model)
            }
            .codeInputSecure(model.isSecure)
            .codeInputStyle(model.style)
        }
    }
}

extension ViewTests {
    @MainActor @Suite("Cells as SwiftUI views") struct CellViewTests {
        private func stage() async -> FormStage<CellForm> {
            let stage = FormStage(CellModel(), as: CellForm.self)
            await stage.host.turn()
            return stage
        }

        @Test("get what the field's cells hold, as the user types")
        func typing() async throws {
            let stage = await stage()
            #expect(stage.form.shown == "____")
            try stage.type("12")
            await stage.host.turn()
            #expect(stage.form.shown == "12__" && stage.form.code == "12")
            #expect(stage.form.cells[2]?.isFocused == true && stage.form.cells[1]?.isFocused == false)
            stage.form.code = "9876"
            await stage.host.turn()
            #expect(stage.form.shown == "9876")
            try stage.view.reject()
            await stage.host.turn()
            #expect(stage.form.cells.values.allSatisfy { $0.status == .rejected })
            #expect(stage.failures == [])
        }

        @Test("get no character that is masked")
        func masked() async throws {
            let stage = await stage()
            stage.form.isSecure = true
            await stage.host.turn()
            try stage.type("12")
            await stage.host.turn()
            #expect(stage.form.shown == "••__" && stage.form.code == "12")
        }

        @Test("lie over a field that draws its background and its caret, and no cells")
        func drawing() async throws {
            let stage = await stage()
            stage.form.style = .joined
            await stage.host.turn()
            try stage.type("12")
            await stage.host.turn()
            let view = try stage.view
            func layer(_ name: String) -> CALayer? { view.layer.sublayers?.first { $0.name == name } }
            #expect((0..<4).allSatisfy { layer("cell \($0)")?.contents == nil })
            #expect(layer("background")?.contents != nil && layer("caret")?.isHidden == false)
            #expect(view.cellFrames == CodeInputView(length: 4, style: .joined).frames(in: view.bounds))
        }

        @Test("hear no more of a field that was removed, and neither does the app")
        func removed() async throws {
            let stage = await stage()
            let view = try stage.view
            try stage.type("12")
            await stage.host.turn()
            stage.form.isShown = false
            await stage.host.turn()
            #expect(view.settings.layoutFollower == nil && view.settings.follower == nil && view.verifier == nil)
            view.code = "34"
            await stage.host.turn()
            #expect(stage.form.code == "12" && stage.form.shown == "12__")
        }

        @Test("follow what the app's closure captures")
        func captured() async throws {
            let stage = await stage()
            stage.form.title = "New"
            await stage.host.turn()
            #expect(stage.form.titles == ["", "New"])
        }

        @Test("are not evaluated again where a layout changes nothing")
        func atRest() async throws {
            let stage = await stage()
            let evaluations = stage.form.evaluations
            #expect(evaluations > 0)
            try stage.view.setNeedsLayout()
            await stage.host.turn()
            #expect(stage.form.evaluations == evaluations)
        }

        @Test("are evaluated only if they change")
        func changed() async throws {
            let stage = await stage()
            try stage.type("123")
            await stage.host.turn()
            let evaluations = stage.form.evaluations
            // The first cell is selected, and the last has no caret any more.
            let view = try stage.view
            view.selectedTextRange = view.position(from: view.beginningOfDocument, offset: 1).flatMap {
                view.textRange(from: view.beginningOfDocument, to: $0)
            }
            await stage.host.turn()
            #expect(stage.form.cells[0]?.isSelected == true && stage.form.cells[3]?.isFocused == false)
            #expect(stage.form.evaluations == evaluations + 2)
        }

        @Test("follow the style of the field, which is set only when it changes")
        func style() async throws {
            let stage = await stage()
            let view = try stage.view
            view.layoutIfNeeded()
            stage.form.changed()
            await stage.host.turn()
            #expect(view.redrawnLayers(in: stage.window).isEmpty)
            let width = view.cellFrames[0].width
            stage.form.style.layout = .fixed(size: CGSize(width: 20, height: 40))
            await stage.host.turn()
            #expect(view.cellFrames[0].width == 20 && width != 20)
        }
    }

    @MainActor @Suite("A style sheet") struct StyleSheetTests {
        struct Form: ModelForm {
            let model: CellModel
            let version: Int
            var body: some View { CodeStyleSheet(model.style, length: model.length) }
        }

        @Test("draws a style in every state, one below the other")
        func states() async throws {
            let stage = FormStage(CellModel(), as: Form.self)
            await stage.host.turn()
            let sheet = try #require(stage.host.hosted(UIView.self).first { $0.layer.sublayers != nil })
            let rows = try #require(sheet.layer.sublayers)
            #expect(rows.count == 11 && rows.allSatisfy { $0.contents != nil })
            func gaps() -> [CGFloat] { zip(rows, rows.dropFirst()).map { $1.frame.minY - $0.frame.maxY } }
            let overhang = stage.form.style.layout.overhang
            #expect(gaps().allSatisfy { $0 == 16 - 2 * overhang })
            #expect(rows.allSatisfy { sheet.bounds.height >= $0.frame.maxY && $0.frame.height > 40 })
            stage.form.style.layout.overhang = 4
            await stage.host.turn()
            #expect(rows[0].frame.minX == -4)
            stage.form.style.layout.overhang = 20
            await stage.host.turn()
            #expect(gaps().allSatisfy { $0 == 0 })
        }

        @Test("is no wider than the screen")
        func narrow() async throws {
            let model = CellModel()
            model.length = 64
            let stage = FormStage(model, as: Form.self)
            await stage.host.turn()
            let sheet = try #require(stage.host.hosted(UIView.self).first { $0.layer.sublayers != nil })
            #expect((1...400).contains(sheet.bounds.width))
        }

        @Test("has 1 to 64 cells", arguments: [(0, 1), (4, 4), (64, 64), (99, 64)])
        func length(_ length: Int, cells: Int) async throws {
            let model = CellModel()
            model.length = length
            model.style.layout = .fixed(size: CGSize(width: 4, height: 40), spacing: 0)
            let stage = FormStage(model, as: Form.self)
            await stage.host.turn()
            let sheet = try #require(stage.host.hosted(UIView.self).first { $0.layer.sublayers != nil })
            #expect(sheet.bounds.width == CGFloat(4 * cells))
        }
    }
}

extension CodeInputView {
    /// The frames of the cells in bounds.
    fileprivate func frames(in bounds: CGRect) -> [CGRect] {
        frame = bounds
        layoutIfNeeded()
        return cellFrames
    }
}
#endif
