@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
