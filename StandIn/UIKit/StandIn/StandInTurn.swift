/// Lets one test at a time have the device: screen, clock, pasteboard and what is recorded are there only once.
public actor StandInTurn {
    private static let device = StandInTurn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init() {}

    /// Runs a body when it is its turn, in order of the calls. A turn within a turn waits for ever.
    public static func take(_ body: @Sendable () async throws -> Void) async rethrows {
        await device.begin()
        do {
            try await body()
        } catch {
            await device.end()
            throw error
        }
        await device.end()
    }

    private func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}
