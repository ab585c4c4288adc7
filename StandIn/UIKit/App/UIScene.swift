@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case foregroundActive, foregroundInactive, background }

    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")

    public private(set) var activationState = ActivationState.foregroundActive

    /// Changing it posts the notifications of iOS. Observers of a "will" notification see the old state.
    public func standInMove(to state: ActivationState) {
        guard state != activationState else { return }
        let center = NotificationCenter.default
        if activationState == .foregroundActive { center.post(name: Self.willDeactivateNotification, object: self) }
        if activationState == .background { center.post(name: Self.willEnterForegroundNotification, object: self) }
        activationState = state
        if state == .background { center.post(name: Self.didEnterBackgroundNotification, object: self) }
        if state == .foregroundActive { center.post(name: Self.didActivateNotification, object: self) }
    }

    public override init() {
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }
}
