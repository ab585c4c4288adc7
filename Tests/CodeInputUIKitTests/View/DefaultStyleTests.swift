#if canImport(UIKit)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("The default style") struct DefaultStyleTests {
        private func with(_ style: any CodeCellRenderer, _ body: () -> Void) {
            let before = CodeInputView.defaultStyle
            defer { CodeInputView.defaultStyle = before }
            CodeInputView.defaultStyle = style
            body()
        }

        @Test("is that of every new field which names none")
        func fields() {
            let style = BoxRenderer(shape: .circle)
            let earlier = CodeInputView()
            with(style) {
                #expect(CodeInputView().style as? BoxRenderer == style)
                #expect(CodeInputView(length: 4...8).style as? BoxRenderer == style)
                #expect(CodeInputView(style: .underline).style is UnderlineRenderer)
            }
            #expect(earlier.style as? BoxRenderer != style)
        }
    }
}
#endif
