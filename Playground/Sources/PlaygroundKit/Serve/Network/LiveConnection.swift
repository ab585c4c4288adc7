import FlyingFox
import FlyingSocks
import Foundation

/// One connection to a browser: a request with its answer, or a WebSocket.
///
/// The page is a few small files from this machine, so that a connection for each costs nothing.
struct LiveConnection: Sendable {
    let socket: AsyncSocket
    let handler: LiveHandler
    let limits: LiveLimits

    /// Answers a request, and ends the connection.
    func run() async {
        // No task waits for the socket anymore: all of them were children of this one.
        defer { try? socket.close() }
        try? await converse()
    }

    private func converse() async throws {
        var (response, rest) = try await answer()
        if case .webSocket = response.payload {
            try await socket.write(response.headBytes)
            await handler.socket.run(on: socket, after: rest, limits: limits)
        } else {
            let body = try await response.bodyData
            if response.headers[.contentLength] == nil { response.headers[.contentLength] = String(body.count) }
            response.headers[.connection] = "close"
            let bytes = response.headBytes + body
            try await withDeadline(limits.answerTime) { [socket] in try await socket.write(bytes) }
        }
        await drain()
    }

    /// Reads the request, and returns the answer with the bytes after the request.
    private func answer() async throws -> (HTTPResponse, rest: [UInt8]) {
        do {
            return try await withDeadline(limits.headTime) { [socket, handler, limits] in
                var reader = LiveRequestReader(limit: limits.head)
                while true {
                    reader.append(try await socket.read(atMost: 4096))
                    switch reader.next() {
                    case .more: break
                    case .refused(let status): return (handler.plain(status, "The request is invalid."), [])
                    case .request(let request): return (await handler.handleRequest(request), reader.bytes)
                    }
                }
            }
        } catch is DeadlineExceeded {
            return (handler.plain(.requestTimeout, "The request is incomplete."), [])
        }
    }

    /// Gives the browser time to read the answer.
    ///
    /// With unread input, the system would reset the connection.
    private func drain() async {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        _ = try? await withDeadline(limits.goodbyeTime) { [socket] in
            while true { _ = try await socket.read(atMost: 4096) }
        }
    }
}

extension HTTPResponse {
    /// The status line and headers, up to the body.
    var headBytes: Data {
        let fields = headers.map { "\($0.key.rawValue): \($0.value)" }.sorted()
        let lines = ["\(version.rawValue) \(statusCode.code) \(statusCode.phrase)"] + fields + ["", ""]
        return Data(lines.joined(separator: "\r\n").utf8)
    }
}
