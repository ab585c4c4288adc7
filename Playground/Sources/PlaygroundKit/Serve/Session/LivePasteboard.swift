import UIKit

/// The pasteboard of one session.
@MainActor struct LivePasteboard {
    private var text: String?

    /// Runs the body with this pasteboard on the device.
    mutating func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
        let device = UIPasteboard.general
        device.string = text
        defer {
            text = device.standInString
            device.standInReset()
        }
        return try body()
    }
}
