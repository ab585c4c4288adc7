/// Abstract: a subclass overrides everything.
@MainActor open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}
