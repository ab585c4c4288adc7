@MainActor open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}
