import CodeInputPIN
import Foundation
import Testing

@Suite("The attempt limiter") struct AttemptLimiterTests {
    private let start = ContinuousClock.now

    private func at(_ seconds: Double) -> ContinuousClock.Instant { start.advanced(by: .seconds(seconds)) }

    private func locked(attempts: Int = 3, lockouts: [Duration] = [.seconds(60), .seconds(300)]) -> AttemptLimiter {
        var limiter = AttemptLimiter(attempts: attempts, lockouts: lockouts)
        for _ in 0..<attempts { limiter.fail(at: start) }
        return limiter
    }

    @Test("locks after the given failures, for longer with each further one, counts none meanwhile, and starts anew")
    func locking() {
        var limiter = AttemptLimiter(attempts: 3, lockouts: [.seconds(60), .seconds(300)])
        for left in [3, 2] {
            #expect(limiter.remainingAttempts == left && limiter.fail(at: start) == nil)
            #expect(limiter.lockout(at: start) == nil)
        }
        #expect(limiter.remainingAttempts == 1 && limiter.fail(at: start) == .seconds(60))
        #expect(limiter.fail(at: at(10)) == .seconds(50) && limiter.failures == 3)
        #expect(limiter.lockout(at: at(59)) == .seconds(1) && limiter.lockout(at: at(60)) == nil)
        #expect(limiter.remainingAttempts == 1)
        for seconds in [60.0, 360, 660] { #expect(limiter.fail(at: at(seconds)) == .seconds(300)) }
        limiter.succeed()
        #expect(limiter.lockout(at: at(660)) == nil && limiter.remainingAttempts == 3 && limiter.failures == 0)
    }

    @Test("by default locks after five failures, for 1, 5, 15 and 60 minutes") func defaults() {
        var limiter = AttemptLimiter(), now = start
        for wait in [nil, nil, nil, nil, 60, 300, 900, 3600, 3600] as [Int?] {
            let lockout = limiter.fail(at: now)
            #expect(lockout == wait.map { .seconds($0) })
            now += lockout ?? .zero
        }
    }

    // MARK: - Saved and loaded

    @Test(
        "a lockout goes on while no process runs, and after a restart of the device is at least as long",
        arguments: [(7200.0, nil), (60, nil), (59, 1), (20.5, 39.5), (20, 40), (0, 40), (-1_000_000, 40)])
    func lockoutGoesOn(_ later: Double, _ left: Double?) throws {
        var limiter = locked()
        _ = limiter.lockout(at: at(20))
        for _ in 1...2 { limiter = try limiter.reloaded() }
        #expect(limiter.lockout(at: at(later)) == left.map { .seconds($0) })
        // From then on the time runs, whatever was saved, and an earlier time counts as the last one.
        let wait = left ?? 0
        #expect(limiter.lockout(at: at(later - 500)) == left.map { .seconds($0) })
        limiter = try limiter.reloaded()
        #expect(limiter.lockout(at: at(later + wait)) == nil && limiter.fail(at: at(later + wait)) == .seconds(300))
    }

    @Test("a lockout that was over when it was saved stays over, and one that began later counts from there")
    func savedAgain() throws {
        var limiter = locked()
        #expect(limiter.lockout(at: at(60)) == nil)
        limiter = try limiter.reloaded()
        #expect(limiter.fail(at: at(-5000)) == .seconds(300))
        limiter = try limiter.reloaded()
        #expect(limiter.lockout(at: at(-4900)) == .seconds(200))
    }

    @Test("an attempt that has begun counts as failed until it ends, also by a kill, and no verdict counts twice")
    func beginning() throws {
        var limiter = AttemptLimiter(attempts: 2, lockouts: [.seconds(60)], maximum: 3)
        #expect(limiter.begin(at: start) == true && limiter.failures == 1)
        #expect(limiter.fail(at: start) == nil && limiter.failures == 1)
        #expect(limiter.begin(at: start) == true && limiter.lockout(at: start) == .seconds(60))
        // What was saved before a kill can't be taken back.
        var saved = try limiter.reloaded()
        saved.cancel()
        #expect(saved.failures == 2 && saved.lockout(at: start) == .seconds(60) && saved.begin(at: start) == false)
        // One that is refused leaves this one to be taken back, once.
        #expect(limiter.begin(at: start) == false)
        limiter.cancel()
        limiter.cancel()
        #expect(limiter.failures == 1 && limiter.lockout(at: start) == nil)
        #expect(limiter.begin(at: start) == true && limiter.fail(at: at(10)) == .seconds(50) && limiter.failures == 2)
        // During a lockout there is no attempt, nothing to take back, and nothing to count.
        #expect(limiter.begin(at: at(59)) == false)
        limiter.cancel()
        #expect(limiter.fail(at: at(59)) == .seconds(1) && limiter.failures == 2)
        #expect(limiter.begin(at: at(60)) == true && limiter.isExhausted)
        #expect(limiter.begin(at: at(60)) == false)
        limiter.cancel()
        #expect(limiter.begin(at: at(60)) == true)
        limiter.fail(at: at(200))
        #expect(limiter.isExhausted && limiter.begin(at: at(200)) == false)
        limiter.succeed()
        #expect(limiter.begin(at: at(200)) == true && limiter.failures == 1)
        limiter.succeed()
        limiter.cancel()
        #expect(limiter.failures == 0 && limiter.fail(at: at(200)) == nil && limiter.failures == 1)
        // One that begins before the last one has ended counts too.
        var open = AttemptLimiter()
        #expect(open.begin(at: start) && open.begin(at: start) && open.failures == 2)
    }

    @Test("equals itself after it is saved and loaded") func equality() throws {
        let lockouts: [Duration] = [.seconds(60), .seconds(300)]
        var limiter = AttemptLimiter(attempts: 2, lockouts: lockouts, maximum: 4)
        for seconds in [0, 1, 2, 30, 61, 62, 200, 400.5] {
            if seconds == 30 { _ = limiter.lockout(at: at(seconds)) } else { limiter.fail(at: at(seconds)) }
            let loaded = try limiter.reloaded()
            #expect(loaded == limiter && loaded.isExhausted == limiter.isExhausted)
        }
        #expect(limiter.isExhausted)
        limiter.succeed()
        #expect(limiter == AttemptLimiter(attempts: 2, lockouts: lockouts, maximum: 4))
        #expect(limiter != AttemptLimiter(attempts: 2, lockouts: lockouts, maximum: 5))
        #expect(locked() != locked(attempts: 4) && locked() != locked(lockouts: [.seconds(60)]))
    }

    @Test(
        "counts the attempts up to a lockout or the end, after which there is no attempt and no lockout to wait for",
        arguments: [
            (AttemptLimiter(attempts: 2, lockouts: [.seconds(60)], maximum: 4), [2, 1, 1, 1, 0]),
            (AttemptLimiter(attempts: 5, maximum: 2), [2, 1, 0]), (AttemptLimiter(maximum: -1), [1, 0]),
            (AttemptLimiter(lockouts: [], maximum: 3), [3, 2, 1, 0]),
            (AttemptLimiter(lockouts: [], maximum: 10), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
            (AttemptLimiter(attempts: 1, lockouts: []), [Int](repeating: 1, count: 200)),
        ] as [(AttemptLimiter, [Int])])
    func end(_ new: AttemptLimiter, remaining: [Int]) {
        var limiter = new, now = start
        let maximum = remaining.firstIndex(of: 0)
        for (failures, left) in remaining.enumerated() {
            #expect(limiter.failures == failures && limiter.remainingAttempts == left)
            #expect(limiter.isLastAttempt == (failures + 1 == maximum) && limiter.isExhausted == (left == 0))
            let lockout = limiter.fail(at: now)
            if failures + 1 == maximum { #expect(lockout == nil) }
            now += lockout ?? .zero
        }
        guard let maximum else { return }
        #expect(limiter.failures == maximum && limiter.lockout(at: now) == nil)
        limiter.succeed()
        #expect(!limiter.isExhausted && limiter.remainingAttempts == remaining[0])
    }

    @Test("takes another maximum, as a loaded one of an app that was updated") func newMaximum() throws {
        var limiter = try locked().reloaded()
        limiter.maximum = 4
        #expect(limiter.isLastAttempt && limiter.lockout(at: start) == .seconds(60))
        limiter.maximum = 0
        #expect(limiter.maximum == 1 && limiter.isExhausted && limiter.lockout(at: start) == nil)
        #expect(limiter.remainingAttempts == 0 && limiter.begin(at: at(90)) == false)
        #expect(try limiter.reloaded() == limiter)
        limiter.maximum = nil
        #expect(limiter.begin(at: at(90)) && limiter.failures == 4)
    }

    @Test("a damaged save locks for no longer than the longest lockout", arguments: [("[]", 0), ("[[3,0]]", 55)])
    func damaged(_ lockouts: String, _ seconds: Int) throws {
        let saved = """
            {"attempts":1,"lockouts":\(lockouts),"failures":1,"remaining":{"remaining":[\(Int64.max),\(UInt64.max)]}}
            """
        var loaded = try JSONDecoder().decode(AttemptLimiter.self, from: Data(saved.utf8))
        #expect(loaded.lockout(at: start)?.components.seconds ?? 0 == seconds)
    }

    @Test("clamps invalid numbers") func senseless() throws {
        var limiter = AttemptLimiter(attempts: -4, lockouts: [.seconds(-1)])
        #expect(limiter.remainingAttempts == 1 && limiter.fail(at: start) == nil)
        var endless = AttemptLimiter(attempts: 1, lockouts: [])
        #expect(endless.fail(at: start) == nil && endless.lockout(at: start) == nil)
        let saved = try locked().json
        for (failures, usable) in [(-3, 0), (.min, 0), (.max, .max)] {
            let text = saved.replacingOccurrences(of: "\"failures\":3", with: "\"failures\":\(failures)")
            var loaded = try JSONDecoder().decode(AttemptLimiter.self, from: Data(text.utf8))
            #expect(loaded.failures == usable && loaded.remainingAttempts == (usable == 0 ? 3 : 1))
            #expect(loaded.lockout(at: start) == .seconds(60) && loaded.lockout(at: at(60)) == nil)
            #expect(loaded.fail(at: at(60)) == (usable == 0 ? nil : .seconds(300)))
        }
        let ended = saved.replacingOccurrences(of: "\"failures\":3", with: "\"failures\":3,\"maximum\":3")
        var exhausted = try JSONDecoder().decode(AttemptLimiter.self, from: Data(ended.utf8))
        #expect(exhausted.isExhausted && exhausted.lockout(at: start) == nil)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(AttemptLimiter.self, from: Data("{}".utf8)) }
    }
}

extension Decodable where Self: Encodable {
    func reloaded() throws -> Self { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }

    var json: String { get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } }
}
