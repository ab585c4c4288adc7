import CodeInputUIKit
import UIKit

/// A sample server with one right code or PIN, which sends, pays and saves nothing.
struct SampleServer: SignInCodeService, PaymentService, PINService {
    /// The right code or PIN.
    var code = "482910"
    /// The delay of a response.
    var delay = Duration.milliseconds(900)
    var isReachable = true

    private struct Unreachable: Error {}

    func sendCode() async throws {
        try await Task.sleep(for: delay)
        if !isReachable { throw Unreachable() }
    }

    func verdict(on code: String) async throws -> CodeVerdict {
        try await isCurrent(code) ? .accepted : .rejected(message: "That is not the code we sent.")
    }

    func pay(_ payment: Payment, pin: String) async throws -> Bool { try await isCurrent(pin) }

    func isCurrent(_ pin: String) async throws -> Bool {
        try await sendCode()
        return pin == code
    }

    func save(_ pin: String) async throws -> CodeVerdict {
        try await sendCode()
        return .accepted
    }
}

/// A sample server of pictures, which draws them.
@MainActor final class SamplePictureService: PictureCodeService {
    /// The texts of the pictures, in a cycle.
    static let texts = ["W4K7", "M3RX", "9HAP", "C7XK"]

    private let server: SampleServer
    private var index = -1

    /// It has the delay and the reachability of a server.
    init(_ server: SampleServer = SampleServer()) { self.server = server }

    private var text: String { Self.texts[max(0, index) % Self.texts.count] }

    /// Draws the next picture, with letters at uneven heights.
    func picture() async throws -> UIImage {
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

    func isRight(_ code: String) async throws -> Bool {
        try await server.sendCode()
        return code == text
    }
}
