import TestTools
import Testing

extension StandInTests {
    @MainActor @Suite("ManualClock") struct ManualClockTests {
        private let clock = ManualClock()

        private final class Woken {
            var names: [String] = []
        }

        @Test("wakes sleepers in the order of their deadlines")
        func order() async {
            let woken = Woken()
            for (name, seconds) in [("late", 3), ("early", 1), ("now", 0)] {
                Task {
                    try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)), tolerance: nil)
                    woken.names.append(name)
                }
            }
            await clock.advance(by: .milliseconds(999))
            #expect(woken.names == ["now"])
            await clock.advance(by: .seconds(5))
            #expect(woken.names == ["now", "early", "late"])
        }

        @Test("wakes a task that sleeps again")
        func again() async {
            let woken = Woken()
            let task = Task {
                for turn in 1...3 {
                    try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
                    woken.names.append("\(turn)")
                }
            }
            await clock.advance(by: .seconds(10))
            #expect(woken.names == ["1", "2", "3"])
            #expect(clock.now.duration(to: ManualClock().now) == .seconds(-10))
            _ = await task.result
        }

        @Test("cancellation ends a sleep, and a reset ends all")
        func ends() async {
            let tasks = (1...2).map { _ in
                Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(60)), tolerance: nil) }
            }
            await clock.advance(by: .zero)
            tasks[0].cancel()
            await #expect(throws: CancellationError.self) { try await tasks[0].value }
            clock.reset()
            await #expect(throws: CancellationError.self) { try await tasks[1].value }
        }
    }
}
