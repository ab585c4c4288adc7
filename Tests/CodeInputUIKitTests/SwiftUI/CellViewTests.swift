import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

/// What each cell of the app was last given.
@MainActor private final class CellModel: FieldModel {
    var isSecure = false { didSet { changed() } }
    var masking: CodeMasking? { didSet { changed() } }

    var title = "" { didSet { changed() } }
    var cells: [Int: CodeCell] = [:]
    var directions: Set<LayoutDirection> = []
    var evaluations = 0
    /// How often a cell got a character while the field was told to hide it.
    var leaks = 0

    /// The characters of the cells; "•" if masked, "_" if empty.
    var shown: String { cells.keys.sorted().map { cells[$0]?.content.shown ?? "" }.joined() }

    @ViewBuilder var field: some View {
        let title = title
        if isShown {
            CodeInputField(code: bind(\.code, of: self), length: 4) { cell in
                NotedCell(cell: cell, title: title, model: self)
            }
            .codeInputSecure(isSecure, masking: masking)
            .codeInputStyle(style)
        }
    }
}

private struct NotedCell: View {
    @Environment(\.layoutDirection) private var direction
    let cell: CodeCell
    let title: String
    let model: CellModel

    var body: some View {
        let _ = note()
        EmptyView()
    }

    private func note() {
        model.cells[cell.index] = cell
        model.directions.insert(direction)
        model.evaluations += 1
        if model.isSecure || model.masking == .immediate, case .character = cell.content { model.leaks += 1 }
    }
}

extension ViewTests {
    @MainActor @Suite("Cells as SwiftUI views") struct CellViewTests {
        private func stage(typing text: String = "") async throws -> FormStage<CellModel, some View> {
            let stage = FormStage(CellModel()) { $0.field }
            await stage.host.turn()
            try await stage.enter(text)
            return stage
        }

        @Test("have the letters of the app's code, and its status, in the first frame") func firstLetters() {
            let model = CellModel()
            for (code, shown, status) in [("A1", "A1__", CodeStatus.rejected), ("", "____", .editing)] {
                _ = FormStage(model) { model in
                    CodeInputField(code: .constant(code), length: 4) { NotedCell(cell: $0, title: "", model: model) }
                        .codeInputAlphabet(.lettersAndDigits).codeInputStatus(.constant(.rejected))
                }
                #expect(model.shown == shown && model.cells.values.allSatisfy { $0.status == status })
            }
        }

        @Test("get no character in the update that makes the field secure, or masks it") func madeSecure() async throws
        {
            let stage = try await stage(typing: "12")
            for (isSecure, masking) in [(true, nil), (false, .immediate)] as [(Bool, CodeMasking?)] {
                await stage.update { ($0.title, $0.isSecure, $0.masking) = ("New", isSecure, masking) }
                #expect(stage.form.shown == "••__" && stage.form.leaks == 0)
                await stage.update { ($0.isSecure, $0.masking) = (false, nil) }
                #expect(stage.form.shown == "12__")
            }
        }

        @Test("hear no more of a field that was removed, and neither does the app") func removed() async throws {
            let stage = try await stage(typing: "12"), view = try stage.view
            await stage.update { $0.isShown = false }
            #expect(view.cellListener == nil && view.swiftUIListener == nil && view.verifier == nil)
            view.code = "34"
            await stage.host.turn()
            #expect(stage.form.code == "12" && stage.form.shown == "12__")
        }

        @Test("show the last layout, also after one in the middle of an update") func laidOutInUpdate() async throws {
            let stage = FormStage(CellModel()) { model in
                CodeInputField(code: bind(\.code, of: model), length: 4) {
                    NotedCell(cell: $0, title: "", model: model)
                }
                .codeInputStatus(bind(\.status, of: model))
                .codeInputSetUp { view in
                    view.onStatusChange = { [weak view] in if $0 == .editing { view?.layoutIfNeeded() } }
                }
            }
            await stage.update { ($0.code, $0.status) = ("1234", .rejected) }
            #expect(stage.form.shown == "1234" && stage.form.cells.values.allSatisfy { $0.status == .rejected })
            await stage.update { ($0.code, $0.status) = ("4829", .verifying) }
            #expect(stage.form.shown == "4829" && stage.form.cells.values.allSatisfy { $0.status == .verifying })
            await stage.update { ($0.code, $0.status) = ("12", .editing) }
            #expect(stage.form.shown == "12__" && stage.form.cells.values.allSatisfy { $0.status == .editing })
        }

