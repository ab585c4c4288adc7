import CodeInputPIN
import TestTools
import Testing

@Suite struct KeypadOrderTests {
    /// How far counts are from being equal.
    private func chiSquare(_ counts: [Int], of rounds: Int) -> Double {
        let expected = Double(rounds) / Double(counts.count)
        return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    }

    @Test("a shuffled order has every digit once, in every place equally often, beside any other") func shuffled() {
        var generator = SeededGenerator(2)
        let rounds = 30_000
        var places = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 10), pairs = places
        for _ in 0..<rounds {
            let digits = CodeKeypadOrder.shuffled.digits(using: &generator)
            #expect(Set(digits) == Set(0...9) && digits.count == 10)
            for (place, digit) in digits.enumerated() { places[place][digit] += 1 }
            pairs[digits[0]][digits[9]] += 1
        }
        // With 81 degrees of freedom, a value above 138 occurs once in 10,000 times.
        #expect(places.map { chiSquare($0, of: rounds) }.reduce(0, +) < 138)
        let neighbors = pairs.enumerated().flatMap { first, counts in counts.enumerated().filter { $0.offset != first }
        }
        // With 89 degrees of freedom, a value above 149 occurs once in 10,000 times.
        #expect(chiSquare(neighbors.map(\.element), of: rounds) < 149)
    }
}
