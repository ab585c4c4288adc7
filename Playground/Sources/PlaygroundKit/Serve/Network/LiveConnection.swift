import FlyingFox
import FlyingSocks
import Foundation

/// One connection to a browser, from its first byte to its last.
struct LiveConnection: Sendable {
    let socket: AsyncSocket
    let handler: LiveHandler
    let limits: LiveLimits

    /// Answers requests until one side ends the connection.
    func run() async {
        // No task waits for the socket anymore: all of them were children of this one.
        defer { try? socket.close() }
        try? await converse()
    }

    private func converse() async throws {
        var reader = LiveRequestReader(limit: limits.head)
        while true {
            let outcome: LiveRequestReader.Outcome
            (outcome, reader) = try await read(reader)
            switch outcome {
            case .more: return
            case .refused(let status):
                return try await sendLast(handler.plain(status, "The request is invalid."))
            case .request(let request):
                let response = await handler.handleRequest(request)
                if case .webSocket = response.payload {
                    try await socket.write(response.headBytes)
                    await handler.socket.run(on: socket, after: reader.bytes, limits: limits)
                    return await drain()
                }
                guard request.staysOpen else { return try await sendLast(response) }
                try await send(response)
            }
        }
    }

    /// Waits for a request and reads it; `more` if the browser closed the connection or sends nothing.
    private func read(
        _ reader: LiveRequestReader
    ) async throws -> (LiveRequestReader.Outcome, LiveRequestReader) {
        var reader = reader
        if reader.bytes.isEmpty {
            reader.append(try await withDeadline(limits.idleTime) { [socket] in try await socket.read(atMost: 4096) })
        }
        do {
            return try await withDeadline(limits.headTime) { [socket, reader] in
                var reader = reader
                while true {
                    let outcome = reader.next()
                    guard case .more = outcome else { return (outcome, reader) }
                    reader.append(try await socket.read(atMost: 4096))
                }
            }
        } catch is DeadlineExceeded {
            return (.refused(.requestTimeout), reader)
        }
    }

    private func send(_ response: HTTPResponse) async throws {
        let body = try await response.bodyData
        var response = response
        if response.headers[.contentLength] == nil { response.headers[.contentLength] = String(body.count) }
        let bytes = response.headBytes + body
        try await withDeadline(limits.answerTime) { [socket] in try await socket.write(bytes) }
    }

    private func sendLast(_ response: HTTPResponse) async throws {
        var response = response
        response.headers[.connection] = "close"
        try await send(response)
        await drain()
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

extension HTTPRequest {
    /// Whether the connection stays open for another request.
    ///
    /// Bodies are not read, so a body ends it.
    fileprivate var staysOpen: Bool {
        guard version == .http11, headers[.transferEncoding] == nil else { return false }
        let options = headers[.connection]?.lowercased().split(separator: ",") ?? []
        return ["0", nil].contains(headers[.contentLength])
            && !options.contains { $0.trimmingCharacters(in: .whitespaces) == "close" }
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
