#if canImport(UIKit)
import CodeInputStyles
import UIKit

extension CodeInputView {
    /// Whether the field shows messages in a row under its cells; defaults to false.
    ///
    /// The row keeps one line while it is empty. A longer message wraps, and the field invalidates its intrinsic height
    /// after layout. Where the height is fixed, the row is cut off, never the cells.
    public var showsMessage: Bool {
        get { messageRow != nil }
        set {
            guard newValue != showsMessage else { return }
            messageRow?.view.removeFromSuperview()
            messageRow = newValue ? CodeMessageRow() : nil
            if let messageRow { addSubview(messageRow.view) }
            updateMessage()
            invalidateIntrinsicContentSize()
        }
    }

    func messageDidChange(from last: String?) {
        // The same words are news after none, and after those of a status.
        guard message != last || isFirstResponder && message != speaking.spoken else { return }
        speaking.unspoken = isFirstResponder ? message : nil
        // Without the focus, VoiceOver reads it later, after the value.
        if !isFirstResponder { speaking.spoken = message }
        if message?.isEmpty != false { speaking.spoken = nil }
        speakMessageLater()
        // Auto Layout may ask for the size before the layout, as for a cell that sizes itself.
        updateMessage()
        if message != last { setNeedsLayout() }
    }

    func messageHeight(under size: CGSize, _ environment: CodeEnvironment) -> CGFloat {
        guard let messageRow else { return 0 }
        return messageRow.height(fitting: messageSpan(under: size, environment).width, traits: traitCollection)
    }

    func updateMessage() {
        guard let messageRow else { return }
        let text: String? = if let currentSpeech { spokenWords.phrase(for: currentSpeech).text } else { message }
        let content = (text: text, status: status, isMoving: mayMove && !isMotionReduced)
        let old = messageRow.content
        guard (content.text, content.status) != (old.text, old.status) else { return messageRow.show(content) }
        let environment = environment, before = height(in: bounds.width, environment)
        messageRow.show(content)
        if before != height(in: bounds.width, environment) { invalidateIntrinsicContentSize() }
    }

    /// The start and the width of the row in a field of a size.
    ///
    /// Under centered cells, it is centered on them, and as wide as the field allows. Under cells at an edge, it goes
    /// from their outer edge to the opposite edge of the field. A row of less than 200 points gets all of the width.
    func messageSpan(under size: CGSize, _ environment: CodeEnvironment) -> (start: CGFloat, width: CGFloat) {
        let bounds = CGRect(origin: .zero, size: size), width = size.width
        let field = style.fieldContext(of: length, in: bounds, environment: environment)
        var cells = CGRect.null
        for frame in field.cellFrames { cells = cells.union(frame) }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let (start, end) =
            switch style.layout.alignment {
            case .center: (max(2 * cells.midX - width, 0), min(2 * cells.midX, width))
            case .leading: isRightToLeft ? (0, cells.maxX) : (cells.minX, width)
            case .trailing: isRightToLeft ? (cells.minX, width) : (0, cells.maxX)
            }
        return end - start < min(Self.narrowestMessage, width) ? (0, width) : (start, end - start)
    }

    static let narrowestMessage: CGFloat = 200
    static let widest: CGFloat = 100_000
}
#endif
