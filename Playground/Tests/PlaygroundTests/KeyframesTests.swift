import Foundation
import Testing

@testable import PlaygroundKit

@Suite("Points of an animation") struct KeyframesTests {
    @Test("A straight line of any length has two points", arguments: [2, 3, 60]) func straight(count: Int) {
        let points = Keyframes((0..<count).map { [Double($0) / Double(count)] }, tolerances: [0.005]).points
        #expect(points.map(\.time).first == 0 && points.map(\.time).last == 1 && points.count <= 3)
    }

    @Test("A value that matters less is followed less closely") func tolerances() {
        let values = (0..<60).map { [pow(Double($0) / 60, 2), pow(Double($0) / 60, 2)] }
        let close = Keyframes(values, tolerances: [0.005, 0.005]).points.count
        #expect(Keyframes(values, tolerances: [0.05, 0.05]).points.count < close)
        #expect(Keyframes(values, tolerances: [0.05, 0.005]).points.count == close)
    }

    @Test("Unchanged values are constant") func constant() {
        #expect(Keyframes([[1, 2], [1, 2], [1, 2]], tolerances: [0, 0]).isConstant)
        #expect(Keyframes(steps: [[0], [0]]).isConstant && !Keyframes([[1], [2]], tolerances: [0.1]).isConstant)
    }

    @Test("In a frame with a jump, the values before it stay until then") func replaced() {
        let points = Keyframes([[1], [1], [0], [0]], tolerances: [0.01], jumps: [2]).points
        #expect(points.map(\.values) == [[1], [1], [0], [0]])
        #expect(points[1].time > 0.499 && points[1].time < 0.5 && points[2].time == 0.5)
    }

    @Test("A jump stays a jump") func jump() {
        let values = Array(repeating: [0.0], count: 30) + Array(repeating: [10.0], count: 30)
        let points = Keyframes(values, tolerances: [0.005]).points
        #expect(points.map(\.values) == [[0], [0], [10], [10]])
        #expect(Keyframes(steps: values).points.map(\.time) == [0, 0.5, 1])
    }
}
