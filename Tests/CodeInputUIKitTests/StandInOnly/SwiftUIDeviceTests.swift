#if canImport(UIKit) && !canImport(Darwin)
import CodeInputSwiftUI
import SwiftUI
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Only the stand-in exposes haptics and spoken announcements, and can propose a size.
    @MainActor @Suite("Haptics, speech and size of a SwiftUI field") struct SwiftUIDeviceTests {
        @Test("a status that the app repeats gives feedback once")
        func constant() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            try stage.type("123456")
            stage.form.isWrong = true
            await stage.host.turn()
            for key in ["9", "8"] {
                stage.keyboard.type(key)
                await stage.host.turn()
            }
            #expect(StandInRecorder.feedback == ["error"])
            #expect(StandInRecorder.announcements == ["Wrong code."])
        }

        @Test("a second rejection gives feedback again")
        func again() async throws {
            let stage = FormStage(StatusModel(), as: BoundStatusForm.self)
            try stage.view.becomeFirstResponder()
            for _ in 1...2 {
                stage.keyboard.type("123456")
                stage.form.status = .rejected
                await stage.host.turn()
                stage.keyboard.type("1")
                // In the same turn, before the update.
                stage.form.status = .rejected
                await stage.host.turn()
                stage.form.status = .editing
                stage.form.code = ""
                await stage.host.turn()
            }
            #expect(StandInRecorder.feedback == ["error", "error", "error", "error"])
        }

        @Test("a verdict of the field gives feedback once, with any status of the app")
        func own() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            try stage.view.reject()
            stage.form.code = "12"
            await stage.host.turn()
            #expect(StandInRecorder.feedback == ["error"])
        }

        @Test("the size is that of the cells, at most as wide as proposed")
        func size() throws {
            let stage = FieldStage()
            let natural = try stage.view.intrinsicContentSize
            #expect(stage.host.standIn.size(for: .unspecified) == natural)
            #expect(stage.host.standIn.size(for: .infinity) == natural)
            #expect(stage.host.standIn.size(for: ProposedViewSize(width: 100, height: 500))?.width == 100)
            #expect(stage.host.standIn.size(for: .zero)?.width == 0)
        }
    }
}
#endif
