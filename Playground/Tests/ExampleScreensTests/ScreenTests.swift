import Testing

/// The stand-in has one screen and one clock: tests of screens take turns.
@Suite(.serialized) enum ScreenTests {}
