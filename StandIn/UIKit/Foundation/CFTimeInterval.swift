public typealias CFTimeInterval = Double
