public import CodeInputUIKit
public import UIKit

/// A view between the system and a field.
///
/// It has the keyboard in place of the field, passes calls on, and records them.
///
/// ```swift
/// let field = CodeInputView(length: 6, style: .box)
/// let recorder = RecordingView(recording: field, style: "box")
/// recorder.becomeFirstResponder()
/// // … a user types, or AutoFill fills in a code …
/// print(recorder.recording.text)
/// ```
///
/// It uses what every app has of a field. The field decides as without the view, but it shows no caret, because it does not
/// have the keyboard. The view marks the caret instead. The recording has replaced digits; other characters are unchanged.
@MainActor public final class RecordingView: UIControl, UITextInput {
    /// The field that gets every call.
    public let field: CodeInputView

    /// The recording so far.
    public private(set) var recording = CodeRecording()

    /// Called when ``recording`` has grown.
    public var onRecord: (() -> Void)?

    /// The tokenizer of the text system, whose calls to this view are recorded, too.
    public lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    let relay = InputDelegateRelay()
    let mark = UIView()
    private let style: String
    private let longPress = UILongPressGestureRecognizer()
    private lazy var menu = UIEditMenuInteraction(delegate: self)
    // Distinguishes calls inside another call from calls after it.
    private var depth = 0
    private var hasTurn = false
    private var isPassingPress = false
    private var recordedSize: CGSize?

