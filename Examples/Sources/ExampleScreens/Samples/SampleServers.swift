public import CodeInputUIKit
public import UIKit

/// The error of a sample server that can't be reached.
public struct Unreachable: Error {}

/// A sample server with one right code or PIN, which sends, pays and saves nothing.
public struct SampleServer: SignInCodeService, PaymentService, PINService {
    /// The right code or PIN.
    public var code: String
    /// The delay of a response.
    public var delay: Duration
    /// Whether the server responds.
    public var isReachable: Bool

    /// Creates a sample server.
    ///
    /// - Parameters:
    ///   - code: The right code or PIN.
    ///   - delay: The delay of a response.
    ///   - isReachable: Whether the server responds.
    public init(code: String = "482910", delay: Duration = .milliseconds(900), isReachable: Bool = true) {
        self.code = code
        self.delay = delay
        self.isReachable = isReachable
    }

    /// Waits for the delay.
    public func sendCode() async throws {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
    }

    /// Compares after the delay.
    public func verdict(on code: String) async throws -> CodeVerdict {
        try await isCurrent(code) ? .accepted : .rejected(message: "That is not the code we sent.")
    }

    /// Compares after the delay.
    public func pay(_ payment: Payment, pin: String) async throws -> Bool { try await isCurrent(pin) }

    /// Compares after the delay.
    public func isCurrent(_ pin: String) async throws -> Bool {
        try await sendCode()
        return pin == code
    }

    /// Accepts after the delay.
    public func save(_ pin: String) async throws -> CodeVerdict {
        try await sendCode()
        return .accepted
    }
}

/// A sample server of pictures, which draws them.
@MainActor public final class SamplePictureService: PictureCodeService {
    /// The texts of the pictures, in a cycle.
    public static let texts = ["W4K7", "M3RX", "9HAP", "C7XK"]

    private let server: SampleServer
    private var index = -1

    /// Creates a sample server with the delay and reachability of another.
    public init(_ server: SampleServer = SampleServer()) { self.server = server }

    private var text: String { Self.texts[max(0, index) % Self.texts.count] }

    /// Draws the next picture, with letters at uneven heights.
    public func picture() async throws -> UIImage {
        try await server.sendCode()
        index += 1
        return UIGraphicsImageRenderer(size: CGSize(width: 260, height: 96)).image { _ in
            UIColor.white.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 260, height: 96), cornerRadius: 14).fill()
            for (index, character) in text.enumerated() {
                let place = CGRect(x: 24 + CGFloat(index) * 56, y: 12 + CGFloat(index * 29 % 20), width: 56, height: 60)
                let look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 44, weight: .bold)]
                NSString(string: String(character)).draw(in: place, withAttributes: look)
            }
        }
    }

    /// Compares with the text of the last picture.
    public func isRight(_ code: String) async throws -> Bool {
        try await server.sendCode()
        return code == text
    }
}
