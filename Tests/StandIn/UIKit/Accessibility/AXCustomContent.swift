/// What VoiceOver reads of an element beside its label and value.
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }

    let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    public var importance = Importance.default

    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }
}

public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
