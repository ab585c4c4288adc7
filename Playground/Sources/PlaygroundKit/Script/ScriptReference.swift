/// The reference of `codeinput script`.
package enum ScriptReference {
    /// One command with the other fields in the order of error messages, their values, and the default in parentheses.
    struct Command: Sendable {
        let name, summary: String
        let fields: [(key: String, value: String)]

        init(
            _ name: String, _ summary: String, fields: KeyValuePairs<String, String> = [:],
            all: [(key: String, value: String)] = []
        ) {
            (self.name, self.summary, self.fields) = (name, summary, fields + all)
        }
    }

    static let commands: [Command] = [
        Command("new", "creates a view in a window, without focus", all: settings),
        Command("focus", "focuses the field"), Command("blur", "removes the focus"),
        Command("type", "presses a key for each character", fields: ["text": "any text"]),
        Command("insert", "inserts the whole text at once, like an input method", fields: ["text": "any text"]),
        Command(
            "autofill", "fills in a one-time code, like AutoFill",
            fields: ["text": "any text", "route": "insert, replace, characters, mark (insert)"]),
        Command("paste", "puts the text on the pasteboard and pastes it", fields: ["text": "any text"]),
        Command("copy", "the menu command, if the view allows it"),
        Command("cut", "the menu command, if the view allows it"),
        Command(
            "mark", "composes the text, like an input method",
            fields: ["text": "any text", "selection": "two UTF-16 offsets in the text (its end)"]),
        Command("unmark", "commits the composition"),
        Command(
            "press", "presses a key of a hardware keyboard",
            fields: [
                "key": ScriptSession.keys.joined(separator: ", "), "shift": "true or false (false)",
                "option": "true or false (false)", "command": "true or false (false)",
            ]),
        Command(
            "select", "selects cells of the code; ends a composition first",
            fields: ["from": "a whole number, clamped", "to": "a whole number, clamped"]),
        Command("tap", "taps the middle of a cell", fields: ["cell": "the cell, from 0"]),
        Command(
            "enter", "the app enters a text for the user, such as the code of a link", fields: ["text": "any text"]),
        Command("set", "the app sets the code", fields: ["code": "any text"]),
        Command("configure", "changes the existing view", all: settings),
        Command(
            "status", "shows a verification status",
            fields: ["value": PlaygroundNames.statuses, "message": "the words of a verdict (the kit's)"]),
        Command("advance", "advances the clock", fields: ["seconds": "0 to 86400"]),
        Command("trait", "changes the device; at least one field", all: traits),
        Command("svg", "writes the picture", fields: ["file": "the file to write"]),
        Command("menu", "presses long on the field; `allowed` tells what the menu offers"),
        Command("background", "the user leaves the app", fields: ["seconds": "0 to 86400, which pass there (0)"]),
        Command("foreground", "the user comes back to the app"),
        Command("submit", "presses the app's Done button"),
        Command(
            "call", "makes one call of UITextInput; calls one after the other are one turn", fields: callFields),
        Command("state", "does nothing; every answer is the state"),
    ]

    private static let settings = FieldSetting.all.map { (key: $0.name, value: $0.help) }
    private static let traits = FieldTraits.names.map {
        (key: $0, value: "\($0 == "textScale" ? "0.5 to 4" : "true or false") (as it is)")
    }
    private static let callFields: KeyValuePairs = [
        "name": ScriptCall.names.joined(separator: ", "), "text": "a text",
        "range": "two UTF-16 offsets, or null for a foreign range", "from": "an offset, or null",
        "to": "an offset, or null", "offset": "a whole number", "direction": "right, left, up, down; forward, backward",
        "point": "two numbers", "selection": "two offsets in the text, or null for none",
        "key": "a key of a hardware keyboard", "shift": "true or false (false)", "option": "true or false (false)",
        "command": "true or false (false)", "control": "true or false (false)",
        "set": "the new value of the property (reads it)",
    ]

    package static var text: String {
        let paragraphs = commands.map { command in
            let shown = command.name == "configure" ? [] : command.fields.map { "    \($0.key): \($0.value)" }
            let note = command.name == "configure" ? "; the fields of new" : ""
            return (["\(command.name) - \(command.summary)\(note)"] + shown).joined(separator: "\n")
        }
        return """
            One JSON object per line, such as {"do":"type","text":"12"}. The answer is one line, too: the state of the \
            field, or {"error": ...} with the reason. A line with an error changes nothing. So does one longer than 64 KB, \
            which is not read.

            COMMANDS, the values of "do", with their fields. A default is in parentheses; a field without one is \
            required:


            """ + paragraphs.joined(separator: "\n") + """


                THE STATE: code (null if secure), cells, selection, marked, focused, complete, status, secure, events \
                (since the previous line), redrawn (the redrawn cells), accessibility, message (of the row), allowed \
                (menu commands); after a call its result.
                """
    }
}
