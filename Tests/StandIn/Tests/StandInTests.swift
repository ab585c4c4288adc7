import TestTools
import Testing

/// Tests share the device, so they take turns.
@Suite(.serialized, .takingTurns) enum StandInTests {}
