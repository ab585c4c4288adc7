#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

extension CodeInputView {
    func setUp() {
        UIFont.followBoldText()
        layers.add(to: layer)
        // Interface Builder has set it before.
        if !isEnabled { enablingDidChange() }
        isAccessibilityElement = true
        menu.add(to: self)
        fieldTap.add(to: self)
        // Tab goes from group to group.
        focusGroupIdentifier = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 36)
        placeFocusHalo()
        addInteraction(UIPointerInteraction(delegate: pointer))
        observeSettings()
        pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #if os(visionOS)
        hoverStyle = .automatic()
        #endif
        guard #available(iOS 17, visionOS 1, *) else { return }
        let traits: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
            UITraitSceneCaptureState.self,
        ]
        registerForTraitChanges(traits) { (view: CodeInputView, _: UITraitCollection) in view.traitsDidChange() }
    }

    func traitsDidChange() {
        UIFont.followBoldText()
        updateScreenSharing()
        invalidateIntrinsicContentSize()
    }

    func styleDidChange(from oldStyle: any CodeCellRenderer) {
        layers.invalidate()
        // SwiftUI may set a style with every update. Invalidating the size each time would start the next update.
        if style.layout != oldStyle.layout { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Whether the field may move now: in a window, and while animations are on.
    var isMoving: Bool { window != nil && UIView.areAnimationsEnabled }

    /// The motion of the field now; nil if it may not move.
    var motion: CodeMotion? {
        guard isMoving else { return nil }
        return UIAccessibility.isReduceMotionEnabled ? style.motion.reduced : style.motion
    }

    /// Redraws after changes of settings that are not traits.
    private func observeSettings() {
        let redraw = { @MainActor @Sendable [weak self] (_: ObjectIdentifier?) in _ = self?.setNeedsLayout() }
        settingObservers.observe(UIAccessibility.differentiateWithoutColorDidChangeNotification, redraw)
        settingObservers.observe(UIAccessibility.reduceTransparencyStatusDidChangeNotification, redraw)
        #if canImport(Accessibility)
        guard #available(iOS 18, visionOS 2, *) else { return }
        settingObservers.observe(
            AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification, redraw)
        #endif
    }

    /// Whether the user wants carets that do not blink, a setting independent of Reduce Motion.
    ///
    /// It came with iOS 18. Before that, carets blink.
    private var prefersSteadyCaret: Bool {
        #if canImport(Accessibility)
        if #available(iOS 18, visionOS 2, *) {
            return AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator
        }
        #endif
        return false
    }

    /// Hides the shortcuts of an iPad above a view in place of the keyboard.
    func updateAssistantItem(under inputView: UIView?) {
        let item = inputAssistantItem
        if inputView == nil, let hidden = settings.hiddenShortcuts {
            (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = hidden
            settings.hiddenShortcuts = nil
        } else if inputView != nil, settings.hiddenShortcuts == nil {
            settings.hiddenShortcuts = (item.leadingBarButtonGroups, item.trailingBarButtonGroups)
            (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = ([], [])
        }
    }

    /// The animation of the field's size, as in `UIView.animate` or on rotation.
    ///
    /// The system adds it to the layer before the cells are laid out.
    private var movement: CAAnimation? {
        layer.animation(forKey: "bounds.size") ?? layer.animation(forKey: "bounds")
    }

    /// What the field's drawings depend on beside its cells.
    private var scene: CodeLayers.Scene {
        CodeLayers.Scene(
            style: style, bounds: cellBounds, environment: environment, traits: traitCollection,
            isMoving: isMoving, isReduced: UIAccessibility.isReduceMotionEnabled,
            isBlinking: isMoving && !prefersSteadyCaret, hidesText: configuration.hidesText)
    }

    func updateLayers() {
        // A renderer that changes the field while it draws, and lays it out, is shown by the next layout.
        guard !layers.isUpdating else { return layers.isOutdated = true }
        let changed = field.update(&layers.state, showing: configuration)
        layers.update(to: scene, changed: changed, following: movement)
        if layers.isOutdated {
            layers.isOutdated = false
            setNeedsLayout()
        }
        // Animations may be off for this layout only.
        if !UIView.areAnimationsEnabled {
            Task { [weak self] in if UIView.areAnimationsEnabled { self?.setNeedsLayout() } }
        }
    }

    /// Invalidates the intrinsic size if the new width needs a different height, as a label with several lines does.
    func updateIntrinsicHeight() {
        let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        guard width != layers.width else { return }
        let environment = environment
        let isOther =
            preferredSize(fitting: width, environment).height != preferredSize(fitting: layers.width, environment).height
        layers.width = width
        if isOther { invalidateIntrinsicContentSize() }
    }

    /// The size that suits a width: at most the natural width of the cells, and the height of the rows that fit, with that
    /// of the message.
    package func preferredSize(fitting width: CGFloat) -> CGSize { preferredSize(fitting: width, environment) }

    private func preferredSize(fitting width: CGFloat, _ environment: CodeEnvironment) -> CGSize {
        var size = style.layout.preferredSize(count: length, fitting: width, environment: environment)
        size.height += messageHeight(fitting: width)
        return size
    }

    /// The size that suits a width, without a message.
    func sizeOfCells(fitting width: CGFloat) -> CGSize {
        style.layout.preferredSize(count: length, fitting: width, environment: environment)
    }

    /// The environment of the cells.
    private var environment: CodeEnvironment {
        var environment = CodeEnvironment(of: self)
        environment.hasMessageRow = showsMessage
        return environment
    }

    /// The points that belong to the field: its bounds, and more around a field that is smaller than a finger needs.
    ///
    /// Apple's Human Interface Guidelines recommend targets of at least 44 points.
    package var hitArea: CGRect {
        bounds.insetBy(dx: min(bounds.width - 44, 0) / 2, dy: min(bounds.height - 44, 0) / 2)
    }

    /// The geometry of the cells in the bounds that the field has now.
    ///
    /// A question lays out nothing: `layoutIfNeeded()` would lay out every superview that waits for its layout too.
    var geometry: CodeTextGeometry {
        let scene = scene
        return CodeTextGeometry(
            frames: layers.frames(of: length, in: scene), bounds: bounds, isMirrored: isMirrored, scene: scene)
    }

    /// Whether the code runs from right to left.
    var isMirrored: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft && style.layout.direction == .natural
    }
}
#endif
