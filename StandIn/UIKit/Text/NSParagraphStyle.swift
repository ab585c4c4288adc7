open class NSParagraphStyle: NSObject {
    open fileprivate(set) var alignment = NSTextAlignment.natural
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
}
