/// Abstract: a subclass overrides everything.
@MainActor open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    open var rect: CGRect { .null }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}
