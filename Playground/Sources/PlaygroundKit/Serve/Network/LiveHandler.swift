import FlyingFox
import Foundation

/// The files and the WebSocket of the page, for allowed requests.
struct LiveHandler: Sendable {
    let address: LiveAddress
    let port: UInt16
    let socket: LiveSocket
    let catalog: Data

    /// Answers a request.
    ///
    /// A response with a WebSocket payload has no body.
    func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        let host = request.headers[.host]
        guard address.accepts(host: host, port: port) else {
            return plain(.init(421, phrase: "Misdirected Request"), "Unknown host name.")
        }
        if request.path == "/socket" { return await upgrade(request) }
        guard request.method == .GET || request.method == .HEAD else {
            return plain(.methodNotAllowed, "Only GET and HEAD are allowed.")
        }
        if request.path == "/catalog.json" {
            return respond(.ok, type: "application/json", body: catalog, to: request)
        }
        guard let asset = LiveAsset(path: request.path) else { return plain(.notFound, "There is nothing here.") }
        return respond(.ok, type: asset.type, body: asset.data, to: request)
    }

    private func upgrade(_ request: HTTPRequest) async -> HTTPResponse {
        guard address.accepts(origin: request.headers[HTTPHeader("Origin")], host: request.headers[.host]) else {
            return plain(.forbidden, "Only the live page may open this socket.")
        }
        guard socket.connections.hasRoom else {
            return plain(.init(503, phrase: "Service Unavailable"), "Too many tabs are open.")
        }
        let response = try? await WebSocketHTTPHandler(handler: Handshake()).handleRequest(request)
        return response ?? plain(.badRequest, "This is not a WebSocket request.")
    }

    /// A placeholder for the WebSocket in a response; ``LiveSocket`` reads and writes the frames.
    private struct Handshake: WSHandler {
        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) -> AsyncStream<WSFrame> {
            AsyncStream { $0.finish() }
        }
    }

    /// A response with one line of text.
    func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        var headers = Self.headers(connecting: "'none'")
        headers[.contentType] = "text/plain; charset=utf-8"
        return HTTPResponse(statusCode: status, headers: headers, body: Data((text + "\n").utf8))
    }

    private func respond(_ status: HTTPStatusCode, type: String, body: Data, to request: HTTPRequest) -> HTTPResponse {
        // In some browsers 'self' doesn't include a WebSocket of the same host.
        var headers = Self.headers(connecting: "'self' ws://\(request.headers[.host] ?? "")")
        headers[.contentType] = type
        if request.method == .HEAD { headers[.contentLength] = String(body.count) }
        return HTTPResponse(statusCode: status, headers: headers, body: request.method == .HEAD ? Data() : body)
    }

    private static func headers(connecting sources: String) -> HTTPHeaders {
        var headers = HTTPHeaders()
        headers[HTTPHeader("Content-Security-Policy")] =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src \(sources); "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("X-Frame-Options")] = "DENY"
        headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
        headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        headers[.cacheControl] = "no-store"
        return headers
    }
}
