import ArgumentParser
import Dispatch
import Foundation
import PlaygroundKit

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves the live page: type into the real field from a browser.")

    @Option(parsing: .unconditional, help: "The port to listen on; 0 chooses a free port.")
    var port = 8080
    @Option(help: "The IP address to listen on, or localhost.")
    var host = "127.0.0.1"

    func validate() throws {
        guard UInt16(exactly: port) != nil else {
            throw ValidationError("--port must be from 0 to 65535, not \(port)")
        }
        guard LiveAddress(host) != nil else {
            throw ValidationError("--host must be an IP address of this machine or localhost, not \"\(host)\"")
        }
    }

    @MainActor func run() async throws {
        guard let number = UInt16(exactly: port), let address = LiveAddress(host) else { return }
        let server = try LiveServer(address: address, port: number)
        let interrupts = Interrupts()
        let stop = Task {
            await interrupts.wait()
            server.stop()
        }
        defer { stop.cancel() }
        do {
            try await server.run { url in
                try StandardStream.print("The live page is at \(url)\nControl-C stops it.")
            }
        } catch LiveServer.Failure.portTaken {
            throw Failure("port \(number) of \(host) is taken: choose another with --port, or 0 for any that is free")
        } catch LiveServer.Failure.notAllowed(let reason) {
            throw Failure("can't listen to port \(number) of \(host): \(reason)")
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}

/// Requests to end the command, from the user or the system.
@MainActor final class Interrupts {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Starts to catch the first SIGINT or SIGTERM.
    ///
    /// The second one ends the process at once.
    init() {
        let (stream, wishes) = AsyncStream.makeStream(of: Void.self)
        // A queue of its own runs even if all other threads are busy.
        let queue = DispatchQueue(label: "codeinput.interrupts")
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { @Sendable in
                // The status that a shell reports for a process ended by a signal.
                if case .terminated = wishes.yield() { _exit(128 + number) }
                wishes.finish()
            }
            source.resume()
            return source
        }
        // A closed connection must not end the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns at the first request.
    func wait() async {
        for await _ in stream { return }
    }
}
