import CodeInputTestSupport

extension BadRenderer {
    /// Missing characters, and masked characters that are visible.
    static let characters: [BadRenderer] = [
        .box(.showsCharacters, "draws nothing for a 5") { cell, _ in
            if cell.content == .character("5") { cell.content = .empty }
        }.saying("1 of 82 characters", "5: 5 looks like an empty cell", "draw it as text"),
        .box(.showsCharacters, "draws a 0 for an 8") { cell, _ in
            if cell.content == .character("8") { cell.content = .character("0") }
        }.saying("1 of 82 characters", "8: 8 looks like 0"),
        .box(.showsCharacters, "hides the characters of an accepted code") { cell, _ in
            if case .character = cell.content, cell.status == .accepted { cell.content = .placeholder("–") }
        }.saying(at: "character, accepted"),
        .box(.showsCharacters, "draws the characters of the first ten cells") { cell, _ in
            if case .character = cell.content, cell.index >= 10 { cell.content = .empty }
        },
        .cell(.showsCharacters, "drops characters from right to left") { cell, _, context in
            if context.environment.layoutDirection == .rightToLeft { cell.dropCharacter() }
        }.saying(at: "character, rest, right to left").andMore,
        .replacing(\.drawCell, .showsCharacters, "clips its text to nothing") { cell, context in
            BoxRenderer.box.drawAll(changed(cell) { $0.dropCharacter() }, in: &context)
            guard case .character = cell.content else { return }
            context.drawGroup { group in
                group.clip(to: CodePath())
                group.clip(to: .rect(group.frame))
                group.draw(cell, text: CodeTextStyle())
            }
        }.saying("0 is covered, clipped", "character, rest", "Draw every character"),
        .boxAnd(.showsCharacters, "covers nine tenths of its text") { cell, context in
            guard case .character = cell.content else { return }
            context.fill(.rect(context.frame.insetBy(dx: 8, dy: 12)), with: .background.opacity(0.9))
        },
        .boxAnd(.showsCharacters, "fills the cell with a gradient after its text") { cell, context in
            guard case .character = cell.content else { return }
            let middle = context.frame.insetBy(dx: 8, dy: 12), end = CGPoint(x: 0, y: context.frame.maxY)
            context.fill(.rect(middle), withGradient: [.background, .background], from: .zero, to: end)
        },
        .replacing(\.drawCell, .showsCharacters, "draws its characters twice") { cell, context in
            BoxRenderer().drawAll(cell, in: &context)
            BoxRenderer().drawCharacter(of: cell, in: &context)
        },
        .replacing(\.drawCell, .showsCharacters, "draws the number of its cell, and no character") { cell, context in
            BoxRenderer.box.drawAll(changed(cell) { $0.dropCharacter() }, in: &context)
            let height = context.frame.height / 8
            let bottom = CGRect(
                x: context.frame.minX, y: context.frame.maxY - height, width: context.frame.width, height: height)
            let ink: CodeColor = cell.isEnabled ? .label : .tertiaryLabel
            if case .character = cell.content { context.fill(.rect(bottom), with: .boundary) }
            context.draw("\(cell.index + 1)", in: bottom.offsetBy(dx: 0, dy: -height * 6), font: CodeFont(), with: ink)
        },
        .box(.hidesCharacters, "draws an x for a hidden character") { cell, _ in
            if cell.content == .masked { cell.content = .character("x") }
        },
        .box(.hidesCharacters, "draws the symbol of a 3 for a hidden character") { _, box in
            box.text.mask = .image(CodeImage(systemName: "3.circle"))
        }.saying("the symbol 3.circle", "Draw a dot"),
        .box(.hidesCharacters, "draws the symbol of an a in a rejected code") { cell, box in
            if cell.status == .rejected { box.text.mask = .image(CodeImage(systemName: "a.square.fill")) }
        },
        .box(.hidesCharacters, "draws the symbol of letters for a hidden character") { _, box in
            box.text.mask = .image(CodeImage(systemName: "textformat.abc"))
        },
    ]
}

extension CodeCell { fileprivate mutating func dropCharacter() { if case .character = content { content = .empty } } }

