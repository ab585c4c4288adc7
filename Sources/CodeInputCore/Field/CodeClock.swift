#if !hasFeature(Embedded)
/// The clock of new fields.
@MainActor package enum CodeClock {
    /// A `ContinuousClock`, unless a device of tests has its own.
    package static var standard: any Clock<Duration> = ContinuousClock()
}
#endif
