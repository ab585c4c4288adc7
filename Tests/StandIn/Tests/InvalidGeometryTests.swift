import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct InvalidGeometryTests {
        init() { StandInScreen.reset() }

        nonisolated static let odd = [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
            CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: 1, height: CGFloat.infinity),
            .null,
        ]

        @Test("a layer frame that is not finite is a misuse", arguments: odd)
        func frameOfLayer(_ frame: CGRect) {
            let layer = CALayer()
            layer.name = "bar"
            layer.frame = frame
            #expect(StandInRecorder.misuses.contains { $0.hasPrefix("CALayerInvalidGeometry: ") && $0.contains("bar") })
            #expect(
                [layer.frame.minX, layer.frame.minY, layer.frame.maxX, layer.frame.maxY].allSatisfy { $0.isFinite })
        }

        @Test("a view frame that is not finite is a misuse", arguments: odd)
        func frameOfView(_ frame: CGRect) {
            UIView().frame = frame
            #expect(!StandInRecorder.misuses.isEmpty)
        }

        @Test("a finite frame is no misuse")
        func finiteFrame() {
            CALayer().frame = CGRect(x: -1e300, y: 0, width: 0, height: 1e300)
            #expect(StandInRecorder.misuses == [])
        }
    }
}
