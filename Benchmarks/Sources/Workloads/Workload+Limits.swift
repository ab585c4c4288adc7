extension Workload {
    static let limits: [Workload] = [
        Workload("limit/type and delete/6") { repetitions, measure in
            var field = LimitField(length: 6)
            for index in 0..<5 { _ = field.insert(digits[index]) }
            let digits = opaque(digits)
            measure {
                for index in 0..<repetitions {
                    keep(field.insert(digits[index & 7]))
                    keep(field.deleteBackward())
                }
            }
        }
    ]
}
