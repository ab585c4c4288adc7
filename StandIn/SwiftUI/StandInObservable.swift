/// A property of a view that has a source.
protocol StandInObservable {
    var standInSource: any StandInSource { get }
}
