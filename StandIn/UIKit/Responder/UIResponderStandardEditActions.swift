@MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {}
