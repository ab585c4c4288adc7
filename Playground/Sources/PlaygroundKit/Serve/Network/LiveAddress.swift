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
    /// Rejects other names that point here (DNS rebinding). If the page listens on every interface, any IP address and
    /// port is accepted: containers map ports, and a name can't look like an address.
    func accepts(host header: String?, port: UInt16) -> Bool {
        guard let header, let (name, asked) = Self.split(header) else { return false }
        if name == "localhost" || name == host { return asked == port || isWildcard }
        if isLoopback { return asked == port && ["127.0.0.1", "::1"].contains(name) }
        return isWildcard && LiveAddress(name) != nil
    }

    /// Whether a WebSocket request with this `Origin` comes from this page.
    func accepts(origin: String?, host header: String?) -> Bool {
        guard let origin, let header else { return false }
        return origin.lowercased() == "http://\(header.lowercased())"
    }

    private var isWildcard: Bool { host == "0.0.0.0" || host == "::" }
    private var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }

    private static func split(_ header: String) -> (name: String, port: UInt16)? {
        let text = header.lowercased()
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let name = String(text[text.index(after: text.startIndex)..<end])
            return port(text[text.index(after: end)...]).map { (name, $0) }
        }
        let end = text.firstIndex(of: ":") ?? text.endIndex
        return port(text[end...]).map { (String(text[..<end]), $0) }
    }

    /// The port after a colon, or 80 without one.
    private static func port(_ text: Substring) -> UInt16? {
        if text.isEmpty { return 80 }
        guard text.hasPrefix(":"), text.dropFirst().allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        return UInt16(text.dropFirst())
    }
}
