/// Replaces the digits of a code.
///
/// The first digit becomes 1, the next different digit becomes 2, and so on. Equal digits stay equal, and
/// nothing else of the code remains. A digit stays in its script: "４" becomes "１".
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
        // The decimal digits of a script are consecutive, from 0 to 9.
        return Unicode.Scalar(scalar.value - UInt32(value) + UInt32(label)) ?? scalar
    }
}
