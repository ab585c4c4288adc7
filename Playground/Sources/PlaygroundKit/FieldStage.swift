import CodeInputUIKit
import TestTools
import UIKit

/// A field in a window of its own, with a keyboard and a finger.
@MainActor final class FieldStage {
    let window: UIWindow
    let view: CodeInputView
    let keyboard: KeyboardDriver
    var traits: FieldTraits { didSet { applyTraits() } }
    var isInBackground = false { didSet { applyDevice() } }
    /// The drawings of the layers when recording began, by the names of the layers.
    private var earlierLooks: [String: Look] = [:]

    init(_ settings: FieldSettings, traits: FieldTraits = FieldTraits()) {
        self.traits = traits
        window = UIWindow(frame: CGRect(origin: .zero, size: settings.size))
        view = CodeInputView(length: settings.lengths, style: settings.style)
        keyboard = KeyboardDriver(in: window)
        view.clock = StandInTime()
        settings.apply(to: view)
        window.addSubview(view)
        window.makeKeyAndVisible()
        applyTraits()
        settle()
    }

    private func applyTraits() {
        traits.apply(to: window)
        applyDevice()
    }

    /// Configures the device, which all stages share, for this stage.
    func applyDevice() {
        StandInScreen.isCaptured = traits.isCaptured
        StandInAccessibilitySettings.isReduceMotionEnabled = traits.reducesMotion
        StandInAccessibilitySettings.differentiatesWithoutColor = traits.differentiatesWithoutColor
        StandInAccessibilitySettings.isReduceTransparencyEnabled = traits.reducesTransparency
        UIApplication.shared.standInState = isInBackground ? .background : .active
    }

    /// Lays out and draws, as at the end of a run loop turn.
    func settle() { StandInScreen.flush(window) }

    /// Sets the field's height to its fitting height, and with `hugsCells` its width to that of the cells.
    func fitHeight(hugsCells: Bool = false) {
        func wanted(_ width: CGFloat) -> CGSize {
            view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let width = hugsCells ? wanted(window.bounds.width).width : window.bounds.width
        window.frame.size = CGSize(width: width, height: wanted(width).height)
        view.frame.size = window.frame.size
    }

    /// Ends a composition, then sets the selected text range, in cells of the code.
    func select(from: Int, to: Int) {
        view.unmarkText()
        let ends = [min(from, to), max(from, to)].compactMap { cell in
            view.position(from: view.beginningOfDocument, in: .right, offset: min(max(cell, 0), view.code.count))
        }
        if ends.count == 2 { view.selectedTextRange = view.textRange(from: ends[0], to: ends[1]) }
    }

    func tap(cell: Int) {
        settle()
        guard view.cellFrames.indices.contains(cell) else { return }
        StandInTouch.tap(view, in: view.cellFrames[cell])
    }

    func longPress() {
        settle()
        guard let cell = view.cellFrames.first else { return }
        StandInTouch.longPress(at: view.convert(CGPoint(x: cell.midX, y: cell.midY), to: window), in: window)
    }

    func beginRecording(endingTurn: Bool = true) {
        if endingTurn { settle() }
        StandInDrawLog.clear()
        StandInRecorder.clear()
        earlierLooks = looks(below: view.layer)
    }

    /// The cells that were drawn since recording began, or took another look without it.
    var redrawnCells: [Int] {
        let drawn = Set(StandInDrawLog.layers.compactMap(\.name)), now = looks(below: view.layer)
        return (0..<view.length).filter { cell in
            // A character that moves has a layer of its own.
            ["cell \(cell)", "character \(cell)"].contains { name in
                drawn.contains(name) || now[name].map { $0 != earlierLooks[name] } ?? false
            }
        }
    }

    private struct Look: Equatable {
        var drawing: StandInDrawing?
        var boxes: LayerBoxes
    }

    private func looks(below layer: CALayer) -> [String: Look] {
        var found: [String: Look] = [:]
        for layer in layer.sublayers ?? [] {
            let look = Look(drawing: layer.standInDrawing, boxes: LayerBoxes(of: layer))
            if let name = layer.name, look.drawing != nil || !look.boxes.isEmpty { found[name] = look }
            found.merge(looks(below: layer)) { $1 }
        }
        return found
    }

    var allowedCommands: [String] {
        ["copy", "cut", "paste", "select", "selectAll", "delete"].filter {
            view.canPerformAction(NSSelectorFromString("\($0):"), withSender: nil)
        }
    }

    /// The window on the system background, or on none, as it is once nothing moves.
    func svg(isTransparent: Bool = false) -> String {
        settle()
        return StandInSVG.svg(
            of: window, background: isTransparent ? nil : .systemBackground, includePresentation: false)
    }
}

/// The traits around a field: the fields of the command `trait`.
struct FieldTraits {
    var isDark = false, isRightToLeft = false, increasesContrast = false, isBold = false, isCaptured = false
    var reducesMotion = false, differentiatesWithoutColor = false, reducesTransparency = false
    var textScale = 1.0
    /// That of a phone; pictures for a page have 1, where a line is one pixel wide on any display.
    var displayScale: CGFloat = 3

    private static let flags: KeyValuePairs<String, any WritableKeyPath<FieldTraits, Bool> & Sendable> = [
        "dark": \.isDark, "rtl": \.isRightToLeft, "captured": \.isCaptured, "reduceMotion": \.reducesMotion,
        "boldText": \.isBold, "increasedContrast": \.increasesContrast,
        "differentiateWithoutColor": \.differentiatesWithoutColor, "reduceTransparency": \.reducesTransparency,
    ]
    /// The fields, in the order of help.
    static let names = flags.map { $0.key } + ["textScale"]

    mutating func read(_ fields: inout ScriptFields) throws {
        for (name, flag) in Self.flags { self[keyPath: flag] = try fields.bool(name) ?? self[keyPath: flag] }
        textScale = try fields.number("textScale", in: 0.5...4) ?? textScale
    }

    @MainActor func apply(to window: UIWindow) {
        window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        window.traitOverrides.displayScale = displayScale
        window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        window.traitOverrides.preferredContentSizeCategory = contentSizeCategory
        window.traitOverrides.accessibilityContrast = increasesContrast ? .high : .normal
        window.traitOverrides.legibilityWeight = isBold ? .bold : .regular
    }

    /// The category whose title size is nearest to the scale, because UIKit has no free text scale.
    var contentSizeCategory: UIContentSizeCategory {
        let metrics = UIFontMetrics(forTextStyle: .title2)
        func distance(_ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return abs(metrics.scaledValue(for: 100, compatibleWith: traits) / 100 - textScale)
        }
        return UIContentSizeCategory.standInAll.min { distance($0) < distance($1) } ?? .large
    }
}
