#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension CodeInputView {
    func setUp() {
        layers.add(to: layer)
        isAccessibilityElement = true
        menu.add(to: self)
        addInteraction(UIPointerInteraction(delegate: pointer))
        pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #if os(visionOS)
        hoverStyle = .automatic()
        #endif
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
            UITraitSceneCaptureState.self,
        ]
        registerForTraitChanges(traits) { (view: CodeInputView, _: UITraitCollection) in view.traitsDidChange() }
    }

    func traitsDidChange() {
        field.isScreenShared = screen.isShared(by: self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // The system takes its picture for the app switcher soon after: there may be no further layout pass.
    func screenDidChange() {
        field.isScreenShared = screen.isShared(by: self)
        guard isSecureTextEntry else { return }
        setNeedsLayout()
        layoutIfNeeded()
    }

    func styleDidChange(from oldStyle: any CodeCellRenderer) {
        layers.invalidate()
        // SwiftUI may set a style with every update: asking for a layout each time would never end.
        if style.layout != oldStyle.layout { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Whether motion is welcome, and anybody sees it.
    var isMoving: Bool { window != nil && !UIAccessibility.isReduceMotionEnabled }

    /// Whether the user wants carets that do not blink: a wish of its own, apart from Reduce Motion.
    private var prefersSteadyCaret: Bool {
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *) {
            return AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator
        }
        #endif
        return false
    }

    /// The animation that the field changes its size with, as in `UIView.animate` or on rotation.
    ///
    /// It is on the layer by the time that the cells are laid out; the system animates the size alone, by this key.
    private var movement: CAAnimation? {
        layer.animation(forKey: "bounds.size") ?? layer.animation(forKey: "bounds")
    }

    func updateLayers() {
        let environment = CodeEnvironment(of: self)
        layers.update(
            style: style, bounds: bounds, environment: environment, traits: traitCollection, following: movement
        ) {
            field.update(&$0)
        }
        layers.blinkCaret(window != nil && !prefersSteadyCaret)
        layers.shimmer(isMoving && status == .verifying)
    }

    /// Tells the layout system when another width made it another height, as a label of several lines does.
    func updateIntrinsicHeight() {
        let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        guard width != layers.width else { return }
        let isOther = preferredSize(fitting: width).height != preferredSize(fitting: layers.width).height
        layers.width = width
        if isOther { invalidateIntrinsicContentSize() }
    }

    /// The size that suits a width: as wide as the cells want to be, as high as the rows of text that it has room for.
    func preferredSize(fitting width: CGFloat) -> CGSize {
        style.layout.preferredSize(count: length, fitting: width, environment: CodeEnvironment(of: self))
    }

    /// Where the cells are, after any layout that is still due.
    var geometry: CodeTextGeometry {
        layoutIfNeeded()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CodeTextGeometry(
            frames: layers.frames, bounds: bounds,
            isMirrored: isRightToLeft && style.layout.direction == .natural,
            caretInCell: { [layers, style] cell in layers.context(of: cell).flatMap(style.caret) })
    }
}
#endif
