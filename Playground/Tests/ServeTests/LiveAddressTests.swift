import Testing

@testable import PlaygroundKit

@Suite("The address of the live page") struct LiveAddressTests {
    @Test(
        "Only IP addresses are accepted, not names",
        arguments: [
            ("127.0.0.1", true), ("localhost", true), ("::1", true), ("[::1]", true), ("0.0.0.0", true),
            ("192.168.1.7", true), ("example.com", false), ("", false), ("127.0.0", false), ("localhost:80", false),
        ])
    func hosts(text: String, isTaken: Bool) {
        #expect((LiveAddress(text) != nil) == isTaken)
    }

    @Test(
        "A request for another name that points here is refused",
        arguments: [
            ("127.0.0.1", "127.0.0.1:8080", true), ("127.0.0.1", "localhost:8080", true),
            ("127.0.0.1", "LOCALHOST:8080", true), ("127.0.0.1", "[::1]:8080", true),
            ("127.0.0.1", "localhost", false), ("127.0.0.1", "localhost:8081", false),
            ("127.0.0.1", "evil.example:8080", false), ("127.0.0.1", "127.0.0.1.evil.example:8080", false),
            ("127.0.0.1", "192.168.1.7:8080", false), ("127.0.0.1", "", false), ("127.0.0.1", "localhost:", false),
            ("127.0.0.1", "localhost:+8080", false), ("127.0.0.1", "[::1:8080", false),
            ("192.168.1.7", "192.168.1.7:8080", true), ("192.168.1.7", "evil.example:8080", false),
            ("0.0.0.0", "192.168.1.7:9000", true), ("0.0.0.0", "localhost:8080", true),
            ("0.0.0.0", "evil.example:8080", false),
        ])
    func hostHeaders(host: String, header: String, isAccepted: Bool) throws {
        let address = try #require(LiveAddress(host))
        #expect(address.accepts(host: header, port: 8080) == isAccepted)
    }

    @Test(
        "Only the page itself can open a socket",
        arguments: [
            ("http://localhost:8080", true), ("HTTP://LOCALHOST:8080", true), ("https://localhost:8080", false),
            ("http://localhost:8081", false), ("http://localhost", false), ("http://127.0.0.1:8080", false),
            ("http://evil.example", false), ("null", false), ("", false), (nil, false),
        ] as [(String?, Bool)])
    func origins(origin: String?, isAccepted: Bool) throws {
        let address = try #require(LiveAddress("127.0.0.1"))
        #expect(address.accepts(origin: origin, host: "localhost:8080") == isAccepted)
    }
}
