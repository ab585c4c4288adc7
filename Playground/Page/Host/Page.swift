import CodeInputLint
import CodeInputStyles

/// The page: its fields, each of which answers requests with what to show and to do.
struct Page {
    private var fields: [PageField] = []

    /// Answers a request: the number of a field, a command, two arguments and a text, with unit separators between them.
    mutating func answer(_ request: String) -> JSONText {
        let parts = request.split(separator: "\u{1F}", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let id = Int(parts[0]) else { return error("expected five parts") }
        let command = String(parts[1]), first = String(parts[2]), second = String(parts[3]), text = String(parts[4])
        switch command {
        case "catalog": return Self.catalog
        case "new":
            guard let restyled = try? RestyledStyle(text) else { return error("there is no style") }
            fields.append(PageField(restyled))
            return .object([("field", .number(fields.count - 1))])
        default: break
        }
        guard fields.indices.contains(id) else { return error("there is no field") }
        switch command {
        case "style":
            do throws(ScriptError) { fields[id].restyle(try RestyledStyle(text)) } catch {
                return self.error(error.description)
            }
        case "set": guard fields[id].set(first, to: text) else { return error("there is no such value") }
        case "state": return fields[id].state
        case "lint": return fields[id].lint(text, domain: first, language: second)
        case "note": return .object([("line", .string(fields[id].line(first, second, text)))])
        default: guard fields[id].take(command, first, second, text) else { return error("there is no such command") }
        }
        return fields[id].answer(id: "f\(id)")
    }

    private func error(_ text: String) -> JSONText { .object([("error", .string(text))]) }

    private static var catalog: JSONText {
        let styles = StyleCatalog.shown.map { style in
            let defaults = style.settings.map { setting in
                let values = [false, true].map { style.defaultValue(of: setting, isDark: $0) ?? "" }
                return (setting.key, JSONText.strings(values))
            }
            return JSONText.object([
                ("name", .string(style.name)), ("title", .string(style.title)), ("settings", .object(defaults)),
            ])
        }
        let settings = StyleSetting.all.map { setting in
            let values: [(String, JSONText)] =
                switch setting.kind {
                case .color: [("kind", .string("color"))]
                case .number(let range, let step):
                    [
                        ("kind", .string("range")), ("min", .number(range.lowerBound)),
                        ("max", .number(range.upperBound)), ("step", .number(step)),
                    ]
                case .choice(let names): [("kind", .string("choice")), ("names", .strings(names))]
                case .groups, .symbol, .text: [("kind", .string("text"))]
                }
            return JSONText.object(
                [("key", .string(setting.key)), ("title", .string(setting.title)), ("group", .string(setting.group))]
                    + values)
        }
        return .object([
            ("styles", .array(styles)), ("settings", .array(settings)),
            ("alphabets", .strings(StyleCatalog.alphabets.map { $0.key })),
            ("languages", .strings(MessageLanguage.all.map { $0.tag })),
        ])
    }
}

extension PageField {
    /// Takes an input of the user, by the name of its command.
    mutating func take(_ command: String, _ first: String, _ second: String, _ text: String) -> Bool {
        let start = Int(first) ?? 0, end = Int(second) ?? 0, cells = cells(from: start, to: end)
        switch command {
        case "show": break
        case "insert": perform(.edit(.insert(text)))
        case "paste": perform(.edit(.paste(text)))
        case "replace": perform(.edit(.replace(cells, with: text)))
        case "changed": follow(text)
        case "mark":
            perform(.edit(.mark(text, selection: SystemText.characters(of: start..<max(start, end), in: text))))
        case "unmark": perform(.edit(.unmark()))
        case "delete":
            perform(.edit(movements.dropFirst().first { $0.0 == first }.map { .delete($0.1) } ?? .deleteBackward))
        case "undo", "redo": undo(isRedo: command == "redo")
        case "select": perform(.select(.range(cells)))
        case "tap": tap(PagePicture.cell(at: CGPoint(x: Double(start), y: Double(end)), among: shown?.frames ?? []))
        case "tapcell": tap(start)
        case "press": hadFocus = isFocused
        case "move":
            guard let movement = movements.first(where: { $0.0 == first })?.1 else { return false }
            perform(.select(.move(movement, extending: second == "true")))
        case "focus": perform(.app(.focus(true)))
        case "blur": perform(.app(.focus(false)))
        case "turn": if field.selectionBefore != nil { perform(.app(.endTurn)) }
        case "timer": timer(start)
        default: return false
        }
        return true
    }

