import Testing

@testable import CodeInputStyles

@Suite("The scene of a field") struct SceneTests {
    private final class Calls: @unchecked Sendable {
        // Unchecked: a test calls its renderer on one thread.
        var parts: [String] = []
    }

    /// A field with a scene, and the calls that its renderer gets.
    private final class Stage {
        private(set) var scene = CodeScene()
        private let calls = Calls()
        private var style: DrawnRenderer
        var environment = CodeEnvironment(displayScale: 3)
        var width: CGFloat = 364

        init(_ text: String = "", dependencies: CodeDependencies = CodeDependencies(), isFocused: Bool = true) {
            style = DrawnRenderer { [calls] cell, context in
                calls.parts.append("cell \(cell.index)")
                context.strokeBorder(with: cell.status == .rejected ? .red : cell.isFocused ? .tint : .boundary)
                if cell.isSelected { context.fill(.rect(context.frame), with: .selection) }
            }
            style.drawText = { [calls] cell, context in
                calls.parts.append("character \(cell.index)")
                context.draw(cell, text: CodeTextStyle())
            }
            style.drawBeneath = { [calls] field, context in
                calls.parts.append("background")
                context.fill(.rect(context.bounds), with: field.status == .rejected ? .red : .fill)
            }
            style.dependencies = dependencies
            show(Self.state(text, isFocused: isFocused))
        }

        static func state(
            _ text: String, isFocused: Bool = true, selected: Int? = nil, status: CodeStatus = .editing
        ) -> CodeFieldState {
            var editor = CodeEditor(length: 6)
            editor.insert(text)
            if let selected { editor.select(selected..<selected + 1) }
            return editor.state(isFocused: isFocused, status: status)
        }

        /// Shows a state, and returns what the renderer drew for it.
        @discardableResult func show(_ state: CodeFieldState, isFullUpdate: Bool = false) -> [String] {
            calls.parts = []
            scene.update(
                to: state, changed: state.cells.indices, in: CGRect(width: width), environment: environment,
                style: style, isFullUpdate: isFullUpdate)
            return calls.parts
        }

        func type(_ text: String, selected: Int? = nil, status: CodeStatus = .editing) -> [String] {
            show(Self.state(text, selected: selected, status: status))
        }

        /// The parts that look different now, or are elsewhere.
        var changes: [String] {
            let changes = scene.changes
            var names = changes.background ? ["background"] : []
            for (index, cell) in scene.cells.enumerated() {
                if cell.isChanged, cell.hasNewBox { names.append("cell \(index)") }
                if cell.isChanged, cell.hasNewCharacter { names.append("character \(index)") }
            }
            return names + (changes.ring ? ["ring"] : []) + (changes.caret ? ["caret"] : [])
                + (changes.foreground ? ["foreground"] : [])
        }

        func offset(from first: Int, to second: Int) -> CGFloat {
            scene.field.cellFrames[second].minX - scene.field.cellFrames[first].minX
        }
    }

    @Test("draws equal cells once, and each where it is", arguments: [false, true]) func equalCells(isEach: Bool) {
        let stage = Stage("12", dependencies: CodeDependencies(position: isEach), isFocused: false)
        let cells = stage.scene.cells
        for index in 1..<6 {
            let way = cells[index].box.frame.minX - cells[0].box.frame.minX
            #expect(abs(way - stage.offset(from: 0, to: index)) < 1e-6)
            #expect(cells[index].box.looks(like: cells[0].box) != isEach)
        }
        #expect(cells.map { $0.character.drawing.calls.isEmpty } == [false, false, true, true, true, true])
        let drawn = stage.show(Stage.state("12", isFocused: false), isFullUpdate: true).filter { $0.hasPrefix("cell") }
        // The first filled one, and the first empty one.
        #expect(drawn == (isEach ? (0..<6).map { "cell \($0)" } : ["cell 0", "cell 2"]))
    }

    @Test("of a key has its character, and the ring and the caret at the next cell") func keys() {
        let stage = Stage("1"), ring = stage.scene.ring, caret = stage.scene.caret
        #expect(stage.type("12") == ["character 1"] && stage.changes == ["character 1", "ring", "caret"])
        let way = stage.offset(from: 1, to: 2)
        #expect(stage.scene.ringIndex == 2 && stage.scene.ring.looks(like: ring))
        #expect(abs(stage.scene.ring.frame.minX - ring.frame.minX - way) < 1e-6)
        #expect(abs((stage.scene.caret?.frame.minX ?? 0) - (caret?.frame.minX ?? 0) - way) < 1e-6)
        #expect(stage.scene.cells[1].last?.isFilled == false && !stage.scene.cells[2].isChanged)
        #expect(stage.type("1") == [] && stage.changes == ["character 1", "ring", "caret"])
        #expect(stage.scene.cells[1].character.drawing.calls.isEmpty && stage.scene.ringIndex == 1)
        // The same again is nothing.
        #expect(stage.type("1") == [] && stage.changes == [])
    }

