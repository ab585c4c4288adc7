// Only the layers of a view ask.
#if !hasFeature(Embedded)
extension CodeCellRenderer {
    /// What the drawings of the kit's renderers depend on: background and foreground on more than focus, status and
    /// enabling; cells of one size on index and place.
    package var dependencies: (fieldOnCells: Bool, cellsOnPlace: Bool) {
        switch self {
        case let box as BoxRenderer: (false, box.shape == .joined)
        case is UnderlineRenderer, is DotsRenderer, is BackgroundRenderer: (false, false)
        case let both as any Combination: both.combined
        default: (true, true)
        }
    }
}

// A cast finds no generic type without its parameters.
private protocol Combination { var combined: (fieldOnCells: Bool, cellsOnPlace: Bool) { get } }

extension OverlayRenderer: Combination {
    fileprivate var combined: (fieldOnCells: Bool, cellsOnPlace: Bool) {
        let base = base.dependencies, overlay = overlay.dependencies
        return (base.fieldOnCells || overlay.fieldOnCells, overlay.cellsOnPlace)
    }
}
#endif
