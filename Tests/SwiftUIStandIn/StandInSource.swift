/// Something that a host follows.
@MainActor protocol StandInSource: AnyObject {
    var standInDidChange: (() -> Void)? { get set }
}

/// A property of a view that has a source.
protocol StandInObservable {
    var standInSource: any StandInSource { get }
}
