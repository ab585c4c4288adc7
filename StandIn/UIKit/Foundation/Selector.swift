/// The name of a method. `StandInActions` knows the few that UIKit itself sends.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ str: String) {
        description = str
    }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
