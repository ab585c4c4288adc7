import CodeInputPIN
import Foundation
import Testing

@Suite("Asking for a code") struct CodeRequestTests {
    private let start = ContinuousClock.now

    private func at(_ seconds: Double) -> ContinuousClock.Instant { start.advanced(by: .seconds(seconds)) }

    @Test("waits grow by default, and no waits are no cooldown") func waits() {
        var usual = CodeRequest()
        #expect((0..<5).map { _ in usual.sent(at: start) } == [30, 60, 120, 300, 300].map { .seconds($0) })
        var request = CodeRequest(sentAt: start, cooldowns: [])
        #expect(request.cooldown(at: start) == nil && request.sent(at: start) == nil && request.count == 2)
        request.succeed()
        #expect(request == CodeRequest(cooldowns: []) && request.count == 0)
    }

    @Test("equals itself after saving and loading, and needs its numbers") func restart() throws {
        var request = CodeRequest(sentAt: start)
        _ = request.cooldown(at: at(20))
        let same = try request.reloaded()
        #expect(same == request && same != CodeRequest(sentAt: start))
        // What remains is the same, but not when.
        #expect(request != CodeRequest(sentAt: at(1)) && CodeRequest(sentAt: start) != CodeRequest(sentAt: at(1)))
        #expect(throws: (any Error).self) { try JSONDecoder().decode(CodeRequest.self, from: Data("{}".utf8)) }
    }

    @Test("waits, and is valid, for its times, of which an earlier one counts as the last one") func times() {
        var request = CodeRequest(sentAt: start)
        for seconds in [-500, -490, 0, -20, 0] as [Double] {
            #expect(request.cooldown(at: at(seconds)) == .seconds(30))
            #expect(request.validity(at: at(seconds)) == .seconds(600))
        }
        #expect(request.cooldown(at: at(30)) == nil)
        #expect(request.sent(at: at(-20)) == .seconds(60) && request.cooldown(at: at(30)) == .seconds(60))
        request.succeed()
        #expect(request.cooldown(at: at(30)) == nil && request.validity(at: at(30)) == nil)
        #expect(request.sent(at: at(0)) == .seconds(30) && request.cooldown(at: at(30)) == .seconds(30))
        #expect(request.validity(at: at(31)) == .seconds(599) && request.cooldown(at: at(31)) == .seconds(29))
        #expect(request.cooldown(at: at(60)) == nil && request.validity(at: at(629)) == .seconds(1))
        #expect(request.validity(at: at(630)) == nil)
    }

    @Test("a damaged wait is no longer than the longest") func damagedWait() throws {
        let waits = try [Duration.seconds(3), .seconds(1)].json, lifetime = try Duration.seconds(5).json
        let hour = #"{"remaining":\#(try Duration.seconds(3600).json)}"#
        let saved = #"{"cooldowns":\#(waits),"lifetime":\#(lifetime),"count":1,"wait":\#(hour),"life":\#(hour)}"#
        var loaded = try JSONDecoder().decode(CodeRequest.self, from: Data(saved.utf8))
        #expect(loaded.cooldown(at: start) == .seconds(3) && loaded.validity(at: start) == .seconds(5))
    }

    private static let durations: [Duration] = [
        .zero, .seconds(-1), .nanoseconds(1), .seconds(Int64.max), .seconds(Int64.min), .seconds(Int64.max) * 18,
        .seconds(Int64.min) * 18,
    ]

    @Test("no duration or instant traps", arguments: durations) func extremes(_ duration: Duration) throws {
        let longest = Duration.seconds(Int64.max), instants = Self.durations.map { start.advanced(by: $0 * 0.9) }
        var waits = 0
        for first in instants {
            for second in instants {
                var request = CodeRequest(sentAt: first, cooldowns: [duration], lifetime: duration)
                for case let left? in [
                    request.cooldown(at: second), request.validity(at: second), request.sent(at: first),
                ] {
                    #expect(left > .zero && left <= longest && left.components.seconds >= 0)
                    waits += 1
                }
                #expect(try request.reloaded().count == 2)
            }
        }
        #expect((waits > 0) == (duration > .zero))
        let time = try start.advanced(by: duration * 0.9).json, part = try duration.json
        for count in [Int.min, -1, .max] {
            let saved = """
                {"cooldowns":[\(part)],"lifetime":\(part),"count":\(count),"wait":{"remaining":\(part)},\
                "life":{"remaining":\(part),"saved":\(time)}}
                """
            var loaded = try JSONDecoder().decode(CodeRequest.self, from: Data(saved.utf8))
            #expect(loaded.count == max(count, 0))
            for instant in instants { _ = loaded.validity(at: instant) }
            loaded.sent(at: start)
            #expect(loaded.count == (count == .max ? .max : 1))
        }
    }
}
