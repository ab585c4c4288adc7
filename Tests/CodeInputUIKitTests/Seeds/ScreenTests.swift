#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// What no other test shows of a field that behaves as UITextField, an invitation, and a code over one picture.
    @MainActor @Suite("Screens that the kit comes from") struct ScreenTests {
        @Test("a code from a message is filled in", arguments: KeyboardDriver.Route.allCases)
        func oneTimeCode(_ route: KeyboardDriver.Route) {
            // Characters one by one are keys, and follow what was typed.
            let stage = Stage(typing: route == .characters ? "" : "9", length: 4)
            #expect(stage.view.textContentType == .oneTimeCode)
            stage.keyboard.autofill("4821", route: route)
            #expect(stage.view.code == "4821" && stage.log.completions == ["complete:4821"])
        }

        @Test("each cell of an invitation is a view of the app, in the place of the cell") func cellViews() {
            var views: [LabelCell] = []
            let stage = Stage(typing: "AB2", length: 8) { field in
                field.alphabet = .uppercaseLettersAndDigits
                field.cellViews = { _ in
                    views.append(LabelCell())
                    return views[views.count - 1]
                }
            }
            #expect(views.map(\.text) == ["A", "B", "2", "_", "_", "_", "_", "_"])
            for (view, place) in zip(views, stage.view.cellFrames) {
                let shown = view.convert(view.bounds, to: stage.view)
                #expect(abs(shown.midX - place.midX) < 1e-6 && abs(shown.width - place.width) < 1e-6)
            }
        }

        @Test("the number of cells over a picture can change, and the characters find its new parts") func newLength() {
            let stage = Stage(typing: "12", length: 4, style: .background(image: CodeImage(named: "boxes")))
            for length in [6, 3] {
                stage.settle { $0.lengthRange = length...length }
                let cells = stage.view.cellFrames, drawn = Drawn(stage.view)
                #expect(cells.count == length && drawn.images.map(\.place) == [stage.view.bounds])
                #expect(cells.first?.minX == 0 && cells.last?.maxX == stage.view.bounds.maxX)
                #expect(drawn.texts.map(\.text) == ["1", "2"])
                for (text, cell) in zip(drawn.texts, cells) { #expect(abs(text.place.midX - cell.midX) < 1) }
            }
        }

        @Test(
            "a dot is an image at its own size, or the app's, in the middle of its cell, and shrinks to fit it",
            arguments: [nil, 7, 500] as [CGFloat?])
        func dots(side: CGFloat?) throws {
            let symbol = try #require(UIImage(systemName: "circle.fill"))
            let size = side.map { CGSize(width: $0, height: $0) }, dot = CodeImage(symbol, size: size)
            let style = BackgroundRenderer(image: CodeImage(named: "boxes")).overlaying(.dots(image: dot))
            let stage = Stage(typing: "12", length: 4, style: style) { $0.isSecureTextEntry = true }
            let places = Drawn(stage.view).images.filter { $0.image == dot }.map(\.place)
            #expect(places.count == 2)
            for (place, cell) in zip(places, stage.view.cellFrames) {
                #expect(side == 500 ? cell.contains(place) : place.size == size ?? symbol.size)
                #expect(abs(place.midX - cell.midX) < 1 && abs(place.midY - cell.midY) < 1)
            }
        }
    }
}

/// A cell of an app.
private final class LabelCell: UILabel, CodeCellView {
    func show(_ cell: CodeCell) { text = cell.content.shown }
}
#endif
