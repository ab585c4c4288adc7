/// Puts other digits in place of those of a code.
///
/// The first digit that comes becomes 1, the next one that differs becomes 2, and so on: what was equal stays equal, and
/// nothing else of the code is left. A digit stays in its script: "４" becomes "１".
struct DigitReplacement {
    private var labels: [Int: Int] = [:]

    mutating func replacing(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(replacing(scalar)) }
        return String(result)
    }

    mutating func replacing(_ value: RecordedValue) -> RecordedValue {
        switch value {
        case .text(let text): return .text(replacing(text))
        case .list(let values):
            var list: [RecordedValue] = []
            for value in values { list.append(replacing(value)) }
            return .list(list)
        case .null, .bool, .number: return value
        }
    }

    private mutating func replacing(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let properties = scalar.properties
        guard properties.numericType == .decimal, let value = properties.numericValue.flatMap(Int.init(exactly:)),
            (0...9).contains(value)
        else { return scalar }
        let label = labels[value] ?? (labels.count + 1) % 10
        labels[value] = label
        // Decimal digits of a script stand side by side, from 0 to 9.
        return Unicode.Scalar(scalar.value - UInt32(value) + UInt32(label)) ?? scalar
    }
}
