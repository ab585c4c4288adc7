#if canImport(UIKit)
import CodeInputStyles
import UIKit

/// The row under the cells: a message and the sign of the status; empty, it keeps one line, so that nothing moves.
@MainActor final class CodeMessageRow {
    // A tuple: a struct makes the binary larger.
    /// What the row shows, and whether it may move.
    typealias Content = (text: String?, status: CodeStatus, isMoving: Bool)

    private static let spinning = "spin"
    // Between the cells and the row, and between the sign and the text.
    private static let gapAbove: CGFloat = 8
    private static let gapOfSign: CGFloat = 6

    let view = UIView()
    private(set) var content: Content = (nil, .editing, false)
    private let label = UILabel()
    private let sign = CodeLayer()
    // The check of a right code, over the disc of its sign, and what uncovers it.
    private let check = CodeLayer()
    private let wipe = CodeLayer()
    private var drawsCheck = false
    private var hasNewWords = true

    init() {
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        label.numberOfLines = 0
        // The field is the one element of VoiceOver.
        label.isAccessibilityElement = false
        view.addSubview(label)
        (sign.name, check.name) = ("sign", "check")
        view.layer.addSublayer(sign)
        view.layer.addSublayer(wipe)
        wipe.addSublayer(check)
        wipe.masksToBounds = true
        wipe.anchorPoint = CGPoint(x: 0, y: 0.5)
    }

    /// The height of the row at a width, with the gap above it; at least one line.
    func height(fitting width: CGFloat, traits: UITraitCollection) -> CGFloat {
        label.font = Self.font(traits)
        let space = max(width - signWidthWithGap, 1)
        let wanted = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude)).height
        return Self.gapAbove + max(wanted, label.font.lineHeight).rounded(.up)
    }

    func show(_ newContent: Content) {
        guard newContent != content else { return }
        if newContent.isMoving, newContent.status == .accepted, content.status != .accepted {
            MotionTrack.make(.pop, .appearance).play(on: sign)
            drawsCheck = true
        }
        if newContent.text != content.text { hasNewWords = true }
        content = newContent
        label.text = content.text
    }

    /// Lays out the row, with the gap above it, in the field's coordinates; a lower row cuts off lines.
    func layOut(
        at frame: CGRect, alignment: CodeCellLayout.Alignment, environment: CodeEnvironment, traits: UITraitCollection
    ) {
        // New words come in their place. In an animation of the app, they would unfold from the width of the last ones.
        guard !hasNewWords else {
            hasNewWords = false
            return UIView.performWithoutAnimation {
                layOut(at: frame, alignment: alignment, environment: environment, traits: traits)
            }
        }
        view.frame = frame
        label.font = Self.font(traits)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let line = label.font.lineHeight, side = environment.aligned(line * 0.9), indent = signWidthWithGap
        let area = CGRect(x: 0, y: Self.gapAbove, width: frame.width, height: max(frame.height - Self.gapAbove, 0))
        let color = content.status.color ?? .secondaryLabel
        label.textColor = UIColor(color.resolved(in: environment))
        let most = max(area.width - indent, 0)
        let wanted = label.sizeThatFits(CGSize(width: most, height: .greatestFiniteMagnitude))
        let width = min(wanted.width.rounded(.up), most), spare = most - width
        // UIKit centers the lines that fit, and the sign is beside the first.
        let whole = (max(area.height / line, 1).rounded(.down) * line).rounded(.up)
        let height = wanted.height > area.height ? min(whole, area.height) : area.height
        let left = alignment == .center ? spare / 2 : (alignment == .leading) == isMirrored ? spare : 0
        label.textAlignment = alignment == .center ? .center : (alignment == .leading) == isMirrored ? .right : .left
        label.frame = CGRect(
            x: environment.aligned(isMirrored ? left : left + indent), y: area.minY, width: width, height: height)
        // A row too low for a line has no part of one.
        view.isHidden = area.height < line.rounded(.down)
        sign.isHidden = indent == 0
        wipe.isHidden = content.status != .accepted
        for layer in [sign, check] { layer.use(traits, scale: environment.displayScale) }
        let rect = CGRect(
            x: isMirrored ? label.frame.maxX + indent - side : label.frame.minX - indent,
            y: environment.aligned(area.minY + (line - side) / 2), width: side, height: side)
        let blank = FieldContext(bounds: rect, cellFrames: [], environment: environment)
        var context = blank
        // A field of one cell, for the sign of its status.
        let field = CodeFieldState(cells: [CodeCell(index: 0)], status: content.status)
        drawSign(of: field, with: color, in: &context)
        sign.show(CodePicture(context.drawing, at: rect))
        if !wipe.isHidden {
            context = blank
            context.drawStatus(of: field, in: rect, with: .clear)
            showCheck(context.drawing, at: rect)
        }
        drawsCheck = false
        spin(indent > 0 && content.status == .verifying && content.isMoving)
    }

    /// Shows the check, which goes from left to right, as a pen would draw it.
    private func showCheck(_ drawing: CodeDrawing, at rect: CGRect) {
        check.show(CodePicture(drawing, at: rect))
        wipe.bounds = rect
        wipe.position = CGPoint(x: rect.minX, y: rect.midY)
        guard drawsCheck else { return }
        let stroke = CABasicAnimation(keyPath: "bounds")
        stroke.fromValue = CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
        stroke.duration = 0.3
        // The disc comes first.
        stroke.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.2
        stroke.fillMode = .backwards
        wipe.add(stroke, forKey: "draw")
    }

    private func drawSign(of field: CodeFieldState, with color: CodeColor, in context: inout FieldContext) {
        let rect = context.bounds
        switch field.status {
        case .editing: break
        case .verifying: context.drawSpinner(in: rect, with: color)
        case .accepted: context.fill(.ellipse(in: rect), with: color)
        case .rejected: context.drawStatus(of: field, in: rect, with: color)
        }
    }

    private var signWidthWithGap: CGFloat {
        guard content.status != .editing else { return 0 }
        return (label.font.lineHeight * 0.9).rounded(.up) + Self.gapOfSign
    }

    private func spin(_ isSpinning: Bool) {
        guard isSpinning != (sign.animation(forKey: Self.spinning) != nil) else { return }
        guard isSpinning else { return sign.removeAnimation(forKey: Self.spinning) }
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = [0, 2 * Double.pi]
        turn.duration = 1
        turn.repeatCount = .infinity
        turn.isRemovedOnCompletion = false
        sign.add(turn, forKey: Self.spinning)
    }

    private static func font(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    }
}

extension FieldContext {
    /// Draws the sign of a running verification in a message: spokes of a wheel, each stronger than the one before.
    fileprivate mutating func drawSpinner(in rect: CGRect, with color: CodeColor) {
        let count = 8, outer = rect.width * 0.44, inner = rect.width * 0.24
        for spoke in 0..<count {
            let angle = CGFloat(spoke) / CGFloat(count) * 2 * .pi - .pi / 2
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
            }
            stroke(
                .line(from: point(inner), to: point(outer)), with: color.opacity(0.25 + 0.75 * Double(spoke + 1) / 8),
                lineWidth: rect.width * 0.1)
        }
    }
}
#endif
