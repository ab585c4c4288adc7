#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    extension CodeInputView {
        /// What the cells show: what was asked for, but nothing of a secret while others may see the screen.
        var effectiveMasking: CodeMasking {
            if isSecureTextEntry, isScreenShared { return .immediate }
            if isRevealed { return .none }
            return masking ?? (isSecureTextEntry ? .immediate : .none)
        }

        /// What VoiceOver says of the content: characters only where the eye sees them too.
        var spokenValue: String {
            let isHidden = isSecureTextEntry || effectiveMasking != .none
            return CodeStrings().value(characters: isHidden ? nil : editor.code, count: count, length: length)
        }

        func securityDidChange() {
            hideRevealedCell()
            reloadTraits()
        }

        func hideRevealedCell() {
            revealedCell = nil
            setNeedsLayout()
        }

        /// With delayed masking, shows the character typed last for its time.
        func revealLastTyped() {
            guard case .delayed(let duration) = effectiveMasking else { return hideRevealedCell() }
            let cell = (editor.selection.isEmpty ? editor.count : editor.selection.lowerBound) - 1
            revealedCell = cell
            revealCount += 1
            let revelation = revealCount
            layers.hold(cell, for: duration) { [weak self] in
                guard let self, revealCount == revelation else { return }
                hideRevealedCell()
            }
        }

        // MARK: - The screen

        /// Whether the screen is recorded, mirrored, or about to be shown in the app switcher.
        private var isScreenShared: Bool {
            if isAppInactive { return true }
            if #available(iOS 17, visionOS 1, *) { return traitCollection.sceneCaptureState == .active }
            #if os(visionOS)
                return false
            #else
                return window?.screen.isCaptured ?? false
            #endif
        }

        func observeScreen() {
            stopObservingScreen()
            isAppInactive = UIApplication.shared.applicationState != .active
            var names = [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification]
            #if !os(visionOS)
                names.append(UIScreen.capturedDidChangeNotification)
            #endif
            screenObservers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    // UIKit posts on the main thread, before it takes a picture; others may post on any.
                    MainThread.perform { self?.screenDidChange(name) }
                }
            }
        }

        func stopObservingScreen() {
            for observer in screenObservers { NotificationCenter.default.removeObserver(observer) }
            screenObservers = []
        }

        // The system takes its picture for the app switcher soon after: there may be no further layout pass.
        private func screenDidChange(_ name: Notification.Name) {
            // The application still says that it is active when it is about to be no longer.
            if name == UIApplication.willResignActiveNotification { isAppInactive = true }
            if name == UIApplication.didBecomeActiveNotification { isAppInactive = false }
            guard isSecureTextEntry else { return }
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
#endif
