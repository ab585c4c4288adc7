import CodeInputStyles

extension RendererChecker {
    /// Compares the looks of all pairs of states: with colors, and then without.
    mutating func compareStates(_ looks: [(sample: CellSample, look: CellLook)], appearance: String) {
        for (index, first) in looks.enumerated() {
            for second in looks[(index + 1)...] {
                // The caret may take the place of the hint where the next key goes.
                if first.sample.state == .focused, second.sample.state == .focused { continue }
                let names = "(\(first.sample.name)) and (\(second.sample.name)) in \(appearance)"
                if first.look.isAlike(second.look) {
                    report(
                        .tellsStatesApart, in: first.sample.pair(with: second.sample),
                        "\(names) look alike. Draw them differently: by a sign, as context.drawStatus(of:with:) does, by a line, or "
                            + "by another shape")
                } else if first.look.isAlikeInGrey(second.look) {
                    report(
                        .tellsStatesApartWithoutColor, in: first.sample.pair(with: second.sample),
                        "\(names) differ by color alone. Add a difference in shape, in line width, or in brightness")
                }
            }
        }
    }
}
