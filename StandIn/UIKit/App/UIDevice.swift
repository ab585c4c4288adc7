@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    public let name = "iPhone"
    public let systemName = "iOS"

    private override init() {
        super.init()
    }

    /// Records a click, whether or not the input view allows it.
    public func playInputClick() { StandInRecorder.add(.click, "click") }
}
