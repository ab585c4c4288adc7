import Foundation
import UIKit

extension UIViewController {
    /// Offers a recording to mail, AirDrop and the like, as a file.
    func share(_ recording: String, from button: UIView) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording.jsonl")
        // Where there is no room for a file, the text goes by itself.
        let isWritten = (try? Data(recording.utf8).write(to: file)) != nil
        let sheet = UIActivityViewController(
            activityItems: isWritten ? [file as Any] : [recording], applicationActivities: nil)
        // An iPad shows the sheet at the button.
        sheet.popoverPresentationController?.sourceView = button
        sheet.popoverPresentationController?.sourceRect = button.bounds
        (presentedViewController ?? self).present(sheet, animated: true)
    }
}
