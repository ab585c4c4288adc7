public struct UITraitUserInterfaceStyle: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.userInterfaceStyle }
}

public struct UITraitLayoutDirection: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.layoutDirection }
}

public struct UITraitDisplayScale: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.displayScale }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.accessibilityContrast }
}

public struct UITraitLegibilityWeight: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.legibilityWeight }
}

public struct UITraitSceneCaptureState: UITraitDefinition, StandInTraitReading {
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.sceneCaptureState }
}
