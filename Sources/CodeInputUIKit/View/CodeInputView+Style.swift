#if canImport(UIKit)
public import CodeInputStyles
import UIKit

extension CodeInputView {
    /// The style of new fields that name none, also in SwiftUI, by default `.box`; set it before the first field.
    public static var defaultStyle: any CodeCellRenderer = .box

    func styleDidChange(from oldStyle: any CodeCellRenderer) {
        layers.isValid = false
        // SwiftUI may set a style with every update. Invalidating the size each time would start the next update.
        if style.layout != oldStyle.layout { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    var drawsCells: Bool { cellListener == nil }

    func cellViewsDidChange() {
        cellContainer?.removeFromSuperview()
        (cellContainer, cellListener) = (nil, nil)
        if let cellViews {
            let views = CellViews(cellViews)
            (cellContainer, cellListener) = (views.container, views.show)
            addSubview(views.container)
            layers.raiseCaret(in: layer)
        }
        layers.isValid = false
        setNeedsLayout()
    }
}

extension CodeCellRenderer {
    func isEqual(to other: any CodeCellRenderer) -> Bool {
        // Not `==` of two optionals, which copies both.
        func compare<Style: Equatable>(_ type: Style.Type) -> Bool {
            guard let style = self as? Style, let other = other as? Style else { return false }
            return style == other
        }
        return (Self.self as? any Equatable.Type).map { compare($0) } ?? false
    }
}

// The type that was found to be `Equatable` last: the cast takes longer than the rest, with each update of SwiftUI.
@MainActor private var lastEquatable: (any CodeCellRenderer.Type)?

/// Whether two styles are equal; false if they are not `Equatable`.
@MainActor package func areEqual(_ style: any CodeCellRenderer, _ other: any CodeCellRenderer) -> Bool {
    let type = type(of: style)
    guard start(of: style) == start(of: other), type == Swift.type(of: other), isStoredElsewhere(type) else {
        return style.isEqual(to: other)
    }
    if lastEquatable == type { return true }
    guard type is any Equatable.Type else { return false }
    lastEquatable = type
    return true
}

// A value of more than three words is stored elsewhere, and its copies begin with the same address.
private func isStoredElsewhere<Style: CodeCellRenderer>(_ type: Style.Type) -> Bool {
    MemoryLayout<Style>.size > 3 * MemoryLayout<Int>.size
}

private func start(of style: any CodeCellRenderer) -> Int {
    withUnsafePointer(to: style) { UnsafeRawPointer($0).load(as: Int.self) }
}
#endif
