#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit

// The row under the cells. The cells keep their height; a row without room is cut off.
extension CodeInputView {
    /// Whether the field shows messages in a row under its cells; defaults to false.
    ///
    /// The row keeps one line while it is empty. A longer message wraps, and the field invalidates its intrinsic height
    /// after layout. Where the height is fixed, the row is cut off, never the cells.
    public var showsMessage: Bool {
        get { messageRow != nil }
        set {
            guard newValue != showsMessage else { return }
            messageRow?.removeFromSuperview()
            messageRow = newValue ? CodeMessageRow() : nil
            if let messageRow { addSubview(messageRow) }
            invalidateIntrinsicContentSize()
        }
    }

    func messageDidChange() {
        accessibility.unspokenMessage = isFirstResponder ? message : nil
        // The same words are news after none.
        if message?.isEmpty != false { accessibility.spokenMessage = nil }
        speakMessageLater()
        setNeedsLayout()
    }

    package var shownMessage: String? { messageRow == nil ? nil : wantedMessage }

    private var wantedMessage: String? { currentSpeech.map { spokenWords.phrase(for: $0).text } ?? message }

    /// The bounds of the cells: all that the row leaves.
    var cellBounds: CGRect {
        guard messageRow != nil else { return bounds }
        let cells = style.layout.preferredSize(count: length, fitting: bounds.width, environment: environment)
        let height = min(bounds.height, max(cells.height, bounds.height - messageHeight(fitting: bounds.width)))
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    }

    func messageHeight(fitting width: CGFloat) -> CGFloat {
        guard let messageRow else { return 0 }
        return messageRow.height(fitting: messageSpan(in: width).width, traits: traitCollection)
    }

    func updateMessage() {
        guard let messageRow else { return }
        let before = messageHeight(fitting: bounds.width)
        let content = CodeMessageRow.Content(text: wantedMessage, status: status, isMoving: mayMove && !isMotionReduced)
        if messageRow.show(content), before != messageHeight(fitting: bounds.width) { invalidateIntrinsicContentSize() }
    }

    func placeMessage() {
        guard let messageRow else { return }
        let cells = cellBounds, span = messageSpan(in: bounds.width)
        messageRow.place(
            at: CGRect(
                x: bounds.minX + span.start, y: cells.maxY, width: span.width, height: max(bounds.maxY - cells.maxY, 0)),
            alignment: style.layout.alignment, environment: CodeEnvironment(of: self), traits: traitCollection)
    }

    /// The row is centered on the cells and as wide as the field; cells at an edge begin or end it.
    private func messageSpan(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        // Without a limit, the field has its natural width.
        let environment = environment
        let size = style.layout.preferredSize(count: length, fitting: width, environment: environment)
        let width = width < Self.widest ? width : size.width
        let frames = style.usableCellFrames(
            count: length, in: CGRect(x: 0, y: 0, width: width, height: size.height), environment: environment)
        let cells = frames.reduce(CGRect.null) { $0.union($1) }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let (start, end) =
            switch style.layout.alignment {
            case .center: (max(2 * cells.midX - width, 0), min(2 * cells.midX, width))
            case .leading: isRightToLeft ? (0, cells.maxX) : (cells.minX, width)
            case .trailing: isRightToLeft ? (cells.minX, width) : (0, cells.maxX)
            }
        return end - start < min(Self.narrowestMessage, width) ? (0, width) : (start, end - start)
    }

    private static let narrowestMessage: CGFloat = 200
    private static let widest: CGFloat = 100_000
}
#endif
