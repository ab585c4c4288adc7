#if canImport(UIKit)
import Testing
import UIKit

import CodeInputUIKit

extension ViewTests {
    @Suite struct DataImageTests {
        private func bytes(_ color: String, width: Int = 4) -> [UInt8] {
            Array(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="4" fill="\#(color)"/>"#.utf8)
        }

        @Test("an image of bytes is made once, however often it is drawn")
        func madeOnce() {
            let image = UIImage.find(CodeImage(data: bytes("red")))
            #expect(image != nil)
            #expect(UIImage.find(CodeImage(data: bytes("red"))) === image)
            #expect(UIImage.find(CodeImage(data: bytes("red"), size: CGSize(width: 9, height: 9))) === image)
        }

        @Test("other bytes are another image, also of the same length")
        func otherBytes() {
            let red = UIImage.find(CodeImage(data: bytes("red")))
            let tan = UIImage.find(CodeImage(data: bytes("tan")))
            #expect(tan != nil && red !== tan && red != tan)
        }

        @Test("bytes that are no image have none, every time")
        func noImage() {
            for _ in 1...2 { #expect(UIImage.find(CodeImage(data: [1, 2, 3])) == nil) }
        }
    }
}
#endif
