import Foundation

/// What the page copies: lines for the body of a function, or a whole file if they name a renderer of an app.
enum CopiedCode {
    // The words of code that needs the source of a renderer, and a text with it around the code, for which the comment stands. The page
    // has those of images, which come first: they are lines of a function, which a renderer's file has.
    static let templates: [(names: [String], text: String)] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        func template(_ path: String, _ pad: String...) -> (names: [String], text: String) {
            let file = folder.appendingPathComponent("\(path).swift")
            let imports = ["CodeInputStyles", "CodeInputUIKit", "UIKit"].map { "import \($0)" }
            let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
            let source = lines.filter { !imports.contains($0) }.joined(separator: "\n")
            let text = """
                import CodeInputUIKit
                import UIKit

                \(source.trimmingCharacters(in: .newlines))

                @MainActor func makeField() -> CodeInputView {
                    // code
                    return field
                }
                """
            return ([file.deletingPathExtension().lastPathComponent] + pad, text)
        }
        return [
            template("Style/Themes/MaterialRenderer", "material"), template("Style/Themes/CheckoutRenderer"),
            template("Style/Themes/MessengerRenderer"), template("Style/Themes/BankRenderer", "bank"),
            template("Style/Themes/TicketRenderer"), template("Style/ChipRenderer"),
            template("Gallery/Renderers/HeartRenderer"), template("Gallery/Renderers/RingRenderer"),
        ]
    }()
}
