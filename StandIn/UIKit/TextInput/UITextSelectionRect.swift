/// Abstract: a subclass answers for everything.
@MainActor open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    open var rect: CGRect { .null }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
    open var transform: CGAffineTransform { .identity }
}
