@_exported public import CodeInputCore

extension CodeReader {
    /// Finds the code in a message, by words of some eighty languages, and by what touches each number.
    ///
    /// <doc:HowAMessageIsRead> has the rules. Set it as the `reader` of a field into which users paste whole messages:
    ///
    /// ```swift
    /// var editor = CodeEditor(length: 6)
    /// editor.reader = .messages
    /// editor.insert("Your code for order 20418 is 482910. Sent at 10:45.")
    /// print(editor.code)    // 482910
    /// ```
    public static let messages = messages(domains: [])

    /// Finds the code in a message, and refuses one that is bound to any other domain.
    ///
    /// A last line such as `@example.com #747723` binds the code of a message to a domain. A message that binds its
    /// code to none of the domains is `CodeInvalidInput.otherDomain`. A domain matches its subdomains and its parent
    /// domains, and case does not matter.
    ///
    /// - Parameter domains: The domains of the app; if empty, the codes of every domain are accepted.
    /// - Returns: The reader.
    public static func messages(domains: [String]) -> CodeReader {
        CodeReader { text, lengths in MessageReader.read(text, lengths: lengths, domains: domains) }
    }
}
