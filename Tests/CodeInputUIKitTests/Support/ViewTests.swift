#if canImport(UIKit)
import TestTools
import Testing

// There is one screen, one pasteboard and one clock: view tests run one at a time.
#if canImport(Darwin)
@Suite(.serialized, .enabled("Without a host app, a window gets no keyboard.") { await Device.isReady() })
enum ViewTests {}
#else
// The stand-in's own tests run in the same process.
@Suite(.serialized, .takingTurns) enum ViewTests {}
#endif
#endif
