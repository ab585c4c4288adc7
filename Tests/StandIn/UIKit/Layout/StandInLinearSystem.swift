/// Weighted linear equations, solved by least squares. Required equations hold exactly.
struct StandInLinearSystem {
    struct Equation {
        var terms: [(variable: Int, factor: Double)]
        var constant: Double
        var weight: Double
        var relation = NSLayoutConstraint.Relation.equal
    }

    private let count: Int
    private(set) var equations: [Equation] = []

    init(count: Int) {
        self.count = count
    }

    mutating func add(_ equation: Equation) {
        equations.append(equation)
    }

    /// Turns violated inequalities into equations, until all hold.
    func solved(near start: [Double]) -> [Double] {
        var active = equations.indices.filter { equations[$0].relation == .equal }
        var solution = solve(active, near: start)
        for _ in 0..<12 {
            let violated = equations.indices.filter { !active.contains($0) && isViolated(equations[$0], solution) }
            if violated.isEmpty { break }
            active += violated
            solution = solve(active, near: start)
        }
        return solution
    }

    private func isViolated(_ equation: Equation, _ solution: [Double]) -> Bool {
        let value = equation.terms.reduce(0) { $0 + solution[$1.variable] * $1.factor } - equation.constant
        return equation.relation == .lessThanOrEqual ? value > 1e-6 : value < -1e-6
    }

    /// Each required equation has infinite weight and adds a multiplier as an unknown. The small numbers on the diagonal
    /// make an underdetermined or redundant system solvable.
    private func solve(_ active: [Int], near start: [Double]) -> [Double] {
        let required = active.map { equations[$0] }.filter { $0.weight == .infinity }
        let size = count + required.count
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: size + 1), count: size)
        for index in 0..<count {
            matrix[index][index] = 1e-6
            matrix[index][size] = 1e-6 * start[index]
        }
        for equation in active.map({ equations[$0] }) where equation.weight != .infinity {
            for (row, factor) in equation.terms {
                for (column, other) in equation.terms { matrix[row][column] += equation.weight * factor * other }
                matrix[row][size] += equation.weight * factor * equation.constant
            }
        }
        for (offset, equation) in required.enumerated() {
            let row = count + offset
            for (column, factor) in equation.terms {
                matrix[row][column] += factor
                matrix[column][row] += factor
            }
            matrix[row][row] = -1e-12
            matrix[row][size] = equation.constant
        }
        return Array(Self.eliminate(&matrix).prefix(count))
    }

    private static func eliminate(_ matrix: inout [[Double]]) -> [Double] {
        let count = matrix.count
        for pivot in 0..<count {
            let best = (pivot..<count).max { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) } ?? pivot
            matrix.swapAt(pivot, best)
            guard abs(matrix[pivot][pivot]) > 1e-13 else { continue }
            for row in 0..<count where row != pivot {
                let factor = matrix[row][pivot] / matrix[pivot][pivot]
                if factor == 0 { continue }
                for column in pivot...count { matrix[row][column] -= factor * matrix[pivot][column] }
            }
        }
        return (0..<count).map { abs(matrix[$0][$0]) > 1e-13 ? matrix[$0][count] / matrix[$0][$0] : 0 }
    }
}
