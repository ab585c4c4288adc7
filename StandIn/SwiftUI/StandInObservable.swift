/// A property with a source.
protocol StandInObservable {
    var standInSource: any StandInSource { get }
}
