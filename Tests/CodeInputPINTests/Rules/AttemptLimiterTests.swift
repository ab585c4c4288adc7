import CodeInputPIN
import Foundation
import Testing

@Suite("The attempt limiter")
struct AttemptLimiterTests {
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

    @Test("resumes the remaining time after it is saved and loaded, on any clock") func restart() throws {
        var limiter = locked()
        _ = limiter.lockout(at: at(20))
        let data = try JSONEncoder().encode(limiter)
        for later in [-1_000_000.0, 0, 1_000_000] {
            var loaded = try JSONDecoder().decode(AttemptLimiter.self, from: data)
            #expect(loaded.lockout(at: at(later)) == .seconds(40))
            #expect(loaded.lockout(at: at(later + 39)) == .seconds(1))
            // An earlier time counts as the last one.
            #expect(loaded.lockout(at: at(later - 500)) == .seconds(1) && loaded.fail(at: at(later)) == .seconds(1))
            #expect(loaded.lockout(at: at(later + 40)) == nil)
            #expect(loaded.fail(at: at(later + 40)) == .seconds(300))
        }
    }

    @Test("equals itself after it is saved and loaded") func equality() throws {
        var limiter = AttemptLimiter(attempts: 2, lockouts: [.seconds(60), .seconds(300)], maximum: 4)
        var saved: Set<AttemptLimiter> = []
        for seconds in [0, 1, 2, 30, 61, 62, 200, 400.5] {
            if seconds == 30 { _ = limiter.lockout(at: at(seconds)) } else { limiter.fail(at: at(seconds)) }
            let loaded = try JSONDecoder().decode(AttemptLimiter.self, from: JSONEncoder().encode(limiter))
            #expect(loaded == limiter && loaded.hashValue == limiter.hashValue)
            #expect(loaded.isExhausted == limiter.isExhausted)
            saved.insert(loaded)
            #expect(saved.contains(limiter))
        }
        #expect(limiter.isExhausted)
        limiter.succeed()
        #expect(!saved.contains(limiter))
        #expect(limiter == AttemptLimiter(attempts: 2, lockouts: limiter.lockouts, maximum: 4))
        #expect(limiter != AttemptLimiter(attempts: 2, lockouts: limiter.lockouts, maximum: 5))
        #expect(locked() != locked(attempts: 4) && locked() != locked(lockouts: [.seconds(60)]))
    }

    @Test("with a maximum, it ends: after the last failure there is no attempt and no lockout to wait for") func end() {
        var limiter = AttemptLimiter(attempts: 2, lockouts: [.seconds(60)], maximum: 4)
        #expect(limiter.remainingAttempts == 2 && !limiter.isLastAttempt && !limiter.isExhausted)
        limiter.fail(at: start)
        #expect(limiter.fail(at: start) == .seconds(60) && !limiter.isLastAttempt)
        #expect(limiter.fail(at: at(60)) == .seconds(60))
        #expect(limiter.isLastAttempt && !limiter.isExhausted && limiter.remainingAttempts == 1)
        #expect(limiter.fail(at: at(120)) == nil)
        #expect(limiter.isExhausted && !limiter.isLastAttempt && limiter.remainingAttempts == 0)
        #expect(limiter.lockout(at: at(120)) == nil)
        limiter.fail(at: at(999))
        #expect(limiter.failures == 4)
        limiter.succeed()
        #expect(!limiter.isExhausted && limiter.remainingAttempts == 2)
    }

    @Test("counts the attempts up to the end, if that comes before a lockout, and has no end without a maximum")
    func endBeforeLockout() {
        var limiter = AttemptLimiter(attempts: 5, maximum: 2), endless = AttemptLimiter(attempts: 1, lockouts: [])
        #expect(limiter.remainingAttempts == 2)
        #expect(limiter.fail(at: start) == nil && limiter.remainingAttempts == 1 && limiter.isLastAttempt)
        #expect(limiter.fail(at: start) == nil && limiter.isExhausted)
        #expect(AttemptLimiter(maximum: -1).isLastAttempt)
        for _ in 0..<200 { endless.fail(at: start) }
        #expect(!endless.isExhausted && !endless.isLastAttempt && endless.remainingAttempts == 1)
    }

    @Test("reads what version 0.2 saved, which has no end") func savedByVersion2() throws {
        let saved = """
            {"attempts":3,"lockouts":[[3,4659767778871345152],[16,4852094820647174144]],"failures":3,\
            "remaining":[2,3106511852580896768]}
            """
        var loaded = try JSONDecoder().decode(AttemptLimiter.self, from: Data(saved.utf8))
        #expect(loaded.failures == 3 && loaded.remainingAttempts == 1 && !loaded.isLastAttempt)
        #expect(loaded.lockout(at: start) == .seconds(40))
        #expect(loaded.fail(at: at(40)) == .seconds(300))
    }

    @Test("clamps invalid numbers") func senseless() throws {
        var limiter = AttemptLimiter(attempts: -4, lockouts: [.seconds(-1)])
        #expect(limiter.attempts == 1 && limiter.fail(at: start) == nil)
        var endless = AttemptLimiter(attempts: 1, lockouts: [])
        #expect(endless.fail(at: start) == nil && endless.lockout(at: start) == nil)
        let saved = String(decoding: try JSONEncoder().encode(locked()), as: UTF8.self)
        for (failures, usable) in [(-3, 0), (.min, 0), (.max, .max)] {
            let text = saved.replacingOccurrences(of: "\"failures\":3", with: "\"failures\":\(failures)")
            var loaded = try JSONDecoder().decode(AttemptLimiter.self, from: Data(text.utf8))
            #expect(loaded.failures == usable && loaded.remainingAttempts == (usable == 0 ? 3 : 1))
            #expect(loaded.lockout(at: start) == .seconds(60) && loaded.lockout(at: at(60)) == nil)
            #expect(loaded.fail(at: at(60)) == (usable == 0 ? nil : .seconds(300)))
        }
        #expect(throws: (any Error).self) { try JSONDecoder().decode(AttemptLimiter.self, from: Data("{}".utf8)) }
    }
}