    /// As in the view, the tap that focuses the field puts the caret at the end.
    private mutating func tap(_ cell: Int) { perform(.select(.tap(hadFocus ? cell : field.editor.length))) }

    /// Takes what a keyboard made of the shown text, where it did not ask first.
    private mutating func follow(_ text: String) {
        let old = Array(systemText.text(in: 0..<Int.max)), new = Array(text)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let removed = start..<(old.count - end), inserted = String(new[start..<(new.count - end)])
        if inserted.isEmpty {
            if removed.count > 1 { perform(.select(.range(removed))) }
            perform(.edit(.deleteBackward))
        } else if removed.isEmpty, field.editor.selection == start..<start {
            perform(.edit(.insert(inserted)))
        } else {
            perform(.edit(.replace(removed, with: inserted)))
        }
    }

    private var movements: [(String, CodeMovement)] {
        [("backward", .backward), ("forward", .forward), ("toStart", .toStart), ("toEnd", .toEnd)]
    }

    /// The cells of a range of UTF-16 units in the shown text.
    private func cells(from start: Int, to end: Int) -> Range<Int> {
        let text = systemText, count = text.offset(ofCell: .max)
        let start = min(max(start, 0), count), end = min(max(end, start), count)
        let low = text.cell(atOffset: start, snapsForward: false) ?? 0
        return low..<max(low, text.cell(atOffset: end, snapsForward: true) ?? low)
    }

    mutating func answer(id: String) -> JSONText {
        let follow = takeFollow(), picture = PagePicture(of: self, id: id, following: follow)
        shown = picture.shown
        let text = systemText, editor = field.editor, shown = text.text(in: 0..<Int.max)
        let selection = [editor.selection.lowerBound, editor.selection.upperBound].map { text.offset(ofCell: $0) }
        let motions = picture.motions.map { motion in
            let poses = motion.poses.map { JSONText.numbers([$0.x, $0.y, $0.scale, $0.opacity]) }
            return JSONText.object([
                ("id", .string(motion.id)), ("x", .number(motion.about.x)), ("y", .number(motion.about.y)),
                ("time", .number(motion.milliseconds)), ("delay", .number(motion.delay)),
                ("repeats", .bool(motion.repeats)), ("goes", .bool(motion.isRemoval)), ("poses", .array(poses)),
            ])
        }
        return .object([
            ("width", .number(picture.size.width)), ("height", .number(picture.size.height)),
            ("parts", .array(picture.parts.map { .strings([$0.id, $0.svg]) })), ("motions", .array(motions)),
            ("blink", .number(blinkMilliseconds)), ("text", .string(shown)),
            ("selection", .array(selection.map { .number($0) })),
            ("copies", hidesText || editor.selection.isEmpty ? .null : .string(text.text(in: editor.selection))),
            // Digit by digit, and bullets where the text is hidden.
            ("value", .string(shown.map { String($0) }.joined(separator: ", "))),
            ("progress", .string("\(editor.count) of \(editor.length) entered")),
            ("label", .string(configuration.isSecure ? "Passcode" : "Verification code")),
            ("isNumeric", .bool(editor.alphabet == .digits)), ("isUppercase", .bool(editor.alphabet.isUppercase)),
            ("status", .string(field.status.rawValue)), ("secure", .bool(configuration.isSecure)),
            ("message", style.showsMessage || id == "f0" ? .string(message) : .null),
            ("speech", follow.speech.map { .string($0) } ?? .null),
            ("invalid", follow.invalid.map { .string($0.rawValue.words) } ?? .null),
            ("blurs", .bool(follow.endsEditing)),
            ("timers", .array(follow.timers.map { .array([.number($0.id), .number($0.milliseconds)]) })),
            ("hasEvents", .bool(follow.hasEvents)), ("link", .string(style.text)),
            ("values", .object(style.values.map { ($0.key, .string($0.value)) })),
            ("styleName", .string(style.style.name)), ("code", .string(code)),
        ])
    }

