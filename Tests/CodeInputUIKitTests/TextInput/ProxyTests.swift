#if canImport(UIKit)
@_spi(Recording) import CodeInputUIKit
import KeyboardTools
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A field whose input another view passes on") struct ProxyTests {
        @Test("moves the caret to the end at the first tap, and to a cell at the next")
        func taps() {
            let view = Stage(isFocused: false).view
            view.code = "1234"
            let point = CGPoint(x: view.cellFrames[1].midX, y: view.cellFrames[1].midY)
            #expect(view.tapByProxy(at: point, isFirst: true) == 1 && view.selectedCells == 4..<4)
            #expect(view.tapByProxy(at: point, isFirst: false) == 1 && view.selectedCells == 1..<2)
            #expect(view.tapByProxy(at: CGPoint(x: -5, y: 5), isFirst: false) == nil)
            view.isEnabled = false
            #expect(view.tapByProxy(at: point, isFirst: true) == nil && view.selectedCells == 1..<2)
        }

        @Test("has the focus while the other view has the keyboard, and then commits marked text")
        func focus() {
            let stage = Stage(isFocused: false)
            stage.view.isFocusedByProxy = true
            #expect(stage.view.isFocusedByProxy && stage.view.fieldState.isFocused && stage.events == ["begin"])
            stage.view.setMarkedText("12", selectedRange: NSRange(location: 2, length: 0))
            stage.view.isFocusedByProxy = false
            #expect(stage.view.code == "12" && stage.view.markedCells == nil && !stage.view.isFocusedByProxy)
            stage.view.becomeFirstResponder()
            stage.view.isFocusedByProxy = false
            #expect(stage.view.fieldState.isFocused && !stage.view.isFocusedByProxy)
        }
    }
}
#endif
