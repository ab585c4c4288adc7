/// Something in a message that may keep its code from being filled in.
public struct MessageFinding: Sendable, Equatable {
    /// What a finding is about.
    enum Kind: String, Sendable, Hashable, CaseIterable {
        /// No word says that the number is a code.
        case noWordForCode
        /// The only word for a code is in another sentence or line than the code.
        case wordApart
        /// Another number has the form of the code.
        case secondNumber
        /// Letters touch the digits, or come before them and a dash.
        case gluedLetters
        /// The code has another length or other characters than the field's.
        case otherForm
        /// A word in the sentence of the code says that it is no longer one: "expired".
        case voidingWord
        /// A link stands in the message.
        case link
        /// `.messages` finds no code, or a different one from the template's, and no other finding says why.
        case unread
        /// The last line does not bind the code to a domain: "@example.com #747723".
        case noDomainLine
        /// The code is bound to another domain.
        case otherDomain
        /// The line with the domain is not the last one, or does not begin with the domain.
        case misplacedDomainLine
        /// The line with the domain has another form, or another code than the text.
        case malformedDomainLine
        /// A message that begins with "<#>" does not end in a hash of 11 characters.
        case malformedHash
        /// The hash of the Android app is not at the end.
        case misplacedHash
        /// A message with a hash has more than 140 bytes.
        case tooLongForRetriever
        /// The code is not 4 to 10 letters and digits in a row with a digit among them.
        case notForUserConsent
        /// The message is sent in several parts.
        case severalParts
    }

    let kind: Kind
    /// The range in the message, or in the template; where a last line is missing, the end.
    public let range: Range<String.Index>
    /// What is wrong, in an English sentence.
    public let problem: String
    /// What to do, in an English sentence.
    public let fix: String

    /// The name of the rule, such as "noWordForCode": <doc:WordingAMessage> has them all.
    public var rule: String { kind.rawValue }

    /// Whose rule it is: "apple" and "google", who make the phones' systems, "carriers", or "kit", whose readers are
    /// careful; a phone may read more or less.
    public var owner: String { origin.owner }

    /// The address of a page with the rule, or the path of this kit's article about it.
    public var source: String { origin.source }

    private var origin: (owner: String, source: String) {
        switch kind {
        case .noDomainLine, .otherDomain, .misplacedDomainLine, .malformedDomainLine:
            ("apple", "https://developer.apple.com/news/?id=z0i801mg")
        case .malformedHash, .misplacedHash, .tooLongForRetriever:
            ("google", "https://developers.google.com/identity/sms-retriever/verify")
        case .notForUserConsent:
            ("google", "https://developers.google.com/identity/sms-retriever/user-consent/overview")
        case .severalParts: ("carriers", "https://www.3gpp.org/dynareport/23038.htm")
        case .gluedLetters: ("kit", "https://github.com/opengovsg/FormSG/pull/9471")
        case .wordApart: ("kit", "https://github.com/MicrosoftDocs/azure-docs/issues/56907")
        case .noWordForCode, .secondNumber, .otherForm, .voidingWord, .link, .unread:
            ("kit", "Sources/CodeInputLint/CodeInputLint.docc/WordingAMessage.md")
        }
    }
}
