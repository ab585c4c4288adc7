import Foundation

/// What the page copies: lines for the body of a function, or a whole file if they name a renderer of an app.
enum CopiedCode {
    // The words of code that needs a source, and a text with it around the code, for which the comment stands.
    // Images first: they are lines of a function, which a renderer's file has.
    static let templates: [(names: [String], text: String)] =
        images.map { ([$0], "let \($0) = \($1)\n\n// code") }
        + sources.map { names, source in
            (
                names,
                """
                import CodeInputUIKit
                import UIKit

                \(source)
                @MainActor func makeField() -> CodeInputView {
                    // code
                    return field
                }
                """
            )
        }

    /// The renderers that styles of the page name, each with the source of its file.
    private static let sources: [([String], String)] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        func source(_ path: String) -> String {
            let text = (try? String(contentsOf: folder.appendingPathComponent("\(path).swift"), encoding: .utf8)) ?? ""
            let imports = ["CodeInputStyles", "CodeInputUIKit", "UIKit"].map { "import \($0)" }
            let lines = text.components(separatedBy: "\n").filter { !imports.contains($0) }
            return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
        }
        let ring =
            source("Articles/ArticleRenderers").components(separatedBy: "\nstruct RingRenderer")
            .dropFirst().first?.components(separatedBy: "\n}\n").first ?? ""
        return [
            (["MaterialRenderer", "material"], source("Style/Themes/MaterialRenderer")),
            (["CheckoutRenderer"], source("Style/Themes/CheckoutRenderer")),
            (["MessengerRenderer"], source("Style/Themes/MessengerRenderer")),
            (["BankRenderer", "bank"], source("Style/Themes/BankRenderer")),
            (["TicketRenderer"], source("Style/Themes/TicketRenderer")),
            (["ChipRenderer"], source("Style/ChipRenderer")),
            (["HeartRenderer"], source("Gallery/Renderers/HeartRenderer")),
            (["RingRenderer"], "struct RingRenderer\(ring)\n}\n"),
        ]
    }()

    private static let images: KeyValuePairs<String, String> = [
        "card": """
        CodeImage(
            UIGraphicsImageRenderer(size: CGSize(width: 360, height: 64)).image { _ in
                UIColor(red: 1, green: 0.76, blue: 0.73, alpha: 1).setFill()
                UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 360, height: 64), cornerRadius: 16).fill()
                UIColor.white.withAlphaComponent(0.25).setFill()
                for x in [12, 148, 284] {
                    UIBezierPath(roundedRect: CGRect(x: x, y: 0, width: 64, height: 64), cornerRadius: 32).fill()
                }
            })
        """,
        "grid": """
        CodeImage(
            UIGraphicsImageRenderer(size: CGSize(width: 240, height: 60)).image { _ in
                UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1).setFill()
                UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 240, height: 60), cornerRadius: 10).fill()
                UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1).setFill()
                for x in [2, 61, 121, 181] {
                    UIBezierPath(roundedRect: CGRect(x: x, y: 2, width: 57, height: 56), cornerRadius: 6).fill()
                }
            })
        """,
    ]
}
