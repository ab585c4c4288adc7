import TestTools
import Testing

/// The device is one for all: tests take turns.
@Suite(.serialized, .takingTurns) enum StandInTests {}
