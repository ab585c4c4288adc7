#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import SwiftUI
import Testing

extension ViewTests {
    @MainActor @Suite struct CodeInputFieldLookTests {
        @Test func anotherStyleKeepsViewCodeAndFocus() async throws {
            let stage = FieldStage()
            try stage.type("123")
            await stage.host.turn()
            let view = try stage.view
            stage.form.isLarge = true
            await stage.host.turn()
            #expect(try stage.view === view)
            #expect((view.style as? BoxRenderer)?.shape == .circle)
            #expect(view.code == "123" && view.isFirstResponder)
        }

        @Test func theFieldsOwnStyleWinsOverThatOfTheEnvironment() throws {
            let stage = FieldStage(FieldForm(set: { $0.codeInputStyle(.underline) }))
            #expect(try stage.view.style is UnderlineRenderer)
            let plain = StandInHost(BoundField(code: .constant("")))
            plain.settle()
            #expect((plain.hosted as? CodeInputView)?.style is UnderlineRenderer)
        }

        @Test func aStyleAroundAViewReachesEveryFieldInIt() async throws {
            let host = StandInHost(TwoFieldForm())
            host.settle()
            let views = host.allHosted.compactMap { $0 as? CodeInputView }
            #expect(views.map(\.length) == [4, 6])
            #expect(views.allSatisfy { ($0.style as? BoxRenderer)?.shape == .circle })
            host.root.hasFirst = false
            await host.turn()
            #expect(host.allHosted.count == 1 && host.hosted === views.last)
            #expect(host.misuses == [])
        }

        @Test func directionTintAndEnablingComeFromTheEnvironment() throws {
            let stage = FieldStage()
            #expect(try stage.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
            stage.host.environment.layoutDirection = .rightToLeft
            stage.host.environment.isEnabled = false
            stage.host.settle()
            #expect(try stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(try !stage.view.isEnabled)
            #expect(try stage.view.tintColor == .systemPurple)
        }

        @Test func optionsReachTheView() throws {
            let form = FieldForm(
                length: 4,
                set: {
                    $0.codeInputAlphabet(.hexadecimal).codeInputPlaceholder("0").codeInputSecure(
                        masking: .delayed(.seconds(1))
                    ).codeInputSetUp { $0.caretPolicy = .endOnly }
                })
            let view = try FieldStage(form).view
            #expect(view.length == 4)
            #expect(view.alphabet == .hexadecimal)
            #expect(view.placeholder == "0")
            #expect(view.isSecureTextEntry)
            #expect(view.masking == .delayed(.seconds(1)))
            #expect(view.caretPolicy == .endOnly)
        }

        @Test func theSizeIsThatOfTheCellsAtMostTheWidthOffered() throws {
            let stage = FieldStage()
            let natural = try stage.view.intrinsicContentSize
            #expect(stage.host.size(for: .unspecified) == natural)
            #expect(stage.host.size(for: .infinity) == natural)
            #expect(stage.host.size(for: ProposedViewSize(width: 100, height: 500))?.width == 100)
            #expect(stage.host.size(for: .zero)?.width == 0)
        }

        @Test func aFieldThatIsTakenAwayLeavesNothingAliveAndTakesTheFocusAlong() async throws {
            weak var view: CodeInputView?
            weak var owner: Owner?
            let isOver: () -> Bool = { view == nil && owner == nil }
            let stage = FieldStage()
            do {
                let object = Owner()
                owner = object
                stage.host.root.set = { $0.onCodeComplete { _ in object.count += 1 } }
                stage.host.settle()
                view = try stage.view
                try stage.type("12")
                await stage.host.turn()
                #expect(stage.form.isFocused)
                stage.form.isShown = false
                await stage.host.turn()
                stage.host.root.set = { $0 }
            }
            await stage.host.turn()
            #expect(stage.host.hosted == nil)
            #expect(!stage.form.isFocused)
            #expect(stage.form.code == "12")
            #expect(isOver())
            #expect(stage.failures.isEmpty)
        }

        @Test func aFieldThatComesBackShowsTheCodeOfItsBinding() async throws {
            let stage = FieldStage()
            try stage.type("12")
            stage.form.isShown = false
            await stage.host.turn()
            stage.form.isShown = true
            await stage.host.turn()
            #expect(try stage.view.code == "12")
        }

        private final class Owner { var count = 0 }
    }
}
#endif
