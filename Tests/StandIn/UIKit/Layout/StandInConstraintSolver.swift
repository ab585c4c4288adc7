/// Solves the constraints of a view, one axis after the other.
@MainActor struct StandInConstraintSolver {
    /// A linear expression of the unknowns.
    private struct Expression {
        var terms: [(variable: Int, factor: Double)] = []
        var constant = 0.0
    }

    private let owner: UIView
    private let isFitting: Bool
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint]

    init(_ owner: UIView, isFitting: Bool = false) {
        self.owner = owner
        self.isFitting = isFitting
        constraints = owner.constraints.filter { $0.first.view !== owner || $0.second != nil }
        for constraint in constraints {
            for view in [constraint.first.view, constraint.second?.view].compactMap(\.self)
            where view !== owner && !view.translatesAutoresizingMaskIntoConstraints
                && !views.contains(where: { $0 === view })
            { views.append(view) }
        }
        for view in views { constraints += view.constraints.filter { $0.first.view === view && $0.second == nil } }
        views = views.sorted { Self.depth($0) < Self.depth($1) }
    }

    private static func depth(_ view: UIView) -> Int { Array(sequence(first: view, next: \.storedSuperview)).count }

    /// Sets the frame of every view. In fitting mode, it only returns the size of the owner.
    @discardableResult func solve(target: CGSize = .zero) -> CGSize {
        guard !views.isEmpty else { return .zero }
        let horizontal = edges(.horizontal, owner: isFitting && target.width > 0 ? target.width : nil) { view in
            view.fittingSize(.zero).width
        }
        let width = CGFloat(horizontal[1] - horizontal[0])
        let vertical = edges(.vertical, owner: nil) { view in
            let index = views.firstIndex { $0 === view }.map { $0 * 2 + 2 } ?? 0
            return view.fittingSize(CGSize(width: horizontal[index + 1] - horizontal[index], height: 0)).height
        }
        let size = CGSize(width: width, height: vertical[1] - vertical[0])
        if isFitting { return size }
        for (index, view) in views.enumerated() {
            let at = index * 2 + 2
            let rect = CGRect(
                x: horizontal[at], y: vertical[at], width: max(0, horizontal[at + 1] - horizontal[at]),
                height: max(0, vertical[at + 1] - vertical[at]))
            let scale = max(1, owner.traitCollection.displayScale)
            func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
            let local = view.superview.map { owner.convert(rect, to: $0) } ?? rect
            let frame = CGRect(
                x: snap(local.minX), y: snap(local.minY), width: snap(local.width), height: snap(local.height))
            if view.frame != frame { view.frame = frame }
        }
        return size
    }

    // MARK: One axis

    /// The low and high edges of the owner, then of each view.
    private func edges(_ axis: NSLayoutConstraint.Axis, owner size: CGFloat?, natural: (UIView) -> CGFloat) -> [Double]
    {
        let isHorizontal = axis == .horizontal
        var system = StandInLinearSystem()
        let (low, high) = Self.edges(of: owner.bounds, axis)
        system.add(.init(terms: [(0, 1)], constant: low, weight: .infinity))
        let wanted = size.map { low + Double($0) } ?? (isFitting ? low : high)
        system.add(.init(terms: [(1, 1)], constant: wanted, weight: isFitting && size == nil ? 1e-4 : .infinity))
        var start = [low, wanted]
        for (index, view) in views.enumerated() {
            let at = index * 2 + 2
            let frame = Self.edges(of: owner.convert(view.bounds, from: view), axis)
            start += [frame.low, frame.high]
            let length = Double(natural(view))
            let hasSize = (isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height) >= 0
            guard hasSize || !view.constraints.isEmpty || length > 0 else { continue }
            let extent: [(variable: Int, factor: Double)] = [(at + 1, 1), (at, -1)]
            let hug = weight(hasSize ? view.contentHuggingPriority(for: axis) : .fittingSizeLevel)
            let resist = weight(hasSize ? .defaultHigh : .fittingSizeLevel)
            system.add(.init(terms: extent, constant: length, weight: hug))
            system.add(.init(terms: extent, constant: length, weight: resist, relation: .greaterThanOrEqual))
        }
        for constraint in constraints {
            guard let first = expression(constraint.first, axis) else { continue }
            let isMirrored =
                [.leading, .trailing].contains(constraint.first.attribute)
                && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let constant = Double(isMirrored ? -constraint.constant : constraint.constant)
            var equation = StandInLinearSystem.Equation(
                terms: first.terms, constant: constant - first.constant, weight: weight(constraint.priority),
                relation: constraint.relation)
            if let term = constraint.second {
                guard let second = expression(term, axis) else { continue }
                let factor = Double(constraint.multiplier)
                equation.terms += second.terms.map { ($0.variable, -$0.factor * factor) }
                equation.constant += second.constant * factor
            }
            system.add(equation)
        }
        return system.solved(near: start)
    }

    private func weight(_ priority: UILayoutPriority) -> Double {
        priority == .required ? .infinity : pow(10, Double(priority.rawValue) / 100 - 2)
    }

    /// Returns nil for a term of the other axis.
    private func expression(_ term: NSLayoutConstraint.Term, _ axis: NSLayoutConstraint.Axis) -> Expression? {
        guard let view = term.view, (view as? UIScrollView)?.standInIgnores(term) != true else { return nil }
        let isFlipped = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = term.guide.map { $0.insets(view) } ?? .zero
        let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        var low = edge(view, axis, isHigh: false)
        var high = edge(view, axis, isHigh: true)
        low.constant += Double(before)
        high.constant -= Double(after)
        let isHorizontal = axis == .horizontal
        switch term.attribute {
        case .leading where isHorizontal: return isFlipped ? high : low
        case .trailing where isHorizontal: return isFlipped ? low : high
        case .top where !isHorizontal: return low
        case .bottom where !isHorizontal: return high
        case .firstBaseline where !isHorizontal:
            let marked = view.forFirstBaselineLayout
            low.constant += Double((view as? UILabel)?.font.ascender ?? view.convert(marked.bounds, from: marked).minY)
            return low
        case .lastBaseline where !isHorizontal:
            let marked = view.forLastBaselineLayout
            let above = view.bounds.maxY - view.convert(marked.bounds, from: marked).maxY
            high.constant += Double((view as? UILabel)?.font.descender ?? -above)
            return high
        case .width where isHorizontal, .height where !isHorizontal:
            let negative = low.terms.map { (variable: $0.variable, factor: -$0.factor) }
            return Expression(terms: high.terms + negative, constant: high.constant - low.constant)
        default: return nil
        }
    }

    private func edge(_ view: UIView, _ axis: NSLayoutConstraint.Axis, isHigh: Bool) -> Expression {
        if view === owner { return Expression(terms: [(isHigh ? 1 : 0, 1)]) }
        if let index = views.firstIndex(where: { $0 === view }) {
            return Expression(terms: [(index * 2 + (isHigh ? 3 : 2), 1)])
        }
        let (low, high) = Self.edges(of: owner.convert(view.bounds, from: view), axis)
        return Expression(constant: isHigh ? high : low)
    }

    private static func edges(of rect: CGRect, _ axis: NSLayoutConstraint.Axis) -> (low: Double, high: Double) {
        axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }
}

