/// Gives the device to one test at a time: there is one screen, clock, pasteboard and recorder.
public actor StandInTurn {
    private static let device = StandInTurn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init() {}

    /// Runs a closure when the device is free, in the order of the calls. A nested turn never begins.
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
