import CodeInputStyles

extension CodeEnvironment {
    /// Light and dark, each with and without increased contrast.
    static let appearances = ColorScheme.allCases.flatMap { scheme in
        [false, true].map { CodeEnvironment(colorScheme: scheme, increasedContrast: $0) }
    }

    /// The appearance as the end of an example, such as ", dark, increased contrast"; empty for the default.
    var appearance: String {
        (colorScheme == .dark ? ", dark" : "") + (increasedContrast ? ", increased contrast" : "")
    }
}
