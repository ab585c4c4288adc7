#if !canImport(Darwin)
import FieldWalk
import Foundation
import TestTools
import Testing

extension ViewTests {
    /// Random calls: WALK_SECONDS seconds for each kind of walk, or a small fixed number.
    @MainActor @Suite struct RandomWalkTests {
        private static let environment = ProcessInfo.processInfo.environment
        private static let seconds = environment["WALK_SECONDS"].flatMap(Double.init)
        private static let seed = environment["WALK_SEED"].flatMap(UInt64.init)

        @Test("every promise holds for any calls of the system, the app and the user") func everyPromiseIsKept() async {
            for kind in WalkProgram.Kind.allCases {
                let seed = Self.seed ?? (Self.seconds == nil ? 1 : .random(in: 0...1_000_000))
                let start = ContinuousClock.now
                var random = SeededGenerator(seed)
                var walks = 0, calls = 0
                while Self.seconds.map({ ContinuousClock.now - start < .seconds($0) }) ?? (walks < 12) {
                    // A walk over a value is fast. In a long one, what takes ever longer shows.
                    let count = kind == .editor ? 2000 : walks % 12 == 11 ? 2000 : 120
                    let program = WalkProgram(kind: kind, count: count, using: &random)
                    let run = await Self.run(program)
                    walks += 1
                    calls += run.calls
                    guard run.failures.isEmpty else {
                        Issue.record("\(await Self.report(program)) (WALK_SEED=\(seed), walk \(walks))")
                        break
                    }
                }
                #expect(calls > 0)
                print("\(kind.rawValue): \(calls) calls in \(ContinuousClock.now - start), seed \(seed)")
            }
        }

        /// The lines of `Corpus.txt`: a name, and the bytes of a program in base64.
        @Test("earlier findings stay fixed") func mended() async throws {
            let corpus = URL(filePath: #filePath).appending(path: "../../../Fuzz/Corpus.txt").standardized
            let lines = try String(contentsOf: corpus, encoding: .utf8).split(separator: "\n")
            #expect(!lines.isEmpty)
            for line in lines {
                let bytes = try #require(
                    line.split(separator: " ").dropFirst().last.flatMap { Data(base64Encoded: String($0)) })
                let run = await Self.run(WalkProgram(bytes), isTracing: true)
                #expect(run.failures == [] && run.calls > 0, "\(line): \(run.trace.joined(separator: "\n"))")
            }
        }

        private static func run(_ program: WalkProgram, isTracing: Bool = false) async -> Walk {
            let walk = Walk.begin(program, isTracing: isTracing)
            while !walk.hasEnded {
                walk.advance()
                if walk.needsTurn { for _ in 0..<10 { await Task.yield() } }
            }
            return walk
        }

        /// The shortest program that still fails, and its trace.
        private static func report(_ program: WalkProgram) async -> String {
            var program = program
            var size = program.steps.count / 2
            while size > 0 {
                var start = 0
                while start < program.steps.count {
                    var shorter = program
                    shorter.steps.removeSubrange(start..<min(start + size, program.steps.count))
                    if await run(shorter).failures.isEmpty { start += size } else { program = shorter }
                }
                size /= 2
            }
            let run = await run(program, isTracing: true)
            let bytes = Data(program.bytes).base64EncodedString()
            return "\(run.failures.first ?? "nothing") after \(run.trace.joined(separator: "; ")) [\(bytes)]"
        }
    }
}
#endif
