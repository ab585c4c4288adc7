@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    public let name = "iPhone"
    public let model = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "18.0"
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

    private override init() {
        super.init()
    }

    /// Heard only if the input view on the screen allows it; recorded in any case.
    public func playInputClick() { StandInRecorder.add(.click, "click") }
}
