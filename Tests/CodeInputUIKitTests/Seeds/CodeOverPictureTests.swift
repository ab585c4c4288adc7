import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// A code over one picture: a background image under the whole row, with dots for a password.
    ///
    /// Lines of an app: theirs are the view itself, which a blog gives to copy (a hidden field, an image view, a label for
    /// each part of the image). Ours are two: the field with its style, and `isSecureTextEntry`.
    @MainActor @Suite("A code over one picture") struct CodeOverPictureTests {
        @Test("one image lies under the whole row, by name, and can be set later") func image() {
            let stage = Stage(length: 4, style: .background(image: CodeImage(named: "four-boxes")))
            func images() -> [(image: CodeImage, place: CGRect)] { Drawn(stage.view).images }
            #expect(images().map(\.place) == [stage.view.bounds])
            let first = images().map(\.image)
            stage.settle { $0.style = .background(image: CodeImage(named: "other-boxes")) }
            #expect(images().map(\.place) == [stage.view.bounds] && images().map(\.image) != first)
        }

        @Test(
            "with cap insets, the image keeps its ends, whole or in slices",
            arguments: [false, true])
        func slices(_ isSliced: Bool) {
            var image = CodeImage(named: "four-boxes")
            image.capInsets = CodeInsets(top: 4, left: 4, bottom: 4, right: 4)
            var style = BackgroundRenderer(image: image)
            style.isSliced = isSliced
            let stage = Stage(length: 4, style: style), drawn = Drawn(stage.view).images
            #expect(drawn.count == (isSliced ? 4 : 1))
            for (image, place) in drawn { #expect(image.capInsets.left == 4 && place == stage.view.bounds) }
        }

        @Test("the number of cells can change, and the characters find the image's new parts") func newLength() {
            let stage = Stage(typing: "12", length: 4, style: .background(image: CodeImage(named: "boxes")))
            for length in [6, 3] {
                stage.settle { $0.lengthRange = length...length }
                let cells = stage.view.cellFrames, texts = Drawn(stage.view).texts
                #expect(cells.count == length && stage.view.code == "12")
                #expect(cells.first?.minX == 0 && cells.last?.maxX == stage.view.bounds.maxX)
                #expect(texts.map(\.text) == ["1", "2"])
                for (text, cell) in zip(texts, cells) { #expect(abs(text.place.midX - cell.midX) < 1) }
            }
        }

        @Test("one switch shows dots, and a dot is an image at its own size") func dots() throws {
            let dot = try #require(UIImage(systemName: "circle.fill"))
            let style = BackgroundRenderer(image: CodeImage(named: "boxes")).overlaying(.dots(image: CodeImage(dot)))
            let stage = Stage(typing: "12", length: 4, style: style)
            stage.settle { $0.isSecureTextEntry = true }
            let images = Drawn(stage.view).images.filter { $0.image == CodeImage(dot) }
            #expect(images.map(\.place.size) == [dot.size, dot.size])
            for (image, cell) in zip(images, stage.view.cellFrames) {
                #expect(abs(image.place.midX - cell.midX) < 1 && abs(image.place.midY - cell.midY) < 1)
            }
        }

        @Test("an image that is larger than its cell shrinks, and a size that the app gives wins") func dotSize() throws
        {
            let dot = try #require(UIImage(systemName: "circle.fill"))
            let own = CodeImage(dot, size: CGSize(width: 7, height: 7))
            let stage = Stage(typing: "12", length: 4, style: .dots(image: own)) { $0.isSecureTextEntry = true }
            #expect(Drawn(stage.view).images.map(\.place.size) == [own, own].map { _ in CGSize(width: 7, height: 7) })
            stage.settle { $0.style = .dots(image: CodeImage(dot, size: CGSize(width: 500, height: 500))) }
            for (image, cell) in zip(Drawn(stage.view).images, stage.view.cellFrames) {
                #expect(cell.contains(image.place))
            }
        }

        @Test("the code can be read at any time, and a tap anywhere brings the keyboard", arguments: 0..<4)
        func anyTime(cell: Int) {
            let stage = Stage(length: 4, style: .background(image: CodeImage(named: "boxes")), isFocused: false)
            stage.tap(cell: cell)
            #expect(stage.view.isFirstResponder)
            for (typed, code) in [("4", "4"), ("82", "482"), ("9", "4829")] {
                stage.type(typed)
                #expect(stage.view.code == code)
            }
        }

        @Test("the looks of payment apps: joined boxes with dots, and a line of boxes with digits") func payment() {
            let dots = Stage(typing: "12", style: .joined) { $0.isSecureTextEntry = true }
            let cells = dots.view.cellFrames
            #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.5 })
            #expect(dots.shown == "••____" && Drawn(dots.view).texts.isEmpty)
            let digits = Stage(typing: "12", style: .outline)
            #expect(Drawn(digits.view).texts.map(\.text) == ["1", "2"] && Drawn(digits.view).strokes.count >= 6)
        }

        @Test("a password can be shown and hidden, and the caret stays where it was") func reveal() {
            let stage = Stage(typing: "1234", style: .joined) { $0.isSecureTextEntry = true }
            stage.tap(cell: 1)
            let selection = stage.view.selectedCells
            for (isRevealed, shown) in [(true, "1234__"), (false, "••••__")] {
                stage.settle { $0.isRevealed = isRevealed }
                #expect(stage.shown == shown && stage.view.selectedCells == selection)
                #expect(stage.view.isFirstResponder && stage.view.code == "1234")
            }
        }
    }
}
