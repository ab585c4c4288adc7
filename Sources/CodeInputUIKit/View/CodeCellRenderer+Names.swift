#if canImport(UIKit)
package import CodeInputStyles

/// The styles that Interface Builder can set, by name.
package let namedStyles: [String: any CodeCellRenderer] = [
    "box": .box, "outline": .outline, "underline": .underline, "joined": .joined, "circles": .circles, "dots": .dots(),
]

extension CodeCellRenderer {
    /// The name of a built-in style with its defaults, or nil.
    package var name: String? { namedStyles.first { $0.value.isEqual(to: self) }?.key }

    /// Whether two styles are equal; false if they are not `Equatable`.
    package func isEqual(to other: any CodeCellRenderer) -> Bool {
        func compare<Style: Equatable>(_ style: Style) -> Bool { style == other as? Style }
        return (self as? any Equatable).map { compare($0) } ?? false
    }
}
#endif