    /// The names of alphabets in scripts.
    ///
    /// A field with any other alphabet is replayed with digits.
    private static let alphabets: KeyValuePairs<String, CodeAlphabet> = [
        "hexadecimal": .hexadecimal, "lettersAndDigits": .lettersAndDigits,
        "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    // MARK: Life

    /// Creates a view around a field.
    ///
    /// - Parameters:
    ///   - field: The field, which becomes a subview.
    ///   - style: The name of the field's style in scripts, for a replay that draws the same.
    public init(recording field: CodeInputView, style: String = "underline") {
        self.field = field
        self.style = style
        super.init(frame: field.frame)
        setUp()
    }

    /// Unavailable: create the view in code.
    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        relay.view = self
        // A touch on the field would give the field the keyboard.
        field.isUserInteractionEnabled = false
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: topAnchor), field.bottomAnchor.constraint(equalTo: bottomAnchor),
            field.leadingAnchor.constraint(equalTo: leadingAnchor),
            field.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        addInteraction(menu)
        addGestureRecognizer(longPress)
        isAccessibilityElement = true
        field.addAction(UIAction { [weak self] _ in self?.resignFirstResponder() }, for: .editingDidEndOnExit)
        field.addAction(
            UIAction { [weak self] _ in
                if self?.field.resignsOnCompletion == true { self?.resignFirstResponder() }
            }, for: .primaryActionTriggered)
    }

    /// Ends a turn in the recording, which groups the calls of one turn.
    public override func layoutSubviews() {
        super.layoutSubviews()
        updateMark()
        guard hasTurn, depth == 0 else { return }
        hasTurn = false
        let state = RecordedCall.state(of: field)
        write("turn", RecordedCall.stateNames.map { ($0, state[$0] ?? .null) })
    }

    // MARK: Recording

    /// Restarts with an empty recording.
    public func restart() {
        recording = CodeRecording()
        recordedSize = nil
        hasTurn = false
        if isFirstResponder { write("focus") }
    }

    /// Passes on and records a call without a result.
    func pass(_ name: String, _ arguments: [String: RecordedValue] = [:], _ body: () -> Void) {
        prepare()
        recording.add(RecordedCall(name, arguments), isInside: depth > 0, result: nil)
        inside(body)
        hasTurn = true
        onRecord?()
    }

    /// Passes on and records a call with a result.
    func ask<Answer>(
        _ name: String, _ arguments: [String: RecordedValue] = [:], answering value: (Answer) -> RecordedValue,
        _ body: () -> Answer
    ) -> Answer {
        prepare()
        let answer = body()
        recording.add(RecordedCall(name, arguments), isInside: depth > 0, result: value(answer))
        onRecord?()
        return answer
    }

    /// Marks calls by the system that follow from what `body` does.
    func inside(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        setNeedsLayout()
    }

    private func write(_ command: String, _ fields: [(String, RecordedValue)] = []) {
        prepare()
        recording.add(command, fields)
        onRecord?()
    }

    /// Records the kind and the size of the field, which a replay needs.
    private func prepare() {
        let size = field.bounds.size
        guard size != recordedSize else { return }
        var fields: [(String, RecordedValue)] = []
        if recordedSize == nil {
            let lengths = field.lengthRange
            let ends: [RecordedValue] = [.offset(lengths.lowerBound), .offset(lengths.upperBound)]
            fields = [
                ("length", lengths.count == 1 ? ends[0] : .list(ends)), ("style", .text(style)),
                ("secure", .bool(field.isSecureTextEntry)),
            ]
            if let name = Self.alphabets.first(where: { $0.value == field.alphabet })?.key {
                fields.append(("alphabet", .text(name)))
            }
        }
        fields += [("width", .number(Double(size.width))), ("height", .number(Double(size.height)))]
        recording.add(recordedSize == nil ? "new" : "configure", fields)
        recordedSize = size
    }

    // MARK: Focus

    /// Whether the field takes input.
    public override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Takes the keyboard in place of the field.
    @discardableResult
    public override func becomeFirstResponder() -> Bool { takeFocus(isNoted: true) }

    private func takeFocus(isNoted: Bool) -> Bool {
        let hadFocus = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        guard !hadFocus else { return true }
        if isNoted { write("focus") }
        updateMark()
        return true
    }

    /// Gives the keyboard back.
    ///
    /// The field commits marked text.
    @discardableResult
    public override func resignFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        guard hadFocus else { return true }
        write("blur")
        commit()
        updateMark()
        return true
    }

    /// Forwards to the field.
    public override var inputView: UIView? { field.inputView }
    /// Forwards to the field.
    public override var inputAccessoryView: UIView? { field.inputAccessoryView }
    /// Forwards to the field.
    public override var undoManager: UndoManager? { field.isSecureTextEntry ? nil : super.undoManager }

    // MARK: Touches and keys

    /// Passes a tap on to the field.
    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isEnabled else { return }
        let hadFocus = isFirstResponder
        guard takeFocus(isNoted: false), let cell = cell(at: touch.location(in: field)) else { return }
        write("tap", [("cell", .offset(cell))])
        select(hadFocus ? cell : nil)
    }

    /// Opens the menu on a long press.
    ///
    /// The system then asks this view about its commands.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === longPress else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        guard becomeFirstResponder() else { return false }
        let point = gestureRecognizer.location(in: self)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
        return true
    }

    /// Offers keys of a hardware keyboard to the field first.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !isPassingPress else {
            // The field does not handle the key, and passes it back up to this view.
            isPassingPress = false
            return
        }
        prepare()
        isPassingPress = true
        inside { field.pressesBegan(presses, with: event) }
        let isKept = isPassingPress
        isPassingPress = false
        for key in presses.compactMap(\.key) {
            let call = RecordedCall("pressesBegan(_:with:)", key.arguments)
            recording.add(call, isInside: depth > 0, result: .bool(isKept))
        }
        onRecord?()
        guard isKept else { return super.pressesBegan(presses, with: event) }
        hasTurn = true
        setNeedsLayout()
    }

    // MARK: Menu

    /// Forwards to the field.
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let name = NSStringFromSelector(action)
        var arguments = ["action": RecordedValue.text(name)]
        // `hasStrings` shows no banner.
        if name == "paste:" { arguments["hasStrings"] = .bool(UIPasteboard.general.hasStrings) }
        return ask("canPerformAction(_:withSender:)", arguments, answering: RecordedValue.bool) {
            field.canPerformAction(action, withSender: sender)
        }
    }

    /// Forwards to the field.
    public override func paste(_ sender: Any?) {
        // The user has asked for a paste: reading the pasteboard is allowed.
        let text = UIPasteboard.general.string
        pass("paste(_:)", ["text": text.map(RecordedValue.text) ?? .null]) { field.paste(sender) }
    }

    /// Forwards to the field.
    public override func copy(_ sender: Any?) { pass("copy(_:)") { field.copy(sender) } }
    /// Forwards to the field.
    public override func cut(_ sender: Any?) { pass("cut(_:)") { field.cut(sender) } }
    /// Forwards to the field.
    public override func select(_ sender: Any?) { pass("select(_:)") { field.select(sender) } }
    /// Forwards to the field.
    public override func selectAll(_ sender: Any?) { pass("selectAll(_:)") { field.selectAll(sender) } }
    /// Forwards to the field.
    public override func delete(_ sender: Any?) { pass("delete(_:)") { field.delete(sender) } }

    // MARK: Accessibility

    /// Forwards to the field.
    public override var accessibilityLabel: String? {
        get { field.accessibilityLabel }
        set { field.accessibilityLabel = newValue }
    }

    /// Forwards to the field.
    public override var accessibilityValue: String? {
        get { field.accessibilityValue }
        set { field.accessibilityValue = newValue }
    }

    /// Takes the keyboard.
    public override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
