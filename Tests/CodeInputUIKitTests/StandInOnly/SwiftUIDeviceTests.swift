#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import SwiftUI
import Testing
import TestTools
import UIKit

extension ViewTests {
    /// Haptics and announcements can be read of the stand-in alone; what SwiftUI proposes to a view is its own.
    @MainActor @Suite("What a field of SwiftUI lets one feel, and the size it asks for") struct SwiftUIDeviceTests {
        @Test("a status that the app keeps saying is felt and heard once")
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

        @Test("a rejection that is repeated is felt again")
        func again() async throws {
            let stage = FormStage(StatusModel(), as: BoundStatusForm.self)
            try stage.view.becomeFirstResponder()
            for _ in 1...2 {
                stage.keyboard.type("123456")
                stage.form.status = .rejected
                await stage.host.turn()
                stage.keyboard.type("1")
                // In the same turn, before an update has shown what was told.
                stage.form.status = .rejected
                await stage.host.turn()
                stage.form.status = .editing
                stage.form.code = ""
                await stage.host.turn()
            }
            #expect(StandInRecorder.feedback == ["error", "error", "error", "error"])
        }

        @Test("a verdict of the field's own is felt once, whatever the app says")
        func own() async throws {
            let stage = FormStage(StatusModel(), as: StatusForm.self)
            try stage.view.reject()
            stage.form.code = "12"
            await stage.host.turn()
            #expect(StandInRecorder.feedback == ["error"])
        }

        @Test("the size is that of the cells, at most the width offered")
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
