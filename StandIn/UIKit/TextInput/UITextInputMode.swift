@MainActor open class UITextInputMode: NSObject {
    public let primaryLanguage: String?

    init(primaryLanguage: String?) {
        self.primaryLanguage = primaryLanguage
        super.init()
    }

    public static let activeInputModes = [UITextInputMode(primaryLanguage: "en-US")]
}
