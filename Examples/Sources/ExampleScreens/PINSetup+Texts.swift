import CodeInputPIN

extension PINSetup.Step {
    /// The title of the step.
    func title(isChange: Bool) -> String {
        switch self {
        case .current: "Enter your current PIN"
        case .choose: isChange ? "Choose a new PIN" : "Choose a PIN"
        case .confirm: "Enter the PIN again"
        case .done: "Saving your PIN…"
        }
    }

    /// The line below the title.
    var hint: String? {
        switch self {
        case .current: "Then you can choose a new one."
        case .choose: "Choose one that is hard to guess."
        case .confirm: "Entering it twice catches typing mistakes."
        case .done: nil
        }
    }
}

extension PINSetup.Refusal {
    /// The reason for the user, without the PIN.
    var text: String {
        switch self {
        case .wrong(1): "Wrong PIN. One attempt left."
        case .wrong(let attemptsLeft): "Wrong PIN. \(attemptsLeft) attempts left."
        case .locked: "Wrong PIN. Too many attempts."
        case .exhausted: "Wrong PIN. Your PIN is blocked."
        case .rule(let violation): violation.message
        case .sameAsCurrent: "That is your current PIN. Choose another one."
        case .mismatch(1): "The PINs differ. One attempt left."
        case .mismatch(let attemptsLeft): "The PINs differ. \(attemptsLeft) attempts left."
        case .startedOver: "The PINs differ. Choose one again."
        case .unusable, .outOfTurn: "That can’t be your PIN."
        }
    }
}
