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

        @Test("an image of bytes is decoded once for any number of drawings")
        func madeOnce() {
            let image = UIImage.find(CodeImage(data: bytes("red")))
            #expect(image != nil)
            #expect(UIImage.find(CodeImage(data: bytes("red"))) === image)
            #expect(UIImage.find(CodeImage(data: bytes("red"), size: CGSize(width: 9, height: 9))) === image)
        }

        @Test("different bytes of the same length are different images")
        func otherBytes() {
            let red = UIImage.find(CodeImage(data: bytes("red")))
            let tan = UIImage.find(CodeImage(data: bytes("tan")))
            #expect(tan != nil && red !== tan && red != tan)
        }

        @Test("bytes that are not an image have no image, each time")
        func noImage() {
            for _ in 1...2 { #expect(UIImage.find(CodeImage(data: [1, 2, 3])) == nil) }
        }
    }
}
#endif
