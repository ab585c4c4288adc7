#if !canImport(Darwin)
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
            model.set = { [unowned model] _ in
                let field = CodeInputField(code: bind(\.code, of: model), length: 6) { _ in EmptyView() }
                return model.words.map { field.codeInputMessage($0) } ?? field
            }
            return FieldStage(model)
        }

        @Test("are where the field has its own cells, in the same update, whatever changes") func places() throws {
            let stage = stage(), form = stage.form, view = try stage.view
            func rounded(_ frame: CGRect) -> [Double] {
                [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() }
            }
            func check(_ change: String) {
                let places = stage.host.hosting.places
                let frames = view.cellFrames.map { view.convert($0, to: stage.host.view) }
                #expect(places.map(rounded) == frames.map(rounded) && places.count == 6, "\(change)")
            }
            func update(_ change: () -> Void) {
                change()
                form.changed()
            }
            let changes: [(String, () -> Void)] = [
                ("without color", { StandInAccessibilitySettings.differentiatesWithoutColor = true }),
                ("with color", { StandInAccessibilitySettings.differentiatesWithoutColor = false }),
                ("rotation", { stage.host.view.frame.size.width = 250 }),
                ("right to left", { (form.style.layout.direction, form.isRightToLeft) = (.natural, true) }),
                ("message", { form.words = "A message of more than one line of a field as narrow as this one." }),
                ("without color", { update { StandInAccessibilitySettings.differentiatesWithoutColor = true } }),
                ("no message", { form.words = nil }), ("sign of a status", { view.reject() }),
                ("text", { update { Device.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge } } }),
            ]
            check("first frame")
            for (name, change) in changes {
                change()
                stage.host.settle()
                check(name)
            }
            #expect(view.drawnLayers.contains { $0.name == "foreground" })
        }

        @Test("are hidden from VoiceOver, which has the field") func hidden() {
            let seen = stage().host.hosting.exposedViews
            #expect(seen.contains("CodeInputCells") && !seen.contains("CodeCellContent"))
        }

        @Test("a layout of the field during an update writes no state") func layoutInUpdate() async throws {
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
