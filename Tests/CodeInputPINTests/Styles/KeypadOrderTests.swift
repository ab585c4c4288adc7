import CodeInputPIN
import TestTools
import Testing

@Suite struct KeypadOrderTests {
    @Test("the standard order is that of a telephone, with any generator")
    func standard() {
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed)
            #expect(CodeKeypadOrder.standard.digits(using: &generator) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
        }
    }

    @Test("a shuffled order has every digit once")
    func shuffled() {
        var generator = SeededGenerator(1)
        for _ in 0..<2000 {
            #expect(CodeKeypadOrder.shuffled.digits(using: &generator).sorted() == Array(0...9))
        }
    }

    @Test("every digit is in every place equally often")
    func places() {
        var generator = SeededGenerator(2)
        let rounds = 100_000
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 10), count: 10)
        for _ in 0..<rounds {
            for (place, digit) in CodeKeypadOrder.shuffled.digits(using: &generator).enumerated() {
                counts[place][digit] += 1
            }
        }
        let expected = Double(rounds) / 10
        let chiSquare = counts.joined().reduce(0.0) {
            $0 + (Double($1) - expected) * (Double($1) - expected) / expected
        }
        // With 81 degrees of freedom, a value above 138 occurs once in 10,000 times.
        #expect(chiSquare < 138)
        #expect(counts.joined().allSatisfy { $0 > 0 })
    }

    @Test("every pair of neighbors is equally likely")
    func pairs() {
        var generator = SeededGenerator(3)
        let rounds = 90_000
        var counts: [Int: Int] = [:]
        for _ in 0..<rounds {
            let digits = CodeKeypadOrder.shuffled.digits(using: &generator)
            counts[digits[0] * 10 + digits[9], default: 0] += 1
        }
        let expected = Double(rounds) / 90
        let chiSquare = counts.values.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
        #expect(counts.count == 90)
        // With 89 degrees of freedom, a value above 149 occurs once in 10,000 times.
        #expect(chiSquare < 149)
    }

    @Test("every order and every place of five digits occurs")
    func lastDigits() {
        var generator = SeededGenerator(4)
        var seen: Set<[Bool]> = []
        var orders: Set<[Int]> = []
        for _ in 0..<20_000 {
            let digits = CodeKeypadOrder.shuffled.digits(using: &generator)
            orders.insert(digits.filter { $0 < 5 })
            seen.insert(digits.map { $0 < 5 })
        }
        #expect(orders.count == 120)
        #expect(seen.count == 252)
    }
}
