import TestTools
import Testing

/// There is one device: tests run one at a time.
@Suite(.takingTurns) enum RecorderTests {}