extension BadRenderer {
    /// States that look alike, and drawings that are hard to see.
    static let looks: [BadRenderer] = [
        changed(.box(.tellsStatesApart, "draws a sign too small to see") { cell, _ in cell.status = .editing }) {
            $0.renderer.drawOver = { field, context in
                let bounds = context.bounds, most: CGFloat = field.status == .verifying ? 1 : 10
                let side = min(most, bounds.width, bounds.height)
                context.drawStatus(of: field, in: CGRect(x: bounds.minX, y: bounds.minY, width: side, height: side))
            }
        },
        .box(.tellsStatesApartWithoutColor, "tells verdicts apart by hue only") { _, box in
            box.fillColor = ByState(.clear, selected: .selection, disabled: .fill)
            box.text.color = ByState(.label, disabled: .tertiaryLabel)
            box.borderWidth.rejected = 3
            box.borderWidth.accepted = 3
            box.borderColor.accepted = CodeColor(light: .init(0x1F7A36), dark: .init(0x00A400))
            box.borderColor.rejected = CodeColor(light: .init(0xD70015), dark: .init(0xFF6A60))
        },
        .box(.tellsStatesApart, "draws a cell that is verified like any other") { cell, _ in
            if cell.status == .verifying { cell.status = .editing }
        },
        .replacing(\.drawOver, .drawsInside, "draws its sign beside the field") { field, context in
            context.drawStatus(
                of: field, in: CGRect(x: context.bounds.maxX + 2, y: context.bounds.minY, width: 12, height: 12))
            context.drawStatus(of: field)
        },
        .box(.textContrast, "draws black characters in dark appearance too") { cell, box in
            guard case .character = cell.content else { return }
            box.text.color = ByState(CodeColor(0x000000), disabled: .tertiaryLabel)
        },
        .box(.boundaryContrast, "has a border as light as a separator") { cell, box in
            box.borderColor.base = CodeColor(light: .init(0xE0E0E0), dark: .init(0x2C2C2E))
        }.andMore,
        .box(.focusContrast, "shows the focus only by a tinted fill") { cell, box in
            box.borderColor.focused = nil
            box.borderWidth.focused = nil
            box.haloWidth = 0
            box.fillColor.focused = .tint.opacity(0.2)
        }.andMore,
        .box(.focusContrast, "shows no focus in the last of six cells") { cell, _ in
            if cell.index == 5 { cell.isFocused = false }
        },
        .cell(.focusContrast, "shows no focus from right to left") { cell, _, context in
            if context.environment.layoutDirection == .rightToLeft { cell.isFocused = false }
        }.andMore,
        .box(.boundaryContrast, "has no boundary in the first cell") { cell, box in
            guard cell.index == 0 else { return }
            box.borderColor.base = .clear
            box.fillColor.base = .clear
        },
        .box(.focusContrast, "shows no focus while a code is verified") { cell, _ in
            if cell.status == .verifying { cell.isFocused = false }
        },
    ]
}

extension BadRenderer {
    private static let drawings = Memory<[AnyHashable], CodeDrawing>(), lastTyped = Memory<Int, Character>()

    /// What someone gets wrong who writes a first renderer.
    static let strangers: [BadRenderer] = [
        .replacing(\.drawCell, .drawsInside, "caches a cell without its place and size") {
            drawings.draw($0, in: &$1, by: [$0])
        },
        .replacing(\.drawOver, .showsCharacters, "covers a code with a panel while it is verified") { field, context in
            guard field.status == .verifying else { return context.drawStatus(of: field) }
            context.fill(.rect(context.bounds), with: .background)
            context.draw("…", in: context.bounds, font: CodeFont(), with: .label)
        },
        .boxAnd(.hidesCharacters, "shows the last typed character in a corner of the first cell") { cell, context in
            if case .character(let character) = cell.content { lastTyped[0] = character }
            guard let last = lastTyped[0], cell.index == 0 else { return }
            let size = CGSize(width: context.frame.width / 3, height: context.frame.height / 3)
            let corner = CGRect(origin: context.frame.origin, size: size)
            context.draw(String(last), in: corner, font: CodeFont(size: 9), with: .label)
        },
        .cell(.showsCharacters, "draws text that is nearly transparent from right to left") { _, box, context in
            guard context.environment.layoutDirection == .rightToLeft else { return }
            box.text.color = ByState(CodeColor(0, opacity: 0.02))
        },
        .cell(.tellsStatesApart, "has no room for a dot in a narrow cell") { cell, _, context in
            if cell.content == .masked, context.frame.width < 30 { cell.content = .empty }
        },
        .box(.showsCharacters, "draws text of two points") { _, box in box.text.font = CodeFont(size: 2) },
    ]
}
