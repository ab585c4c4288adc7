#if canImport(UIKit)
package import CodeInputStyles
import UIKit

extension CodeInputView {
    func placeholderDidChange() {
        configuration.setPlaceholder(menu.isWriting ? "" : placeholder)
        setNeedsLayout()
    }

    var environment: CodeEnvironment {
        var environment = CodeEnvironment(of: self)
        // Where no sign is wanted, a row that comes or goes changes nothing in the cells.
        environment.hasMessageRow = showsMessage && environment.differentiateWithoutColor
        return environment
    }

    /// Lays out what the field shows, again if a renderer or a view of a cell has changed it, and later if that does so
    /// each time.
    func layOut(atMost rounds: Int) {
        guard !isShowing else { return isLayoutOutdated = true }
        // A closure that hears of it must not change the field meanwhile.
        if field.isFocused, !isFirstResponder { performLater { [weak self] in self?.endLostFocus() } }
        updateMessage()
        let pass = pass
        // The color of a layer of the app suits one appearance only.
        let isFullUpdate = cellListener != nil && layers.pass?.environment != pass.environment
        isShowing = true
        updateLayers(in: pass)
        cellListener?(layers.state.cells, layers.frames, isFullUpdate)
        isShowing = false
        messageRow?.layOut(
            at: pass.row, alignment: style.layout.alignment, environment: pass.environment, traits: pass.traits)
        updateIntrinsicHeight()
        updateBaselines()
        placeFocusHalo()
        guard isLayoutOutdated else { return }
        isLayoutOutdated = false
        if rounds > 1 {
            layOut(atMost: rounds - 1)
        } else {
            performLater { [weak self] in self?.setNeedsLayout() }
        }
    }

    /// What a layout shows, and where: the cells have all that the message leaves.
    var pass: CodeLayers.Pass {
        let environment = environment
        var cells = bounds, row = CGRect.null
        if let messageRow {
            let size = style.layout.preferredSize(count: length, fitting: cells.width, environment: environment)
            let span = messageSpan(under: CGSize(width: cells.width, height: size.height), environment)
            let wanted = messageRow.height(fitting: span.width, traits: traitCollection)
            cells.size.height = min(bounds.height, max(size.height, bounds.height - wanted))
            row = CGRect(
                x: bounds.minX + span.start, y: cells.maxY, width: span.width, height: max(bounds.maxY - cells.maxY, 0))
        }
        return CodeLayers.Pass(
            style: style, bounds: cells, row: row, environment: environment, traits: traitCollection,
            motion: cellsMayMove ? motion : nil, isReduced: isMotionReduced, drawsCells: drawsCells,
            isBlinking: caretMayBlink, hidesText: configuration.hidesText)
    }

    private func updateLayers(in pass: CodeLayers.Pass) {
        let changed = field.update(&layers.state, showing: configuration)
        // The system adds the animation of the field's size, as on rotation, before the cells are laid out.
        layers.update(
            to: pass, changed: changed,
            following: layer.animation(forKey: "bounds.size") ?? layer.animation(forKey: "bounds"))
        // Animations may be off for this layout only.
        if !UIView.areAnimationsEnabled {
            performLater { [weak self] in if UIView.areAnimationsEnabled { self?.setNeedsLayout() } }
        }
    }

    // MARK: - Sizes and places

    /// The size for a width: at most the natural one of the cells, or of a message where they are narrow, and the
    /// height of their rows and of the message.
    ///
    /// Cells that fill any width may take the whole width.
    package func preferredSize(
        fitting width: CGFloat, _ known: CodeEnvironment? = nil, fills: Bool = false
    ) -> CGSize {
        // A copy of the style is a reference; its layout alone is read through a copy of all that is in it.
        let style = style, environment = known ?? environment
        var size = style.layout.preferredSize(count: length, fitting: width, environment: environment, fills: fills)
        guard messageRow != nil else { return size }
        size.width = max(size.width, min(width, Self.narrowestMessage))
        size.height += messageHeight(under: size, environment)
        return size
    }

    /// The height for a width that the field has, which may be more than its cells need.
    func height(in width: CGFloat, _ environment: CodeEnvironment) -> CGFloat {
        // Without a limit, the field has its natural width.
        guard width < Self.widest else { return preferredSize(fitting: width, environment).height }
        let cells = style.layout.preferredSize(count: length, fitting: width, environment: environment)
        return cells.height + messageHeight(under: CGSize(width: width, height: cells.height), environment)
    }

    /// Invalidates the intrinsic size if the width needs another height, as a label with several lines does.
    func updateIntrinsicHeight() {
        let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        guard width != layers.width, let environment = layers.pass?.environment else { return }
        let old = height(in: layers.width, environment)
        layers.width = width
        if height(in: width, environment) != old { invalidateIntrinsicContentSize() }
    }

    /// The points that belong to the field: Apple's Human Interface Guidelines recommend targets of at least 44 points.
    ///
    /// None belong to a field that has collapsed, which nobody sees.
    var hitArea: CGRect {
        bounds.isEmpty ? .null : bounds.insetBy(dx: min(bounds.width - 44, 0) / 2, dy: min(bounds.height - 44, 0) / 2)
    }

    /// The frames of the cells, in the view's coordinates, for the bounds that the field has now.
    public var cellFrames: [CGRect] { geometry.frames }

    /// It lays out nothing: `layoutIfNeeded()` would lay out every superview that waits for its layout too.
    var geometry: CodeTextGeometry {
        let pass = pass, field = style.fieldContext(of: length, in: pass.bounds, environment: pass.environment)
        return CodeTextGeometry(field: field, isMirrored: isMirrored, style: style)
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft && style.layout.direction == .natural }

    // MARK: - Baselines

    /// The marks of the first and the last row: Auto Layout aligns an edge of a subview without text.
    func makeBaselines() -> (first: UIView, last: UIView) {
        if let baselines { return baselines }
        let made = (first: UIView(), last: UIView())
        addSubview(made.first)
        addSubview(made.last)
        baselines = made
        return made
    }

    func updateBaselines() {
        guard let (first, last) = baselines, let end = layers.frames.indices.last else { return }
        let baselines = (baseline(ofCell: 0), baseline(ofCell: end))
        guard (first.frame.minY, last.frame.minY) != baselines else { return }
        (first.frame.origin.y, last.frame.origin.y) = baselines
        // Auto Layout has read the old marks, and must read them again.
        invalidateIntrinsicContentSize()
    }

    /// The baseline of the text in a cell; the bottom of the cell if the style has no text there.
    private func baseline(ofCell index: Int) -> CGFloat {
        let context = layers.scene.field.context(ofCell: index, overhang: style.layout.overhang)
        guard let (rect, font) = style.textLine(in: context) else { return context.frame.maxY }
        return rect.midY + UIFont.make(font).capHeight / 2
    }
}
#endif
