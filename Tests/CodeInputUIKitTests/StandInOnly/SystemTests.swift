#if !canImport(Darwin)
import CodeInputPIN
import SwiftUI
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// A device exposes neither its keyboard nor its pointer, makes the coder of a nib, and proposes sizes to SwiftUI.
    @MainActor @Suite("The system around a field") struct SystemTests {
        @Test("an editable field has the keyboard, also while it verifies, and a read-only none") func keyboard() {
            let stage = Stage(isFocused: false)
            stage.view.status = .verifying
            stage.view.becomeFirstResponder()
            stage.check([
                (true, { _ in }), (true, { $0.status = .editing }), (false, { $0.isEditable = false }),
                (true, { $0.isEditable = true }),
            ]) {
                #expect(stage.view.isFirstResponder)
                return stage.window.standInHasKeyboard
            }
            // It hears at once of another alphabet, and whether the field is a secret.
            for isSecure in [false, true, false] {
                stage.view.isSecureTextEntry = isSecure
                #expect(stage.window.standInKeyboardIsSecure == isSecure)
            }
            for (alphabet, type) in [(CodeAlphabet.hexadecimal, UIKeyboardType.asciiCapable), (.digits, .numberPad)] {
                stage.view.alphabet = alphabet
                #expect(stage.window.standInKeyboardType == type)
            }
        }

        @Test("the keyboard is not reloaded for a value that the field has, as an app sets it with every update")
        func equalValues() {
            let stage = Stage(typing: "12"), view = stage.view, pad = UIView(), bar = UIView()
            let steps: [(CodeInputView) -> Void] = [
                { $0.lengthRange = 4...8 }, { $0.alphabet = .lettersAndDigits },
                { $0.autocorrectionType = .yes }, { $0.spellCheckingType = .yes }, { $0.smartQuotesType = .yes },
                { $0.smartDashesType = .yes }, { $0.smartInsertDeleteType = .yes }, { $0.keyboardAppearance = .dark },
                { $0.returnKeyType = .done }, { $0.enablesReturnKeyAutomatically = true },
                { $0.allowsNumberPadPopover = true }, { $0.keyboardType = .URL },
                { $0.textContentType = .password }, { $0.textContentType = nil },
                { $0.autocapitalizationType = .words }, { $0.showsDoneAccessory = true }, { $0.inputView = pad },
                { $0.inputAccessoryView = bar },
                { if #available(iOS 17, visionOS 1, *) { $0.inlinePredictionType = .yes } },
                { if #available(iOS 18, visionOS 2.4, *) { $0.writingToolsBehavior = .default } },
            ]
            for (index, step) in steps.enumerated() {
                var counts = [view.standInReloads]
                for _ in 1...2 {
                    step(view)
                    counts.append(view.standInReloads)
                }
                #expect(counts[1] == counts[2], "step \(index)")
                #expect((counts[0] < counts[1]) == (index > 0), "step \(index)")
            }
        }

        @Test("the keyboard has no shortcuts above a view in its place, and has them back after it") func shortcuts() {
            let stage = Stage(), item = stage.view.inputAssistantItem, own = item.leadingBarButtonGroups
            #expect(own.count == 1)
            for inputView in [UIView(), UIView(), nil] {
                // The keyboard reads them as the view changes.
                stage.view.inputView = inputView
                #expect(stage.view.standInShortcuts == (inputView == nil ? own : []))
                #expect(item.leadingBarButtonGroups == (inputView == nil ? own : []))
                #expect(item.trailingBarButtonGroups.count == (inputView == nil ? 1 : 0))
            }
        }

        @Test("the placeholder hides while a Pencil writes over it, and is then what the app has set meanwhile")
        func pencil() throws {
            let stage = Stage(isFocused: false) { $0.placeholder = "-" }
            let pencil = try #require(stage.view.interactions.lazy.compactMap { $0 as? UIScribbleInteraction }.first)
            var looks: [String] = []
            pencil.standInWrite(["4", "8"]) {
                looks.append(stage.shown)
                stage.view.placeholder = "0"
            }
            #expect(looks == ["______", "4_____", "48____"] && stage.shown == "480000")
            let changes: [(CodeInputView) -> Void] = [
                { $0.status = .verifying }, { ($0.status, $0.isEnabled) = (.editing, false) },
                { ($0.isEnabled, $0.isSecureTextEntry) = (true, true) },
            ]
            for change in changes {
                change(stage.view)
                pencil.standInWrite(["1"]) { looks.append(stage.shown) }
            }
            #expect(looks.count == 3, "no ink where it goes nowhere, or shows a secret")
        }

        @Test("the pasteboard holds no code for a field that is disabled while the system looks")
        func lateAnswer() async {
            let view = Stage(isFocused: false).view
            UIPasteboard.general.string = "123456"
            #expect(await view.pasteboardMayHoldCode())
            UIPasteboard.general.standInWhileDetecting { [weak view] in view?.isEnabled = false }
            #expect(await !view.pasteboardMayHoldCode())
        }

        private func shape(_ view: UIView, x: CGFloat, y: CGFloat) -> UIPointerShape? {
            let pointer = view.interactions.compactMap { $0 as? UIPointerInteraction }.first
            return pointer?.standInShape(at: CGPoint(x: x, y: y))
        }

        @Test("the pointer is a beam over a field that takes input, not where only a finger reaches it") func beam() {
            let stage = Stage(isFocused: false), view = stage.view
            view.frame = CGRect(x: 100, y: 100, width: 200, height: 20)
            let height = view.caretRect(for: view.endOfDocument).height
            #expect(shape(view, x: 5, y: 5) == .verticalBeam(length: height) && shape(view, x: 5, y: -5) == nil)
            view.isEnabled = false
            #expect(shape(view, x: 5, y: 5) == nil)
        }

        @Test("over a key, the pointer has its shape", arguments: [CodeKeypadStyle.system, .circles])
        func keys(style: CodeKeypadStyle) throws {
            let stage = PadStage(style: style), frames = stage.pad.keyFrames
            let key = frames[4], size = key.size, side = min(size.width, size.height)
            let isRound = style == .circles
            let place = isRound ? key.insetBy(dx: (size.width - side) / 2, dy: (size.height - side) / 2) : key
            guard case .roundedRect(let rect, let radius) = try #require(shape(stage.pad, x: key.midX, y: key.midY))
            else {
                Issue.record("a key has another shape")
                return
            }
            #expect((rect.midX - place.midX).magnitude < 1 && (rect.midY - place.midY).magnitude < 1)
            #expect((rect.width - place.width).magnitude < 1 && (rect.height - place.height).magnitude < 1)
            #expect(radius == (isRound ? rect.height / 2 : 12))
            #expect(shape(stage.pad, x: frames[9].midX, y: frames[9].midY) == nil)
        }

        @Test("Interface Builder makes a field of six cells in the default style") func nib() throws {
            let before = CodeInputView.defaultStyle
            defer { CodeInputView.defaultStyle = before }
            CodeInputView.defaultStyle = .circles
            let view = try #require(CodeInputView(coder: StandInCoder([:])))
            #expect(view.length == 6 && view.style as? BoxRenderer == .circles)
            let stage = Stage(isFocused: false)
            stage.window.addSubview(view)
            view.becomeFirstResponder()
            stage.keyboard.type("1")
            #expect(view.code == "1")
            let disabled = try #require(CodeInputView(coder: StandInCoder(["UIDisabled": true])))
            disabled.insertText("1")
            #expect(!disabled.isEnabled && !disabled.fieldState.isEnabled && disabled.code == "")
            let pad = try #require(CodeKeypadView(coder: StandInCoder([:])))
            (pad.frame, pad.target) = (CGRect(x: 400, y: 0, width: 300, height: 190), view)
            stage.window.addSubview(pad)
            stage.settle()
            Device.tap(at: pad.point(1), in: stage.window)
            #expect(view.code == "12")
        }

        @Test("a pad at the bottom of the screen has its keys above the home indicator") func safeArea() {
            let stage = PadStage { $0.frame.origin.y = 700 - $0.frame.height }
            let height = stage.pad.intrinsicContentSize.height
            let before = stage.pad.standInIntrinsicInvalidations
            stage.window.standInSafeAreaInsets.bottom = 34
            stage.settle()
            #expect(stage.pad.standInIntrinsicInvalidations > before)
            #expect(stage.pad.intrinsicContentSize.height == height + 34)
            #expect(stage.pad.keyFrames.allSatisfy { $0.maxY <= stage.pad.bounds.maxY - 34 })
        }

        @Test("in SwiftUI, a style that can't be compared causes no redraw or resize") func opaqueStyle() async throws {
            let stage = FieldStage { $0.codeInputStyle(TestRenderer()) }
            try stage.type("12")
            await stage.host.turn()
            StandInDrawLog.clear()
            let view = try stage.view, count = view.standInIntrinsicInvalidations
            for _ in 0..<2 {
                stage.form.set = { $0.codeInputStyle(TestRenderer()) }
                stage.host.settle()
            }
            #expect(StandInDrawLog.layers.isEmpty && view.standInIntrinsicInvalidations == count)
            stage.form.set = { $0.codeInputStyle(.circles) }
            stage.host.settle()
            #expect(!StandInDrawLog.layers.isEmpty)
        }

        @Test("in SwiftUI, a field and a pad have their natural size, at most as wide as proposed") func size() throws {
            let stage = FieldStage()
            let natural = try stage.view.intrinsicContentSize
            func size(_ proposal: ProposedViewSize) -> CGSize? { stage.host.hosting.size(for: proposal) }
            #expect(size(.unspecified) == natural && size(.infinity) == natural && size(.zero)?.width == 0)
            #expect(size(ProposedViewSize(width: 100, height: 500))?.width == 100)
            let host = StandInHost(rootView: CodeInputKeypad(target: CodeInputTarget()))
            host.settle()
            let pad = try #require(host.allHosted.first as? CodeKeypadView)
            #expect(host.size(for: ProposedViewSize(width: 100, height: nil))?.width == 100)
            #expect(host.size(for: .zero)?.width == 0)
            #expect(pad.sizeThatFits(CGSize(width: 1000, height: 0)) == pad.intrinsicContentSize)
        }

        @Test("in SwiftUI, a field whose cells fill any width takes the width that is proposed")
        func fillingSize() async throws {
            var style = BoxRenderer.box
            style.layout.maximumCellWidth = .infinity
            for hasCells in [false, true] {
                let stage = FormStage(FieldModel()) { [style] model in
                    let plain = CodeInputField(code: .constant(""))
                    (hasCells ? CodeInputField(code: .constant("")) { _ in EmptyView() } : plain)
                        .codeInputStyle(style).codeInputMessage(model.words)
                }
                await stage.host.turn()
                let natural = try stage.view.intrinsicContentSize
                func size(_ width: CGFloat?) -> CGSize? {
                    stage.host.hosting.size(for: ProposedViewSize(width: width, height: nil))
                }
                #expect(size(nil) == natural && size(.infinity) == natural && size(0)?.width == 0)
                for width in [100, 390, 1000] as [CGFloat] { #expect(size(width)?.width == width) }
                // The words have the width, too.
                await stage.update { $0.words = String(repeating: "word ", count: 20) }
                let heights = [390, 1000, nil].compactMap { size($0)?.height }
                #expect(heights[1] < heights[0] && heights[0] <= heights[2])
                #expect(try stage.view.bounds.width == 400)
            }
        }
    }

    /// Only the stand-in can connect scenes and move them.
    @MainActor @Suite("The scene of a field") struct SceneTests {
        private let scene: UIWindowScene
        private let stage: Stage

        init() {
            stage = Stage(isFocused: false) { ($0.isSecureTextEntry, $0.isRevealed) = (true, true) }
            scene = UIApplication.shared.standInConnectScene()
            stage.view.code = "12"
            move(to: scene)
        }

        /// Moves the window, and the field with it.
        private func move(to scene: UIWindowScene?) {
            stage.window.windowScene = scene
            stage.view.removeFromSuperview()
            stage.window.addSubview(stage.view)
            stage.settle()
        }

        private var isMasked: Bool {
            #expect(["••____", "12____"].contains(stage.shown))
            return stage.shown == "••____"
        }

        @Test("masks a secure field when it deactivates, even in an active app, and no other does") func sentAway() {
            let other = UIApplication.shared.standInConnectScene()
            other.standInMove(to: .background)
            #expect(!isMasked)
            scene.standInMove(to: .foregroundInactive)
            #expect(UIApplication.shared.standInState == .active && isMasked)
            #expect(stage.redrawn() == ["character 0", "character 1"])
            scene.standInMove(to: .foregroundActive)
            #expect(!isMasked)
            // No view hears that its window moves to another one.
            let next = UIApplication.shared.standInConnectScene()
            scene.standInMove(to: .foregroundInactive)
            stage.window.windowScene = next
            scene.standInMove(to: .background)
            for (state, masks) in [
                (UIScene.ActivationState.foregroundInactive, true), (.foregroundActive, false),
                (.foregroundInactive, true),
            ] {
                next.standInMove(to: state)
                #expect(isMasked == masks)
            }
        }

        @Test(
            "masks a field that comes to it while it is away", arguments: [false, true],
            [UIScene.ActivationState.background, .foregroundInactive])
        func already(movesWindow: Bool, state: UIScene.ActivationState) {
            let next = movesWindow ? UIApplication.shared.standInConnectScene() : scene
            if !movesWindow { stage.view.removeFromSuperview() }
            next.standInMove(to: state)
            #expect(!isMasked)
            if movesWindow {
                stage.window.windowScene = next
                // UIKit reports no new scene, but the traits of its screen.
                Device.setTraits { $0.userInterfaceStyle = .dark }
            } else {
                stage.window.addSubview(stage.view)
            }
            #expect(isMasked)
        }

        @Test("may be missing, as in an app extension, whose fields follow the app or its host") func missing() {
            move(to: nil)
            let center = NotificationCenter.default
            for (away, back) in [
                ("UIApplicationWillResignActiveNotification", "UIApplicationDidBecomeActiveNotification"),
                ("NSExtensionHostWillResignActiveNotification", "NSExtensionHostDidBecomeActiveNotification"),
            ] {
                for (name, masks) in [(away, true), (back, false)] {
                    center.post(name: Notification.Name(name), object: nil)
                    #expect(isMasked == masks, "\(name)")
                }
            }
            center.post(name: UIScene.willDeactivateNotification, object: UIApplication.shared.standInConnectScene())
            #expect(!isMasked)
            // A field that comes back later asks anew.
            center.post(name: UIApplication.willResignActiveNotification, object: nil)
            move(to: nil)
            #expect(!isMasked)
        }
    }
}
#endif
