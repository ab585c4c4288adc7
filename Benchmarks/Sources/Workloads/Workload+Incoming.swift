import CodeInputCore

// Several characters at once: paste, one-time codes, input methods.
extension Workload {
    static let incoming: [Workload] = [
        text("incoming/AutoFill/6", "482910"), text("incoming/paste/separated", "482-910"),
        text("incoming/paste/message", message),
        Workload("incoming/marked text/6", repetitions: 200) { repetitions, measure in
            var editor = CodeEditor()
            let composed = opaque(["4", "48", "482", "4829", "48291", "482910"])
            measure {
                for _ in 0..<repetitions {
                    for (index, text) in composed.enumerated() {
                        keep(editor.setMarkedText(text, selection: index + 1..<index + 1))
                    }
                    keep(editor.unmarkText())
                    editor.clear()
                }
            }
        },
    ]

    /// Texts that no user pastes, which take linear time, too; those of 1 MB are refused unread.
    static let bulk: [Workload] = [
        ("4 KB", prose(of: 4 << 10)), ("60 KB", prose(of: 60 << 10)), ("1 MB", prose(of: 1 << 20)),
        ("1 MB of digits", String(repeating: "7", count: 1 << 20)),
        ("1 MB of pairs", String(repeating: "77-", count: (1 << 20) / 3)),
        ("1 MB of marks", "7" + String(repeating: "\u{0301}", count: 1 << 19)),
    ].map { text("bulk/paste/\($0)", $1, repetitions: 1) }

    private static let message = "Your verification code is 482-910. It is valid for 10 minutes; never share it."

    /// Messages without a code, and at the end one with it.
    private static func prose(of size: Int) -> String {
        let filler = "Nobody of our staff will ever ask you for it, be it at 10 or at 12. "
        return String(repeating: filler, count: size / filler.utf8.count) + message
    }

    private static func text(_ name: String, _ text: String, repetitions: Int = 200) -> Workload {
        Workload(name, repetitions: repetitions) { repetitions, measure in
            var editor = CodeEditor()
            let text = opaque(text)
            measure {
                for _ in 0..<repetitions {
                    keep(editor.insert(text))
                    editor.clear()
                }
            }
        }
    }
}
