@_spi(Recording) public import CodeInputUIKit
public import UIKit

/// A view between the system and a field: it has the keyboard in the field's stead, passes on what it is asked, and writes it
/// down.
///
/// ```swift
/// let field = CodeInputView(length: 6, style: .box)
/// let recorder = RecordingView(recording: field, style: "box")
/// recorder.becomeFirstResponder()
/// // … a user types, or AutoFill fills in a code …
/// print(recorder.recording.text)
/// ```
///
/// The field decides and draws as it would without the view. Digits are replaced before they are written down; other
/// characters are not.
@MainActor public final class RecordingView: UIControl, UITextInput {
    /// The field that everything is passed on to.
    public let field: CodeInputView

    /// What the system asked so far.
    public private(set) var recording = CodeRecording()

    /// Called when there is more of ``recording``.
    public var onRecord: (() -> Void)?

    /// Finds words and lines, by way of this view: what it asks is written down too.
    public lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    let relay = InputDelegateRelay()
    private let style: String
    private let longPress = UILongPressGestureRecognizer()
    private lazy var menu = UIEditMenuInteraction(delegate: self)
    // Calls that came while another one was at work are told from those that came after it.
    private var depth = 0
    private var hasTurn = false
    private var isPassingPress = false
    private var recordedSize: CGSize?

    /// What a script calls alphabets; a field without any of these is replayed as one of digits.
    private static let alphabets: KeyValuePairs<String, CodeAlphabet> = [
        "hexadecimal": .hexadecimal, "lettersAndDigits": .lettersAndDigits,
        "uppercaseLettersAndDigits": .uppercaseLettersAndDigits,
    ]

    // MARK: Life

    /// Creates a view around a field.
    ///
    /// - Parameters:
    ///   - field: The field, which becomes a subview.
    ///   - style: What a script calls the field's style, for a replay to draw the same.
    public init(recording field: CodeInputView, style: String = "underline") {
        self.field = field
        self.style = style
        super.init(frame: field.frame)
        setUp()
    }

    /// The view is made in code.
    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        relay.view = self
        // A touch of the field would give it the keyboard, past this view.
        field.isUserInteractionEnabled = false
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
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

    /// Ends a turn of the recording: what the system did in one turn belongs together.
    public override func layoutSubviews() {
        super.layoutSubviews()
        guard hasTurn, depth == 0 else { return }
        hasTurn = false
        let state = RecordedCall.state(of: field)
        write("turn", RecordedCall.stateNames.map { ($0, state[$0] ?? .null) })
    }

    // MARK: Recording

    /// Forgets what was recorded so far.
    public func restart() {
        recording = CodeRecording()
        recordedSize = nil
        hasTurn = false
        if isFirstResponder { write("focus") }
    }

    /// Passes a call on that nothing comes back from.
    func pass(_ name: String, _ arguments: [String: RecordedValue] = [:], _ body: () -> Void) {
        prepare()
        recording.add(RecordedCall(name, arguments), isInside: depth > 0, result: nil)
        depth += 1
        body()
        depth -= 1
        hasTurn = true
        setNeedsLayout()
        onRecord?()
    }

    /// Passes a question on, and writes its answer down.
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

    private func write(_ command: String, _ fields: [(String, RecordedValue)] = []) {
        prepare()
        recording.add(command, fields)
        onRecord?()
    }

    /// A replay needs the same field in the same size.
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

    /// Takes the keyboard in the field's stead.
    @discardableResult
    public override func becomeFirstResponder() -> Bool { takeFocus(isNoted: true) }

    private func takeFocus(isNoted: Bool) -> Bool {
        let hadFocus = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        guard !hadFocus else { return true }
        if isNoted { write("focus") }
        field.isFocusedByProxy = true
        return true
    }

    /// Gives the keyboard back; the field commits what is being composed.
    @discardableResult
    public override func resignFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        guard hadFocus else { return true }
        write("blur")
        field.isFocusedByProxy = false
        return true
    }

    /// The field's.
    public override var inputView: UIView? { field.inputView }
    /// The field's.
    public override var inputAccessoryView: UIView? { field.inputAccessoryView }
    /// The field's.
    public override var undoManager: UndoManager? { field.isSecureTextEntry ? nil : super.undoManager }

    // MARK: Touches and keys

    /// A tap is one on the field.
    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isEnabled else { return }
        let hadFocus = isFirstResponder
        guard takeFocus(isNoted: false), let cell = field.tapByProxy(at: touch.location(in: field), isFirst: !hadFocus)
        else { return }
        write("tap", [("cell", .offset(cell))])
    }

    /// A long press opens the menu, whose commands are asked of this view.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === longPress else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        guard becomeFirstResponder() else { return false }
        let point = gestureRecognizer.location(in: self)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
        return true
    }

    /// Shows keys of a hardware keyboard to the field first.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !isPassingPress else {
            // The field has no use for them, and hands them up to where they came from.
            isPassingPress = false
            return
        }
        prepare()
        isPassingPress = true
        depth += 1
        field.pressesBegan(presses, with: event)
        depth -= 1
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

    /// Asks the field.
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let name = NSStringFromSelector(action)
        var arguments = ["action": RecordedValue.text(name)]
        // Whether there is text may be asked without a banner.
        if name == "paste:" { arguments["hasStrings"] = .bool(UIPasteboard.general.hasStrings) }
        return ask("canPerformAction(_:withSender:)", arguments, answering: RecordedValue.bool) {
            field.canPerformAction(action, withSender: sender)
        }
    }

    /// Has the field paste.
    public override func paste(_ sender: Any?) {
        // The user has just asked for it: it may be read, here as in the field.
        let text = UIPasteboard.general.string
        pass("paste(_:)", ["text": text.map(RecordedValue.text) ?? .null]) { field.paste(sender) }
    }

    /// Has the field copy.
    public override func copy(_ sender: Any?) { pass("copy(_:)") { field.copy(sender) } }
    /// Has the field cut.
    public override func cut(_ sender: Any?) { pass("cut(_:)") { field.cut(sender) } }
    /// Asks the field to select.
    public override func select(_ sender: Any?) { pass("select(_:)") { field.select(sender) } }
    /// Has the field select all.
    public override func selectAll(_ sender: Any?) { pass("selectAll(_:)") { field.selectAll(sender) } }
    /// Asks the field to delete.
    public override func delete(_ sender: Any?) { pass("delete(_:)") { field.delete(sender) } }

    // MARK: Accessibility

    /// The field's.
    public override var accessibilityLabel: String? {
        get { field.accessibilityLabel }
        set { field.accessibilityLabel = newValue }
    }

    /// The field's.
    public override var accessibilityValue: String? {
        get { field.accessibilityValue }
        set { field.accessibilityValue = newValue }
    }

    /// Takes the keyboard.
    public override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

extension RecordingView: @preconcurrency UIEditMenuInteractionDelegate {
    /// The system's menu of the commands that the field allows.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions)
    }
}
