open class NSParagraphStyle: NSObject {
    fileprivate(set) final var storedAlignment = NSTextAlignment.natural

    open var alignment: NSTextAlignment { storedAlignment }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
}
