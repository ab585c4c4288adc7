import Foundation
import UIKit

extension UIViewController {
    /// Shares a recording as a file.
    func share(_ recording: String, from button: UIView) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording.jsonl")
        // Without room for a file, shares the text.
        let isWritten = (try? Data(recording.utf8).write(to: file)) != nil
        let sheet = UIActivityViewController(
            activityItems: isWritten ? [file as Any] : [recording], applicationActivities: nil)
        // An iPad needs a source view for the popover.
        sheet.popoverPresentationController?.sourceView = button
        sheet.popoverPresentationController?.sourceRect = button.bounds
        (presentedViewController ?? self).present(sheet, animated: true)
    }
}
