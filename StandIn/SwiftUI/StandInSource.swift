/// Something that a host follows.
@MainActor protocol StandInSource: AnyObject {
    var standInDidChange: (() -> Void)? { get set }
}
