/// A source of changes that a host observes.
@MainActor protocol StandInSource: AnyObject {
    var standInDidChange: (() -> Void)? { get set }
}
