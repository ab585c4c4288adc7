#if !hasFeature(Embedded)
/// The clock of new fields and pads: a `ContinuousClock`, unless a device of tests has its own.
@MainActor package var clockOfFields: any Clock<Duration> = ContinuousClock()
#endif
