extension String {
    /// The text as a literal of Swift, with invisible characters escaped: one that turns the direction of the text, for example,
    /// would make a reader see other code than the compiler does.
    var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar -> String in
            let kind = scalar.properties.generalCategory
            let isInvisible = [.format, .control, .lineSeparator, .paragraphSeparator].contains(kind)
            // A joiner makes one character of an emoji.
            return isInvisible && scalar != "\u{200D}"
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                : ["\"", "\\"].contains(scalar) ? "\\\(scalar)" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}
