/// What `codeinput script` understands, for people who write scripts.
public enum ScriptReference {
    /// One command.
    public struct Command: Sendable {
        /// What stands in the field `do`.
        public let name: String
        /// Its other fields, in the order an error lists them, and what they take, with the default in brackets.
        public let fields: KeyValuePairs<String, String>
        /// What it does.
        public let summary: String
        /// A line that has the command carried out.
        public let example: String

        init(_ name: String, _ summary: String, fields: KeyValuePairs<String, String> = [:], example: String? = nil) {
            self.name = name
            self.fields = fields
            self.summary = summary
            self.example = example ?? #"{"do":"\#(name)"}"#
        }
    }

    /// All commands.
    public static let commands: [Command] = [
        Command(
            "new", "a fresh view in a window; nothing focused", fields: settings,
            example: #"{"do":"new","length":4,"style":"dots","secure":true}"#),
        Command("focus", "the field takes the keyboard"), Command("blur", "it gives the keyboard back"),
        Command(
            "type", "one key for each character", fields: ["text": "any text"], example: #"{"do":"type","text":"12"}"#),
        Command(
            "insert", "all of the text at once, as an input method does", fields: ["text": "any text"],
            example: #"{"do":"insert","text":"1234"}"#),
        Command(
            "autofill", "what AutoFill of a one-time code does",
            fields: ["text": "any text", "route": "insert, replace, characters, mark (insert)"],
            example: #"{"do":"autofill","text":"482910"}"#),
        Command(
            "paste", "puts the text on the pasteboard and pastes it", fields: ["text": "any text"],
            example: #"{"do":"paste","text":"Your code is 482-910."}"#),
        Command("copy", "the menu command, where the view allows it"),
        Command("cut", "the menu command, where the view allows it"),
        Command(
            "mark", "an input method composes the text",
            fields: ["text": "any text", "selection": "two UTF-16 offsets in the text (its end)"],
            example: #"{"do":"mark","text":"12","selection":[0,2]}"#),
        Command("unmark", "the composition is taken over"),
        Command(
            "press", "a key of a hardware keyboard",
            fields: [
                "key": KeyboardCommands.keys.joined(separator: ", "), "shift": "true or false (false)",
                "option": "true or false (false)", "command": "true or false (false)",
            ], example: #"{"do":"press","key":"left","shift":true}"#),
        Command(
            "select", "selects cells of the code; ends a composition first",
            fields: ["from": "a whole number, clamped", "to": "a whole number, clamped"],
            example: #"{"do":"select","from":0,"to":2}"#),
        Command(
            "tap", "a touch in the middle of a cell", fields: ["cell": "the cell, from 0"],
            example: #"{"do":"tap","cell":2}"#),
        Command("set", "the app sets the code", fields: ["code": "any text"], example: #"{"do":"set","code":"48"}"#),
        Command(
            "configure", "changes the view as it stands", fields: settings,
            example: #"{"do":"configure","style":"box"}"#),
        Command(
            "status", "the app shows a verdict",
            fields: [
                "value": PlaygroundNames.statuses, "message": "what VoiceOver says of a rejection (its own words)",
            ],
            example: #"{"do":"status","value":"rejected","message":"Wrong code."}"#),
        Command(
            "advance", "moves the clock on", fields: ["seconds": "0 to 86400"],
            example: #"{"do":"advance","seconds":1.5}"#),
        Command(
            "trait", "changes the device; at least one field",
            fields: [
                "dark": "true or false (as it is)", "rtl": "true or false (as it is)",
                "textScale": "0.5 to 4 (as it is)", "captured": "true or false (as it is)",
                "reduceMotion": "true or false (as it is)",
            ], example: #"{"do":"trait","dark":true}"#),
        Command(
            "svg", "writes the picture", fields: ["file": "the file to write"],
            example: #"{"do":"svg","file":"field.svg"}"#),
        Command("submit", "the app's Done button"),
        Command(
            "call", "a call of UITextInput, as a recording has it; the turn goes on", fields: callFields,
            example: #"{"do":"call","name":"position(from:offset:)","from":0,"offset":1,"result":null}"#),
        Command(
            "turn", "ends the turn that calls belong to",
            fields: [
                "text": "the text that was recorded (any)", "selection": "the selection that was recorded (any)",
                "marked": "the marked text that was recorded (any)",
            ], example: #"{"do":"turn","text":"","selection":[0,0],"marked":null}"#),
        Command("state", "nothing; every answer is the state"),
    ]

    private static let callFields: KeyValuePairs = [
        "name": "the method or property as Swift names it", "text": "a text", "texts": "the phrases of a dictation",
        "range": "two offsets in UTF-16, or null for a range of nobody's", "from": "an offset, or null",
        "to": "an offset, or null", "offset": "a whole number", "direction": "right, left, up, down; forward, backward",
        "point": "two numbers", "selection": "two offsets in the text, or null for none",
        "action": "a selector of the menu", "hasStrings": "true or false: what the pasteboard holds (as it is)",
        "key": "a key of a hardware keyboard", "shift": "true or false (false)", "option": "true or false (false)",
        "command": "true or false (false)", "control": "true or false (false)",
        "set": "what the property is set to (it is read)",
        "inside": "true for a call that came while the one before was at work: it is not made again (false)",
        "result": "the answer that was recorded (any)",
    ]

    private static let settings: KeyValuePairs = [
        "length": "1 to 64, or two numbers for codes of different lengths (6)",
        "style": PlaygroundNames.styles + ", with settings as in box?corner=4 (underline)",
        "alphabet": PlaygroundNames.alphabets + " (digits)", "secure": "true or false (false)",
        "masking": #"null, "none", "immediate" or seconds (null: as secure says)"#,
        "overflow": "reject, replaceLast (reject)", "caret": "cells, endOnly (cells)",
        "paste": "smart, filter, exact (smart)", "enabled": "true or false (true)", "placeholder": "any text (none)",
        "resigns": "true or false: whether the keyboard goes when the code is complete (false)",
        "rejection": "startOver, edit (startOver)", "domains": "a list of domains whose codes are taken (any)",
        "width": "0 to 10000 (320)", "height": "0 to 10000 (56)",
    ]

    /// The commands as a help text has them: a paragraph a command, a line a field.
    public static var text: String {
        let paragraphs = commands.map { command in
            let shown = command.name == "configure" ? [] : command.fields.map { "    \($0.key): \($0.value)" }
            let note = command.name == "configure" ? "; the fields of new" : ""
            return (["\(command.name) - \(command.summary)\(note)"] + shown).joined(separator: "\n")
        }
        return """
            One JSON object a line, such as {"do":"type","text":"12"}. The answer is one line too: the state of the field, \
            or {"error": ...} with what was wrong, and then nothing has changed.

            COMMANDS, the value of "do", with their fields and what those take; a default stands in brackets, and a field \
            without one is required:


            """ + paragraphs.joined(separator: "\n") + """


                THE STATE: code (null if secure), cells, selection, marked, focused, complete, status, secure, events \
                (since the line before), redrawn (the cells drawn again), accessibility, allowed (menu commands); after \
                a call its result, and after a line of a recording differs: in what the field differs from it, if it does.
                """
    }
}
