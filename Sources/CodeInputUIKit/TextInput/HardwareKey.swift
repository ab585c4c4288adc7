#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    /// What a key of a hardware keyboard does to a code.
    ///
    /// The system moves carets between characters; the cells of a code are selected instead, so the field handles these
    /// keys itself. With Option or Command a deletion or move reaches to the end: a code is one word.
    enum HardwareKey {
        case move(CodeMovement, extending: Bool)
        case deleteForward
        case deleteToStart
        case deleteToEnd

        /// Nil for a key that the system may have.
        @MainActor init?(_ key: UIKey, isMirrored: Bool) {
            let reachesEnd = !key.modifierFlags.isDisjoint(with: [.alternate, .command])
            let extending = key.modifierFlags.contains(.shift)
            guard !key.modifierFlags.contains(.control) else { return nil }
            switch key.keyCode {
            case .keyboardLeftArrow, .keyboardRightArrow:
                let isForward = (key.keyCode == .keyboardRightArrow) != isMirrored
                let movement: CodeMovement =
                    isForward ? (reachesEnd ? .toEnd : .forward) : (reachesEnd ? .toStart : .backward)
                self = .move(movement, extending: extending)
            case .keyboardUpArrow, .keyboardHome: self = .move(.toStart, extending: extending)
            case .keyboardDownArrow, .keyboardEnd: self = .move(.toEnd, extending: extending)
            case .keyboardDeleteOrBackspace:
                // A plain one is repeated by the system while it is held.
                guard reachesEnd else { return nil }
                self = .deleteToStart
            case .keyboardDeleteForward: self = reachesEnd ? .deleteToEnd : .deleteForward
            default: return nil
            }
        }
    }

    extension CodeInputView {
        func perform(_ key: HardwareKey) {
            guard takesInput else { return }
            switch key {
            case .move(let movement, let extending):
                performByPerson(announcing: .selection) { $0.moveSelection(movement, extending: extending) }
            case .deleteForward: performByPerson(announcing: .text, deletion { $0.deleteForward() })
            case .deleteToStart: performByPerson(announcing: .text, deletion { $0.deleteToStart() })
            case .deleteToEnd: performByPerson(announcing: .text, deletion { $0.deleteToEnd() })
            }
        }
    }
#endif
