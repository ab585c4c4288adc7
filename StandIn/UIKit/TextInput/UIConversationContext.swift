@MainActor open class UIConversationContext: NSObject {
    public override init() {
        super.init()
    }
}