        @Test("are evaluated only if they change") func changed() async throws {
            let stage = try await stage(typing: "123")
            let evaluations = stage.form.evaluations, view = try stage.view
            view.setNeedsLayout()
            await stage.host.turn()
            #expect(stage.form.evaluations == evaluations)
            // The first cell is selected, and the last has no caret any more.
            stage.keyboard.select(0..<1)
            await stage.host.turn()
            #expect(stage.form.cells[0]?.isSelected == true && stage.form.cells[3]?.isFocused == false)
            #expect(stage.form.evaluations == evaluations + 2)
            // What the app's closure makes of each has changed.
            await stage.update { $0.title = "New" }
            #expect(stage.form.evaluations == evaluations + 6)
        }

        @Test("has the direction of the app") func direction() async {
            let stage = FormStage(CellModel()) { $0.field.environment(\.layoutDirection, .rightToLeft) }
            await stage.host.turn()
            #expect(stage.form.directions == [.rightToLeft])
        }

        @Test("gets no character before there is a view that may hide it") func firstFrame() async {
            let model = CellModel()
            (model.code, model.isSecure, model.masking, model.isShown) = ("1234", true, CodeMasking.none, false)
            let stage = FormStage(model) { $0.field }
            Device.setCaptured(true)
            await stage.update { $0.isShown = true }
            #expect(model.leaks == 0 && model.shown == "••••")
        }
    }

    @MainActor @Suite("A style sheet") struct StyleSheetTests {
        private func stage(_ configure: (CellModel) -> Void = { _ in }) async -> FormStage<CellModel, some View> {
            let model = CellModel()
            configure(model)
            let stage = FormStage(model) { CodeStyleSheet($0.style, length: $0.length) }
            await stage.host.turn()
            return stage
        }

        private func sheet(_ stage: FormStage<CellModel, some View>) throws -> UIView {
            try #require(stage.host.hosted(UIView.self).first { $0.layer.sublayers != nil })
        }

        @Test("draws a style in every state, one below the other") func states() async throws {
            let stage = await stage()
            let sheet = try sheet(stage)
            let rows = try #require(sheet.layer.sublayers)
            #expect(rows.count == 12 && rows.allSatisfy { $0.contents != nil })
            func gaps() -> [CGFloat] { zip(rows, rows.dropFirst()).map { $1.frame.minY - $0.frame.maxY } }
            let overhang = stage.form.style.layout.overhang
            #expect(gaps().allSatisfy { $0 == 16 - 2 * overhang })
            #expect(rows.allSatisfy { sheet.bounds.height >= $0.frame.maxY && $0.frame.height > 40 })
            await stage.update { $0.style.layout.overhang = 4 }
            #expect(rows[0].frame.minX == -4)
            await stage.update { $0.style.layout.overhang = 20 }
            #expect(gaps().allSatisfy { $0 == 0 } && rows[0].frame.minX == -20)
        }

        @Test("has 1 to 64 cells, and is no wider than the screen", arguments: [(0, 1), (4, 4), (64, 64), (99, 64)])
        func length(_ length: Int, cells: Int) async throws {
            let stage = await stage {
                $0.length = length
                $0.style.layout = .fixed(size: CGSize(width: 4, height: 40), spacing: 0)
            }
            #expect(try sheet(stage).bounds.width == CGFloat(4 * cells))
            await stage.update { $0.style = .box }
            #expect(try (1...400).contains(sheet(stage).bounds.width))
        }
    }
}
