import Foundation
import Testing

@Suite("Ending codeinput serve", .timeLimit(.minutes(5)))
struct ServeCommandTests {
    /// Serves, runs lines of a shell in which `$server` is the process and `$port` its port, and prints the status it ended with.
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

    @Test("One signal ends it well", arguments: ["INT", "TERM"])
    func once(signal: String) throws {
        #expect(try serve("kill -\(signal) $server") == "ended with 0\n")
    }

    @Test("A second signal ends it at once, whatever it waits for")
    func twice() throws {
        // Stopped, it sees both signals at a time: it can't have ended in between.
        let lines = "kill -STOP $server; kill -INT $server; kill -TERM $server; kill -CONT $server"
        #expect(["ended with 130\n", "ended with 143\n"].contains(try serve(lines)))
    }
}
