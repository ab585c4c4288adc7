import CodeInputStyles
import Testing

@Suite("The whole pixels between two coordinates")
struct PixelIntervalTests {
    @Test("lose none to a rounding error of a coordinate")
    func roundingErrors() {
        // In floating point, the sum is more than 0.3, and the difference less than 0.2.
        let (more, less): (CGFloat, CGFloat) = (0.1 + 0.2, 0.3 - 0.1)
        let interval = PixelInterval(from: more, to: 1, scale: 10)
        #expect(interval.count == 7 && interval.position(0) == 0.3)
        #expect(PixelInterval(from: 0, to: less, scale: 10).count == 2)
    }

    @Test("are none within one pixel, at the place of the interval")
    func withinOne() {
        let interval = PixelInterval(from: 0.3, to: 0.45, scale: 2)
        #expect(interval.count == 0 && interval.position(0) == 0.3)
    }
}
