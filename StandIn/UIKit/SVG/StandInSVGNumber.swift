/// Writes numbers with at most three decimals and no trailing zeros.
enum StandInSVGNumber {
    static func text(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (Double(value) * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "0" }
        let number = Int64(thousandths)
        if number == 0 { return "0" }
        let magnitude = number.magnitude
        var text = String(magnitude / 1000)
        var fraction = magnitude % 1000
        if fraction > 0 {
            var digits = String(fraction + 1000).dropFirst()
            while fraction % 10 == 0 {
                digits = digits.dropLast()
                fraction /= 10
            }
            text += "." + digits
        }
        return (number < 0 ? "-" : "") + text
    }
}
