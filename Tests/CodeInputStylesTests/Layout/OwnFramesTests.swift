import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

@Suite("Frames of a renderer's own")
struct OwnFramesTests {
    @Test(
        "are those of the layout where they are no numbers, or too large",
        arguments: [CGFloat.nan, .infinity, 1e300, -1e300, 1e8])
    func impossible(_ x: CGFloat) {
        var stray = DrawnRenderer { $1.fill(.rect($1.frame), with: .label) }
        stray.makeFrames = { count, _ in (0..<count).map { _ in CGRect(x: x, y: 0, width: 44, height: 56) } }
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 56)
        let usable = stray.usableCellFrames(count: 4, in: bounds, environment: CodeEnvironment())
        #expect(usable == stray.layout.frames(count: 4, in: bounds))
        #expect(stray.snapshot(of: CodeEditor(length: 4).state()).contains("fill rect 0,0 44x56"))
    }

    @Test("are those of the layout by default, and of the base of an overlay") func defaults() {
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 96), environment = CodeEnvironment()
        #expect(
            BoxRenderer().cellFrames(count: 6, in: bounds, environment: environment)
                == CodeCellLayout.equal().frames(count: 6, in: bounds))
        let arc = ArcRenderer().cellFrames(count: 6, in: bounds, environment: environment)
        #expect(Set(arc.map(\.minY)).count == 3)
        #expect(
            ArcRenderer().overlaying(.box).cellFrames(count: 6, in: bounds, environment: environment) == arc)
    }
}
