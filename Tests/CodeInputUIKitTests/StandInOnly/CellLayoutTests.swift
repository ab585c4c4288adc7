#if canImport(SwiftUI) && canImport(UIKit) && !canImport(Darwin)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

/// A field with cells of the app, and what places them.
@MainActor private final class PlaceModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var style = BoxRenderer() { didSet { changed() } }
    var message: String? { didSet { changed() } }
    var isRightToLeft = false { didSet { changed() } }

    var field: some View {
        let field = CodeInputField(code: bind(\.code, of: self), length: 6) { _ in EmptyView() }.codeInputStyle(style)
        return (message.map { field.codeInputMessage($0) } ?? field)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

/// A text system that asks for a layout at each change.
@MainActor private final class LayoutDelegate: NSObject, UITextInputDelegate {
    weak var view: UIView?
    private func layOut() {
        view?.setNeedsLayout()
        view?.layoutIfNeeded()
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { layOut() }
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}

extension ViewTests {
    @MainActor @Suite("Cells as SwiftUI views, in the layout of the field") struct CellLayoutTests {
        private func check(
            _ stage: FormStage<PlaceModel, some View>, _ change: String,
            sourceLocation: SourceLocation = #_sourceLocation
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
            let stage = FormStage(PlaceModel()) { $0.field }
            try check(stage, "first frame")
            stage.host.view.frame.size.width = 250
            stage.host.settle()
            try check(stage, "rotation")
            stage.form.style.layout.direction = .natural
            stage.form.isRightToLeft = true
            stage.host.settle()
            try check(stage, "right to left")
            stage.form.message = "A message that needs more than one line of a field as narrow as this one."
            stage.host.settle()
            try check(stage, "message")
            StandInAccessibilitySettings.differentiatesWithoutColor = true
            stage.form.changed()
            stage.host.settle()
            try check(stage, "message, and without color")
            stage.form.message = nil
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
            let seen = FormStage(PlaceModel()) { $0.field }.host.hosting.exposedViews
            #expect(seen.contains("CodeInputCells") && !seen.contains("CodeCellView"))
        }

        @Test("a layout of the field during an update writes no state")
        func layoutInUpdate() async throws {
            let stage = FormStage(PlaceModel()) { $0.field }
            let delegate = LayoutDelegate(), view = try stage.view
            (delegate.view, view.inputDelegate) = (view, delegate)
            await stage.update { $0.code = "12" }
            #expect(view.code == "12")
        }
    }
}
#endif
