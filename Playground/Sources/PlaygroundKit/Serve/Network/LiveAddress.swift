import FlyingSocks
import Foundation

/// The address of the live page, and the host names that it accepts.
public struct LiveAddress: Sendable {
    /// The host, an IP address.
    public let host: String
    private let isIP6: Bool

    /// Creates an address from a host.
    ///
    /// - Parameter text: An IP address or "localhost". Any other name returns nil, because it may point anywhere.
    public init?(_ text: String) {
        let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
        let host = bare.lowercased() == "localhost" ? "127.0.0.1" : bare
        if (try? sockaddr_in.inet(ip4: host, port: 0)) != nil {
            isIP6 = false
        } else if (try? sockaddr_in6.inet6(ip6: host, port: 0)) != nil {
            isIP6 = true
        } else {
            return nil
        }
        self.host = host
    }

    /// The address for a socket.
    func socketAddress(port: UInt16) throws -> any SocketAddress {
        if isIP6 { return try sockaddr_in6.inet6(ip6: host, port: port) }
        return try sockaddr_in.inet(ip4: host, port: port)
    }

    /// The URL for a browser.
    func url(port: UInt16) -> String {
        switch host {
        case "0.0.0.0", "::": "http://localhost:\(port)/"
        default: isIP6 ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
        }
    }

    /// Whether a request with this `Host` is meant for this page.
    ///
    /// Rejects names that point here (DNS rebinding), but localhost. If the page listens on every interface, any IP address
    /// and port is accepted: containers map ports, and a name can't look like an address.
    func accepts(host header: String?, port: UInt16) -> Bool {
        guard let header, !header.contains(where: { "@/?#".contains($0) }),
            let url = URLComponents(string: "http://\(header)"), let asked = LiveAddress(url.host ?? "")?.host
        else { return false }
        if isWildcard { return true }
        let isMine = asked == host || isLoopback && ["127.0.0.1", "::1"].contains(asked)
        return isMine && (url.port ?? 80) == Int(port)
    }

    /// Whether a WebSocket request with this `Origin` comes from this page.
    func accepts(origin: String?, host header: String?) -> Bool {
        guard let origin, let header else { return false }
        return origin.lowercased() == "http://\(header.lowercased())"
    }

    private var isWildcard: Bool { host == "0.0.0.0" || host == "::" }
    private var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }
}
