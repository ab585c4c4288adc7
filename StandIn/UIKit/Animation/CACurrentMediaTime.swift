/// The time of the manual clock, which stands still until a test moves it.
public func CACurrentMediaTime() -> CFTimeInterval {
    StandInClock.now
}
