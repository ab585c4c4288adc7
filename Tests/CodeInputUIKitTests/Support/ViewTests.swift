#if canImport(UIKit)
import TestTools
import Testing

// There is one screen, one pasteboard and one clock: tests of views take turns.
#if canImport(Darwin)
@Suite(.serialized, .enabled("A window gets no keyboard without an app around the tests.") { Device.hasApplication })
enum ViewTests {}
#else
// The tests of the stand-in itself run in the same process.
@Suite(.serialized, .takingTurns) enum ViewTests {}
#endif
#endif
