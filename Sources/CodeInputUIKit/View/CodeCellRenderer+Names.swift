#if canImport(UIKit)
package import CodeInputStyles

/// The styles that Interface Builder knows.
package let namedStyles: [String: any CodeCellRenderer] = [
    "underline": .underline, "box": .box, "joined": .joined, "circles": .circles, "dots": .dots(),
]

extension CodeCellRenderer {
    /// The name of the style, or nil for one that an app has made or changed.
    package var name: String? { namedStyles.first { $0.value.isEqual(to: self) }?.key }

    /// False where the styles can't be compared.
    func isEqual(to other: any CodeCellRenderer) -> Bool {
        func compare<Style: Equatable>(_ style: Style) -> Bool { style == other as? Style }
        return (self as? any Equatable).map { compare($0) } ?? false
    }
}
#endif
