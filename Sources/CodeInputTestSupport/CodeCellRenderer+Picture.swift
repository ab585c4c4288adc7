public import CodeInputStyles

extension CodeCellRenderer {
    /// Makes a picture of a field in every state, as an SVG document.
    ///
    /// Write it to a file in a test, on any platform, and open it in a browser:
    ///
    /// ```swift
    /// @Test("shows what chips look like")
    /// func picture() throws {
    ///     try ChipRenderer().picture().write(toFile: "/tmp/chips.svg", atomically: true, encoding: .utf8)
    /// }
    /// ```
    ///
    /// An image is its fallback or a gray square, and a native drawing is a dashed square, because only a device draws them.
    ///
    /// - Parameters:
    ///   - length: The number of cells, 1 to 64.
    ///   - environment: The environment, for example in dark appearance.
    /// - Returns: The document: one row for each state, with its name.
    public func picture(length: Int = 6, environment: CodeEnvironment = CodeEnvironment()) -> String {
        let count = min(max(length, 1), 64)
        let size = layout.preferredSize(count: count, fitting: .greatestFiniteMagnitude, environment: environment)
        let margin = max(24, layout.overhang), nameWidth: CGFloat = 96
        let step = size.height + margin, samples = CodeFieldSample.all(length: count)
        var writer = SVGWriter(environment: environment)
        for (row, sample) in samples.enumerated() {
            let y = margin + CGFloat(row) * step
            writer.label(sample.name, at: CGPoint(x: margin, y: y + size.height / 2))
            let whole = drawing(of: sample.field, in: CGRect(origin: .zero, size: size), environment: environment)
            writer.write(whole, atX: margin + nameWidth, y: y)
        }
        return writer.document(
            size: CGSize(width: nameWidth + size.width + margin * 2, height: margin + CGFloat(samples.count) * step))
    }
}
