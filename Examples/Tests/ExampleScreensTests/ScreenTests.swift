import TestTools
import Testing

/// There is one device: tests take turns with it.
@Suite(.takingTurns) enum ScreenTests {}
