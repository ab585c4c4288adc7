/// The path data of SVG.
enum StandInSVGPath {
    static func data(_ elements: [StandInPathElement]) -> String {
        func points(_ points: CGPoint...) -> String {
            points.map { StandInSVGNumber.text($0.x) + " " + StandInSVGNumber.text($0.y) }.joined(separator: " ")
        }
        var data = ""
        for element in elements {
            switch element {
            case .move(let end): data += "M" + points(end)
            case .line(let end): data += "L" + points(end)
            case .curve(let end, let control1, let control2): data += "C" + points(control1, control2, end)
            case .close: data += "Z"
            }
        }
        return data
    }
}
