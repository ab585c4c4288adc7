extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let link = NSAttributedString.Key("NSLink")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

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

extension NSString {
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let style = attrs?[.paragraphStyle] as? NSParagraphStyle
        StandInTextLayout(description, attrs, width: rect.width)
            .draw(in: rect, alignment: style?.alignment ?? .natural, width: rect.width)
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right
    case natural = 4
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