    private var isFocused: Bool { field.state(showing: configuration).isFocused }

    /// The period of the caret; 0 if it does not blink.
    private var blinkMilliseconds: Int { reducesMotion ? 0 : Int((style.renderer.caret.blinkPeriod ?? 0) * 1000) }

    /// The state, named as by `codeinput script`, with the contents of the cells alone.
    var state: JSONText {
        let cells = field.state(showing: configuration).cells.map { cell in
            switch cell.content {
            case .empty: ""
            case .placeholder(let character), .character(let character): String(character)
            case .masked: "•"
            }
        }
        func ends(_ range: Range<Int>) -> JSONText { .array([.number(range.lowerBound), .number(range.upperBound)]) }
        return .object([
            ("code", configuration.isSecure ? .null : .string(field.editor.code)), ("cells", .strings(cells)),
            ("selection", ends(field.editor.selection)), ("marked", field.editor.markedRange.map(ends) ?? .null),
            ("focused", .bool(isFocused)), ("complete", .bool(field.editor.isComplete)),
            ("status", .string(field.status.rawValue)), ("secure", .bool(configuration.isSecure)),
        ])
    }

    /// What a keyboard did, as a line for an issue: never a character of a secure field.
    func line(_ kind: String, _ group: String, _ text: String) -> String {
        let shown = text.isEmpty || configuration.isSecure ? "" : " \(String(text.prefix(40)).swiftLiteral)"
        return "\(group) \(kind) \(text.count)\(shown)"
    }

    private var code: String {
        let (lines, expression) = style.code
        var code = lines + ["let field = CodeInputView(length: \(field.editor.length), style: \(expression))"]
        if let name = StyleCatalog.alphabets.first(where: { $0.value == field.editor.alphabet })?.key, name != "digits"
        {
            let value = name == "letters" ? "CodeAlphabet(\"\(StyleCatalog.letters)\")" : ".\(name)"
            code.append("field.alphabet = \(value)")
        }
        code.append("field.reader = .messages  // of CodeInputMessages")
        if configuration.isSecure { code.append("field.isSecureTextEntry = true") }
        if configuration.overflow == .replaceLast { code.append("field.overflow = .replaceLast") }
        if style.showsMessage { code.append("field.showsMessage = true") }
        if let message = style.message { code.append("field.message = \(message.swiftLiteral)") }
        if let time = style.forgetsAfter {
            code.append("field.forgetsInBackground = \(time == 0 ? ".zero" : ".seconds(\(time))")")
        }
        return code.joined(separator: "\n")
    }
}

extension CodeColor {
    /// The color in a link: opaque, on the background of a field.
    func value(isDark: Bool) -> String {
        let color = resolved(in: CodeEnvironment(colorScheme: isDark ? .dark : .light))
        let behind: Float = isDark ? 0 : 1
        return [color.red, color.green, color.blue].map { share in
            (min(max(share, 0), 1) * color.opacity + behind * (1 - color.opacity)).hex
        }.joined()
    }
}

#if hasFeature(Embedded)
nonisolated(unsafe) private var page = Page()
nonisolated(unsafe) private var request: [UInt8] = []
nonisolated(unsafe) private var reply: [UInt8] = []

/// Makes room for a request of so many bytes.
@_expose(wasm, "room") @_cdecl("page_room") public func makeRoom(_ count: Int32) -> UnsafePointer<UInt8>? {
    request = [UInt8](repeating: 0, count: max(Int(count), 1))
    return request.withUnsafeBufferPointer { $0.baseAddress }
}

/// Answers the request, and returns the number of bytes of the answer.
@_expose(wasm, "answer") @_cdecl("page_answer") public func answerRequest(_ count: Int32) -> Int32 {
    let text = String(decoding: request.prefix(Int(count)), as: UTF8.self)
    // What was typed does not stay.
    for index in request.indices { request[index] = 0 }
    reply = Array(page.answer(text).text.utf8)
    return Int32(reply.count)
}

/// The answer.
@_expose(wasm, "reply") @_cdecl("page_reply") public func replyBytes() -> UnsafePointer<UInt8>? {
    reply.withUnsafeBufferPointer { $0.baseAddress }
}
#endif
