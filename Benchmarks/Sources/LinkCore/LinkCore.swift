import CodeInputCore

/// Uses only the core, so that its list of shared libraries is the core's.
@main struct LinkCore {
    static func main() {
        var editor = CodeEditor(length: 6)
        editor.insert("Your code is 123-456, valid 10 minutes")
        print(editor.state(masking: .immediate))
    }
}
