import Foundation
import Testing

@Suite("Ending codeinput serve", .timeLimit(.minutes(5)))
struct ServeCommandTests {
    /// Serves, runs shell lines with the process in `$server` and its port in `$port`, and returns the exit status.
    private func serve(_ lines: String) throws -> String {
        let run = try CommandRun(
            shell: #"""
                "$0" serve --port 0 > address &
                server=$!
                while ! grep -qs stops address; do sleep 0.05; done
                port=$(sed -n 's|.*:\([0-9]*\)/.*|\1|p' address)
                \#(lines)
                wait $server
                echo "ended with $?"
                """#)
        #expect(run.errors.isEmpty)
        return run.output
    }

    @Test("One signal ends it with status 0", arguments: ["INT", "TERM"])
    func once(signal: String) throws {
        #expect(try serve("kill -\(signal) $server") == "ended with 0\n")
    }

    @Test("A second signal ends it at once")
    func twice() throws {
        // A stopped process gets both signals together, so it can't end in between.
        let lines = "kill -STOP $server; kill -INT $server; kill -TERM $server; kill -CONT $server"
        #expect(["ended with 130\n", "ended with 143\n"].contains(try serve(lines)))
    }
}
