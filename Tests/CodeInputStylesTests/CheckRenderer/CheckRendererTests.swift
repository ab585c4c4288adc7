import TestTools
import Testing

@testable import CodeInputStyles
@testable import CodeInputTestSupport

@Suite("checkRenderer") struct CheckRendererTests {
    @Test("finds nothing in built-in and unusual styles", arguments: LongTests.sample(of: Styles.all + Styles.unusual))
    func correct(_ style: Styles) { #expect(checkRenderer(style.renderer) == []) }

    @Test(
        "finds text with less than 4.5:1, at any place of a gradient",
        arguments: [
            (0xFFFFFF, 0x767676, true), (0xFFFFFF, 0x777777, false), (0xAAAAAA, 0, true), (0x111111, 0, false),
        ] as [(UInt32, UInt32, Bool)])
    func contrast(end: UInt32, text: UInt32, isClear: Bool) {
        let renderer = DrawnRenderer { cell, context in
            let frame = context.frame, bottom = CGPoint(x: frame.minX, y: frame.maxY), text = CodeColor(text)
            context.fill(
                .rect(frame), withGradient: [CodeColor(0xFFFFFF), CodeColor(end)], from: frame.origin, to: bottom)
            context.draw(cell, text: CodeTextStyle(color: ByState(text), placeholderColor: ByState(text)))
        }
        #expect(checkRenderer(renderer, for: [.textContrast]).isEmpty == isClear)
    }

    @Test("rounds a contrast that is almost enough down") func almost() {
        let renderer = DrawnRenderer { cell, context in
            context.fill(.rect(context.frame), with: .white)
            context.draw(cell, text: CodeTextStyle(color: ByState(CodeColor(0x777777))))
        }
        let findings = checkRenderer(renderer, for: [.textContrast])
        #expect(findings.first?.message == "Text has 4.4:1 instead of 4.5:1")
    }

    @Test("finds disabled text with less than 1.5:1", arguments: [true, false]) func disabledText(isClear: Bool) {
        let style = changed(BoxRenderer.box) { $0.text.color.disabled = CodeColor.label.opacity(isClear ? 0.36 : 0.1) }
        let findings = checkRenderer(style, for: [.textContrast])
        #expect(findings.isEmpty == isClear)
        #expect(findings.allSatisfy { $0.message.contains("instead of 1.5:1") && $0.description.contains("disabled") })
    }

    @Test(
        "finds what the user's settings make worse",
        arguments: [
            { $0.differentiateWithoutColor }, { $0.reduceTransparency },
        ] as [@Sendable (CodeEnvironment) -> Bool])
    func settings(_ isOn: @escaping @Sendable (CodeEnvironment) -> Bool) throws {
        let renderer = DrawnRenderer { cell, context in
            BoxRenderer.box.draw(cell, in: &context)
            guard isOn(context.environment), case .character = cell.content else { return }
            context.fill(.rect(context.frame), with: CodeColor(0x808080))
            context.draw(cell, text: CodeTextStyle(color: ByState(CodeColor(0x707070))))
        }
        let finding = try #require(checkRenderer(renderer, for: [.textContrast]).first)
        #expect(finding.description.contains("differentiate without color, reduce transparency"))
    }

    @Test("reads a character under the clear part of a gradient") func clearPart() {
        let renderer = DrawnRenderer.box { _, context in
            let bottom = CGPoint(x: 0, y: context.frame.maxY)
            context.fill(
                .rect(context.frame), withGradient: [.background.opacity(0), .background],
                from: CGPoint(x: 0, y: bottom.y - 1), to: bottom)
        }
        #expect(checkRenderer(renderer, for: [.showsCharacters]) == [])
    }

    @Test("takes a word beside each character and each mask for no character") func constantWord() {
        let renderer = DrawnRenderer.box { cell, context in
            let room = context.frame.insetBy(dx: 5, dy: 5)
            guard cell.isFilled, !room.isNull, room.width > 0, room.height > 0 else { return }
            let place = CGRect(origin: room.origin, size: CGSize(width: room.width, height: min(room.height, 8)))
            context.draw("PIN", in: place, font: CodeFont(size: place.height * 0.7), with: .label)
        }
        #expect(checkRenderer(renderer, for: [.showsCharacters, .hidesCharacters]) == [])
    }

    @Test("leaves the contrast of a background's text to the background") func backgroundText() {
        let renderer = DrawnRenderer(\.drawBeneath) { _, context in
            for frame in context.cellFrames {
                context.draw("8", in: frame, font: CodeFont(), with: CodeColor(0x808080, opacity: 0.1))
            }
        }
        #expect(checkRenderer(renderer, for: [.textContrast]).isEmpty)
    }

    @Test(
        "sees the side that closes a path, and no hole where parts of it overlap",
        arguments: [
            { context in
                let frame = context.frame
                context.clip(to: .rect(CGRect(x: frame.minX, y: frame.minY + 8, width: 3, height: frame.height - 16)))
                var path = CodePath.line(
                    from: CGPoint(x: frame.minX, y: frame.maxY), to: CGPoint(x: frame.maxX, y: frame.maxY))
                path.addLine(to: frame.origin)
                path.closeSubpath()
                context.stroke(path, with: .label, lineWidth: 4)
            },
            { context in
                var path = CodePath.rect(context.frame)
                path.add(.rect(context.frame))
                context.fill(path, with: .label)
            },
        ] as [@Sendable (inout CellContext) -> Void])
    func outlines(_ draw: @escaping @Sendable (inout CellContext) -> Void) {
        #expect(checkRenderer(DrawnRenderer { draw(&$1) }, for: [.boundaryContrast]) == [])
    }

    @Test("finds a character in a box that is drawn again over it, in any font and nearby", arguments: [0, 5])
    func twice(offset: CGFloat) throws {
        var renderer = DrawnRenderer { cell, context in
            BoxRenderer.box.draw(cell, in: &context)
            let place = context.contentRect.offsetBy(dx: 0, dy: -offset)
            context.draw(cell, in: place, text: CodeTextStyle(font: CodeFont(size: 34, weight: .bold)))
        }
        renderer.drawText = { $1.draw($0, text: CodeTextStyle()) }
        let finding = try #require(checkRenderer(renderer, for: [.showsCharacters]).first)
        #expect(finding.message.contains("drawn twice") && finding.fix.contains("draw(_:in:)"))
    }

    @Test("lets segments that are not lit stand behind each character, and one be stroked by copies") func copies() {
        var segments = DrawnRenderer { cell, context in
            BoxRenderer.box.draw(cell, in: &context)
            context.draw("8", in: context.frame, font: CodeFont(size: 30), with: .label.opacity(0.1))
        }
        segments.drawText = { $1.draw($0, text: CodeTextStyle()) }
        let stroked = DrawnRenderer { cell, context in
            BoxRenderer.box.draw(cell, in: &context)
            for x in [-1, 0, 1] as [CGFloat] {
                context.draw(cell, in: context.contentRect.offsetBy(dx: x, dy: 1), text: CodeTextStyle())
            }
        }
        for renderer in [segments, stroked] { #expect(checkRenderer(renderer, for: [.showsCharacters]) == []) }
    }

    @Test(
        "finds a digit, a cell of a row, or a path that is too pale",
        arguments: zip(
            ["3, rest", "cell 2", "cell 5"],
            [
                { $0.content == .character("3") }, { $0.index == 1 && $0.isFilled }, { $0.index == 4 && $0.isFilled },
            ] as [@Sendable (CodeCell) -> Bool]))
    func palePlaces(name: String, isPale: @escaping @Sendable (CodeCell) -> Bool) throws {
        let renderer = DrawnRenderer { cell, context in
            var box = BoxRenderer.box
            if isPale(cell) { box.text.color = ByState(CodeColor(0xFFF3B0)) }
            box.drawAll(cell, in: &context)
        }
        let finding = try #require(checkRenderer(renderer, for: [.textContrast]).first)
        #expect(finding.description.contains(name) && finding.description.contains("instead of 4.5:1"), "\(finding)")
    }

    @Test("finds characters of paths that are too pale", arguments: [(0xBDBDBD, false), (0x606060, true)])
    func palePaths(color: UInt32, isClear: Bool) {
        let renderer = DrawnRenderer { cell, context in
            BoxRenderer.box.draw(cell, in: &context)
            guard case .character(let character) = cell.content else { return }
            let digit = CGFloat(character.wholeNumberValue ?? 0), middle = context.frame.insetBy(dx: 12, dy: 12)
            guard middle.width > 0, middle.height > 0 else { return }
            let color = CodeColor(light: CodeColor(color), dark: .white)
            context.stroke(.rect(middle.insetBy(dx: digit / 2, dy: digit / 2)), with: color, lineWidth: 3)
        }
        let findings = checkRenderer(renderer, for: [.textContrast])
        #expect(findings.isEmpty == isClear && findings.allSatisfy { $0.message.contains("no text") }, "\(findings)")
    }

    @Test("judges cells one below the other as high as they are") func column() {
        var renderer = DrawnRenderer(\.makeLayout) {
            changed(CodeCellLayout.equal()) { $0.preferredCellSize.height = 320 }
        }
        renderer.makeFrames = { count, bounds in
            let height = bounds.height / CGFloat(count)
            return (0..<count).map { index in
                CGRect(x: bounds.minX, y: bounds.minY + height * CGFloat(index), width: bounds.width, height: height)
                    .insetBy(dx: 0, dy: height / 20)
            }
        }
        #expect(checkRenderer(renderer, for: [.textContrast, .boundaryContrast]) == [])
    }

    @Test("reports NaN in another cell than the one whose colors it compares") func numberElsewhere() {
        var renderer = DrawnRenderer { cell, context in
            BoxRenderer.box.drawAll(changed(cell) { $0.status = .editing }, in: &context)
            let number = cell.index == 5 ? CGFloat.nan : context.frame.minY
            context.fill(.rect(CGRect(x: context.frame.minX, y: number, width: 1, height: 1)), with: faint)
        }
        renderer.drawOver = { field, context in
            context.drawStatus(of: field, in: CGRect(origin: context.bounds.origin, size: CGSize(width: 9, height: 9)))
        }
        let findings = checkRenderer(renderer, for: [.tellsStatesApart, .drawsFiniteNumbers])
        #expect(findings.contains { $0.check == .drawsFiniteNumbers }, "\(findings)")
    }

    @Test("measures a curve and a clip to it, not their control points", arguments: [true, false])
    func curves(isInside: Bool) {
        let renderer = DrawnRenderer.box { cell, context in
            let frame = context.frame, radius = min(frame.width, frame.height) / 2 + (isInside ? 0 : 1)
            var disc = CodePath()
            disc.addArc(center: CGPoint(x: frame.midX, y: frame.midY), radius: radius, from: .pi / 4, to: .pi * 9 / 4)
            if cell.index == 0 { return context.fill(disc, with: faint) }
            context.drawGroup { group in
                group.clip(to: disc)
                group.fill(.rect(frame.insetBy(dx: -9, dy: -9)), with: faint)
            }
        }
        let findings = checkRenderer(renderer, for: [.drawsInside])
        #expect(findings.isEmpty == isInside, "\(findings)")
    }

    /// Boxes with something that reaches 4 points out of its place.
    private static let reaching = [
        DrawnRenderer.box { $1.stroke(.rect($1.frame.insetBy(dx: -3, dy: -3)), with: .tint, lineWidth: 2) },
        DrawnRenderer.box { _, context in
            context.drawGroup { group in
                group.addShadow(color: .label, radius: 1, x: 3)
                group.fill(.rect(group.frame), with: .background)
            }
        },
        DrawnRenderer(\.drawBeneath) { $1.fill(.rect($1.bounds.insetBy(dx: -4, dy: -4)), with: .fill) },
    ]

    @Test("sees a ring of the focus that lies in the overhang", arguments: [5, 0.5] as [CGFloat])
    func ringAround(overhang: CGFloat) {
        var renderer = DrawnRenderer { cell, context in
            BoxRenderer.box.drawAll(changed(cell) { $0.isFocused = false }, in: &context)
            guard cell.isFocused else { return }
            context.stroke(.rect(context.frame.insetBy(dx: -3, dy: -3)), with: .label, lineWidth: 2)
        }
        renderer.makeLayout = { changed(CodeCellLayout.equal()) { $0.overhang = overhang } }
        let findings = checkRenderer(renderer, for: [.focusContrast])
        #expect(findings.isEmpty == (overhang == 5), "\(findings)")
    }

    @Test(
        "lets a drawing reach out of its place as far as the overhang, and no further",
        arguments: [(0, "reaches 4.0 points out"), (3.5, "reaches 0.5 points out"), (4, nil)] as [(CGFloat, String?)])
    func overhang(_ overhang: CGFloat, message: String?) {
        let layout = changed(CodeCellLayout.equal()) { $0.overhang = overhang }
        for (part, var renderer) in Self.reaching.enumerated() {
            renderer.makeLayout = { [layout] in layout }
            let findings = checkRenderer(renderer, for: [.drawsInside])
            #expect(findings.count == (message == nil ? 0 : 1), "\(part): \(findings)")
            for finding in findings {
                #expect(finding.message.contains(message ?? ""), "\(finding)")
                #expect(finding.message.hasSuffix("and its overhang") == (overhang > 0), "\(finding)")
            }
        }
    }
}

@Suite("A style on a background of the system") struct StyleContrastTests {
    // As on the Color page of Apple's Human Interface Guidelines: the second dark color is that of a sheet.
    private static func background(_ light: UInt32, _ dark: UInt32, _ sheet: UInt32, contrast: [UInt32]) -> CodeColor {
        CodeColor(
            light: CodeColor(light), dark: CodeColor(dark), lightIncreasedContrast: CodeColor(contrast[0]),
            darkIncreasedContrast: CodeColor(contrast[1]), elevated: CodeColor(sheet),
            elevatedIncreasedContrast: CodeColor(contrast[2]))
    }

    static let screen = background(0xFFFFFF, 0x000000, 0x1C1C1E, contrast: [0xFFFFFF, 0x000000, 0x242426])
    static let form = background(0xF2F2F7, 0x000000, 0x1C1C1E, contrast: [0xEBEBF0, 0x000000, 0x242426])
    static let row = background(0xFFFFFF, 0x1C1C1E, 0x2C2C2E, contrast: [0xFFFFFF, 0x242426, 0x363638])

    @Test(
        "has text with 4.5:1, boundaries and a focus with 3:1, light and dark, in a sheet and with increased contrast",
        arguments: Styles.all.filter { !$0.name.contains("-") },
        [screen, form, row, CodeColor(light: CodeColor(0, opacity: 0.02), dark: CodeColor(0xFFFFFF, opacity: 0.02))])
    func contrast(_ style: Styles, on background: CodeColor) {
        let checks: Set<RendererCheck> = [.textContrast, .boundaryContrast, .focusContrast]
        #expect(checkRenderer(style.renderer, for: checks, on: background) == [])
    }

    @Test("has fills that show there", arguments: [screen, form, row]) func fill(on background: CodeColor) {
        for environment in CodeEnvironment.appearances {
            let fill = BoxRenderer.box.fillColor.base.resolved(in: environment)
            let ground = background.resolved(in: environment)
            func isSeen(_ part: KeyPath<CodeColor.Components, Float>) -> Bool {
                abs(fill[keyPath: part] - ground[keyPath: part]) * fill.opacity > 0.03
            }
            #expect(isSeen(\.red) && isSeen(\.green), "\(environment)")
        }
    }
}

@Suite("checkRenderer, over a picture") struct PictureContrastTests {
    private static let colors: [UInt32] = [
        0x000000, 0x333333, 0x777777, 0x999999, 0xBBBBBB, 0xFFFFFF, 0xD70015, 0xFF453A, 0x1F7A36, 0x30D158, 0x007AFF,
        0xFFB199,
    ]
    private static let picture = BackgroundRenderer(image: CodeImage(named: "picture"))

    @Test("finds no fault in the contrast of a background on any color", arguments: LongTests.sample(of: colors))
    func builtIn(_ color: UInt32) {
        let checks: Set<RendererCheck> = [.boundaryContrast, .focusContrast]
        #expect(checkRenderer(Self.picture, for: checks, picture: CodeColor(color)) == [])
    }

    @Test("finds text without contrast on the color of the picture") func text() {
        var style = Self.picture
        let ink = CodeColor(0x1C1C1E)
        (style.text.color.base, style.text.placeholderColor.base) = (ink, ink)
        (style.text.color.disabled, style.text.placeholderColor.disabled) = (ink, ink)
        #expect(checkRenderer(style, for: [.textContrast], picture: CodeColor(0xFFE0D0)).isEmpty)
        // Text over a scrim has contrast on the darkest and the lightest.
        for color: UInt32 in [0x000000, 0xFFFFFF] {
            let findings = checkRenderer(style, for: [.textContrast], picture: CodeColor(color))
            #expect(!["verifying", "accepted", "rejected"].contains { "\(findings)".contains($0) }, "\(findings)")
        }
        #expect(checkRenderer(style, for: [.textContrast], picture: CodeColor(0x333333)).count == 1)
    }

    @Test("finds a verdict that is a line of one tone", arguments: [0x999999, 0xD04050] as [UInt32])
    func oneTone(_ color: UInt32) throws {
        var style = DrawnRenderer { cell, context in
            let color = ByState<CodeColor>(.clear, focused: .tint, verifying: .tint, accepted: .green, rejected: .red)
            context.strokeBorder(with: color.value(for: cell), lineWidth: 2)
        }
        style.drawBeneath = { $1.draw(CodeImage(named: "picture"), in: $1.bounds) }
        let finding = try #require(checkRenderer(style, for: [.boundaryContrast], picture: CodeColor(color)).first)
        #expect(finding.description.contains("rejected") && finding.description.contains("two tones"))
    }
}

@Suite("A finding of checkRenderer") struct CheckRendererFindingsTests {
    /// Draws the content of a cell, and some of its states.
    private func plain(_ shows: @escaping @Sendable (inout CodeCell) -> Void = { _ in }) -> DrawnRenderer {
        var renderer = DrawnRenderer { cell, context in
            var cell = cell, box = BoxRenderer.box
            shows(&cell)
            // The line tells verdicts apart by hue only.
            box.fillColor = ByState(.clear, selected: .selection, disabled: .fill)
            box.text.color = ByState(.label, disabled: .tertiaryLabel)
            box.borderWidth = ByState(1, focused: 3, selected: 2, accepted: 2, rejected: 2)
            box.borderColor.verifying = .boundary
            box.drawAll(cell, in: &context)
        }
        renderer.drawOver = { _, _ in }
        return renderer
    }

    private func finding(_ shows: @escaping @Sendable (inout CodeCell) -> Void) throws -> RendererFinding {
        try #require(checkRenderer(plain(shows), for: [.tellsStatesApart]).first)
    }

    @Test("gives three examples at most, and counts the rest") func examples() throws {
        let finding = try finding { $0 = CodeCell(index: $0.index, content: $0.content) }
        #expect(finding.examples == ["rest and focused", "rest and verifying", "rest and accepted"])
        #expect(finding.count > 12)
        #expect(
            finding.description.contains(
                "(rest and focused; rest and verifying; rest and accepted; \(finding.count) times)"))
    }

    @Test("tells that verdicts differ by the hue of their text alone") func hueOfText() {
        var renderer = DrawnRenderer { cell, context in
            guard case .character = cell.content else { return BoxRenderer.box.drawAll(cell, in: &context) }
            BoxRenderer.box.draw(changed(cell) { $0.status = .editing }, in: &context)
            let color = ByState(CodeColor.label, verifying: CodeColor(0x808080), accepted: .green, rejected: .red)
            context.draw(cell, text: CodeTextStyle(color: color))
        }
        renderer.drawOver = { _, _ in }
        let findings = checkRenderer(renderer, for: [.tellsStatesApart, .tellsStatesApartWithoutColor])
        #expect(findings.map(\.check) == [.tellsStatesApartWithoutColor], "\(findings)")
        #expect(findings.first?.examples.contains("accepted and rejected") == true, "\(findings)")
    }

    @Test("prints on a line of its own") func lines() {
        let findings = checkRenderer(plain(), for: [.tellsStatesApart, .tellsStatesApartWithoutColor])
        #expect(findings.count == 2)
        #expect("\(findings)".split(separator: "\n").count == 3)
    }

    @Test("names each pair of states once") func pairs() throws {
        let finding = try finding { if $0.status == .rejected { $0.status = .accepted } }
        #expect(finding.examples == ["rest and verifying", "accepted and rejected"] && finding.count > 1)
    }

    @Test("names cells of different content in full") func namesContents() throws {
        let finding = try finding { if case .placeholder = $0.content { $0.content = .empty } }
        #expect(finding.examples.contains("(empty, rest) and (placeholder, rest)"))
    }

    /// The bad renderers that all checks look at; the others only that for the fault, which is faster.
    private static let checkedInFull = Set(LongTests.sample(of: LongTests.sample(of: BadRenderer.all)).map(\.name))

    @Test("names the fault of a bad renderer, no other, and how to fix it", arguments: BadRenderer.all)
    func bad(_ bad: BadRenderer) throws {
        // A renderer that counts its calls must not be accused of remembering characters.
        let confused: Set<RendererCheck> = bad.fault == .isDeterministic ? [.hidesCharacters] : []
        let findings =
            Self.checkedInFull.contains(bad.name)
            ? checkRenderer(bad.renderer) : checkRenderer(bad.renderer, for: confused.union([bad.fault]))
        let finding = try #require(findings.first { $0.check == bad.fault }, "\(findings)")
        #expect(bad.showsInOtherWays || findings.count == 1, "\(findings)")
        #expect(findings.allSatisfy { $0.description.count < 500 && !$0.examples.isEmpty }, "\(findings)")
        for part in bad.parts { #expect(finding.description.contains(part), "\(finding)") }
        #expect(finding.examples.allSatisfy { bad.example.isEmpty || $0.contains(bad.example) }, "\(finding)")
    }
}
