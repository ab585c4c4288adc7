public enum UIModalPresentationStyle: Int, Sendable {
    case overFullScreen = 5
    case automatic = -2
}
