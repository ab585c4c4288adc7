extension Unicode.Scalar {
    /// The general categories that matter to a reader of codes.
    enum Kind { case letter, digit, space, dash, format, control, currency, other }

    /// The kind of the scalar, by its general category.
    ///
    /// Not inlined: a switch over an enum of the standard library is long in machine code.
    @inline(never) var kind: Kind {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: .letter
        case .decimalNumber: .digit
        case .spaceSeparator: .space
        case .dashPunctuation: .dash
        case .format: .format
        case .control: .control
        case .currencySymbol: .currency
        default: .other
        }
    }

    /// Whether the scalar is a decimal digit of any script.
    var isDigit: Bool { isASCII ? ("0"..."9").contains(self) : kind == .digit }

    /// Whether the scalar is white space within a line.
    var isSpace: Bool { isASCII ? self == " " || self == "\t" : kind == .space }
}
