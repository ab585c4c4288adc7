@MainActor public protocol UITraitOverrides: UIMutableTraits {}