extension UIView {
    private var laysOutSubviews: Bool { constraints.contains { $0.first.view !== self || $0.second != nil } }

    func layoutConstraints() { if laysOutSubviews { StandInConstraintSolver(self).solve() } }

    /// The size that the view's constraints, content or subviews ask for, in that order.
    func fittingSize(_ target: CGSize) -> CGSize {
        var size: CGSize
        let intrinsic = intrinsicContentSize
        if self is UILabel || self is UIStackView || self is UIButton {
            size = sizeThatFits(target)
        } else if laysOutSubviews {
            size = StandInConstraintSolver(self, isFitting: true).solve(target: target)
        } else {
            let fitted = sizeThatFits(target)
            size = CGSize(
                width: intrinsic.width >= 0 ? intrinsic.width : fitted.width,
                height: intrinsic.height >= 0 ? intrinsic.height : fitted.height)
        }
        for constraint in constraints where constraint.first.view === self && constraint.second == nil {
            switch (constraint.first.attribute, constraint.relation) {
            case (.width, .equal): size.width = constraint.constant
            case (.width, .greaterThanOrEqual): size.width = max(size.width, constraint.constant)
            case (.height, .equal): size.height = constraint.constant
            case (.height, .greaterThanOrEqual): size.height = max(size.height, constraint.constant)
            default: break
            }
        }
        return size
    }
}

/// Weighted linear equations, solved by least squares. Required equations hold exactly.
struct StandInLinearSystem {
    struct Equation {
        var terms: [(variable: Int, factor: Double)]
        var constant: Double
        var weight: Double
        var relation = NSLayoutConstraint.Relation.equal
    }

    private var equations: [Equation] = []

    mutating func add(_ equation: Equation) { equations.append(equation) }

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
        equation.terms.reduce(0) { $0 + solution[$1.variable] * $1.factor } - equation.constant < -1e-6
    }

    /// Each required equation has infinite weight and adds a multiplier as an unknown. The small numbers on the diagonal
    /// make an underdetermined or redundant system solvable.
    private func solve(_ active: [Int], near start: [Double]) -> [Double] {
        let required = active.map { equations[$0] }.filter { $0.weight == .infinity }
        let count = start.count, size = count + required.count
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
