@MainActor open class UIBarButtonItemGroup: NSObject {
    public override init() {
        super.init()
    }
}
