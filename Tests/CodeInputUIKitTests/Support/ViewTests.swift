#if canImport(UIKit) && !canImport(Darwin)
import TestTools
import Testing

/// The stand-in has one screen, one pasteboard and one clock: tests of views take turns, with those of it too.
@Suite(.serialized, .takingTurns) enum ViewTests {}
#endif