    @Test("draws a selected cell itself, and a status without a ring") func ownFocus() {
        let stage = Stage("123")
        #expect(stage.type("123", selected: 1) == ["cell 1", "character 1"])
        #expect(stage.changes == ["cell 1", "ring", "caret"])
        #expect(stage.scene.ringIndex == nil && stage.scene.caret == nil)
        _ = stage.type("123456")
        #expect(stage.type("123456", status: .rejected).first == "background" && stage.scene.ringIndex == nil)
        #expect(stage.changes == ["background"] + (0..<6).map { "cell \($0)" } + ["ring"])
        #expect(stage.type("123456", status: .rejected) == [])
    }

    @Test("asks again for what depends on the cells, and a cell that depends on its character") func dependencies() {
        let cells = Stage("1", dependencies: CodeDependencies(cells: true))
        #expect(cells.type("12") == ["background", "character 1"] && !cells.changes.contains("background"))
        let character = Stage("1", dependencies: CodeDependencies(character: true))
        #expect(character.type("12") == ["cell 1", "character 1"] && character.changes.first == "character 1")
        let position = Stage("1", dependencies: CodeDependencies(position: true))
        #expect(position.type("12") == ["cell 1", "character 1", "cell 2"])
    }

    @Test("is laid out anew in other bounds, in which a text looks the same in its cell") func anew() {
        let stage = Stage("1")
        stage.width = 484
        _ = stage.type("1")
        #expect(stage.scene.changes.isAll && stage.changes.contains("cell 3") && stage.changes.contains("ring"))
        #expect(!stage.changes.contains("character 0") && stage.scene.cells[0].last == nil)
        #expect(stage.type("1") == [] && !stage.scene.changes.isAll)
        stage.environment.boldText = true
        _ = stage.type("1")
        #expect(stage.changes.contains("character 0") && !stage.changes.contains("cell 3"))
    }

    @Test("has cells of other widths, or a fraction of a pixel away, with a drawing of their own") func fractions() {
        let stage = Stage(isFocused: false)
        stage.width = 365
        _ = stage.show(Stage.state("", isFocused: false))
        let frames = stage.scene.field.cellFrames, boxes = stage.scene.cells.map(\.box)
        for index in frames.indices {
            #expect(boxes[index].looks(like: boxes[0]) == (abs(frames[index].width - frames[0].width) < 1e-6))
        }
    }

    @Test("moves the ring between joined cells that touch others on the same sides") func joined() {
        let bounds = CGRect(width: 336), texts = ["", "1", "12", "1234", "12345"]
        var scene = CodeScene(), moves: [Bool] = []
        for text in texts {
            let ring = scene.ring, state = Stage.state(text)
            scene.update(
                to: state, changed: 0..<6, in: bounds, environment: CodeEnvironment(), style: BoxRenderer.joined)
            moves.append(scene.ring.looks(like: ring))
            let alone = CodeScene(of: state, in: bounds, environment: CodeEnvironment(), style: BoxRenderer.joined)
            #expect(scene.ring.frame == alone.ring.frame)
        }
        #expect(moves == [false, false, true, true, false])
    }

    @Test("has a background and a foreground that reach out of the field as far as the overhang") func overhang() {
        var style = DrawnRenderer { _, _ in }
        style.makeLayout = { changed(CodeCellLayout.equal()) { $0.overhang = 8 } }
        style.drawBeneath = { $1.fill(.rect($1.bounds.insetBy(dx: -10, dy: -6)), with: .blue) }
        style.drawOver = style.drawBeneath
        let bounds = CGRect(x: 0, y: 0, width: 365, height: 56)
        let scene = CodeScene(of: Stage.state("1"), in: bounds, environment: CodeEnvironment(), style: style)
        #expect(scene.background.frame == bounds.insetBy(dx: -8, dy: -6))
        #expect(scene.foreground.frame == bounds.insetBy(dx: -8, dy: -6))
    }

    @Test("forgets what was shown before, which may be secret") func forgets() {
        var scene = CodeScene()
        let style = DrawnRenderer { _, _ in }, bounds = CGRect(width: 365)
        for text in ["1", ""] {
            scene.update(
                to: Stage.state(text), changed: 0..<6, in: bounds, environment: CodeEnvironment(), style: style)
        }
        #expect(scene.cells[0].last?.isFilled == true)
        scene.forgetChanges()
        #expect(!scene.cells[0].isChanged && scene.cells[0].last == nil && scene.changes.cells.isEmpty)
    }
}
