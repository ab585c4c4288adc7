#if canImport(SwiftUI) && canImport(UIKit) && !canImport(Darwin)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("Cells as SwiftUI views, in the layout of the field") struct CellLayoutTests {
        /// A field with cells of the app, and a message if the app has one.
        private func stage() -> FieldStage {
            let model = FieldModel()
            show(nil, in: model)
            return FieldStage(model)
        }

        private func show(_ message: String?, in model: FieldModel) {
            model.set = { [unowned model] _ in
                let field = CodeInputField(code: bind(\.code, of: model), length: 6) { _ in EmptyView() }
                return message.map { field.codeInputMessage($0) } ?? field
            }
        }

        private func check(
            _ stage: FieldStage, _ change: String, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            func rounded(_ frame: CGRect) -> [Double] {
                [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() }
            }
            let view = try stage.view, places = stage.host.hosting.places
            let frames = view.cellFrames.map { view.convert($0, to: stage.host.view) }
            #expect(
                places.map(rounded) == frames.map(rounded) && places.count == 6, "\(change)",
                sourceLocation: sourceLocation)
        }

        @Test("are where the field has its own cells, in the same update, whatever changes")
        func places() throws {
            let stage = stage()
            try check(stage, "first frame")
            stage.host.view.frame.size.width = 250
            stage.host.settle()
            try check(stage, "rotation")
            stage.form.style.layout.direction = .natural
            stage.form.isRightToLeft = true
            stage.host.settle()
            try check(stage, "right to left")
            show("A message that needs more than one line of a field as narrow as this one.", in: stage.form)
            stage.host.settle()
            try check(stage, "message")
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            stage.form.changed()
            stage.host.settle()
            try check(stage, "message, and without color")
            show(nil, in: stage.form)
            stage.host.settle()
            try check(stage, "sign of a status")
            try stage.view.reject()
            stage.host.settle()
            #expect(try stage.view.drawnLayers.contains { $0.name == "foreground" })
            Device.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
            stage.form.changed()
            stage.host.settle()
            try check(stage, "text size")
        }

        @Test("are hidden from VoiceOver, which has the field")
        func hidden() {
            let seen = stage().host.hosting.exposedViews
            #expect(seen.contains("CodeInputCells") && !seen.contains("CodeCellView"))
        }

        @Test("a layout of the field during an update writes no state")
        func layoutInUpdate() async throws {
            let stage = stage()
            let delegate = InputDelegateSpy(), view = try stage.view
            view.inputDelegate = delegate
            delegate.onMessage = { [weak view] _ in
                view?.setNeedsLayout()
                view?.layoutIfNeeded()
            }
            await stage.update { $0.code = "12" }
            #expect(view.code == "12")
        }
    }
}
#endif
