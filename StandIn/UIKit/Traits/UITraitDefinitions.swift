public struct UITraitUserInterfaceStyle: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.userInterfaceStyle }
}

public struct UITraitLayoutDirection: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.layoutDirection }
}

public struct UITraitDisplayScale: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: CGFloat { 0 }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.displayScale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.userInterfaceLevel }
}

public struct UITraitLegibilityWeight: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.legibilityWeight }
}

public struct UITraitActiveAppearance: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.activeAppearance }
}

public struct UITraitSceneCaptureState: UITraitDefinition, StandInTraitReading {
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static func read(_ traits: StandInTraits) -> AnyHashable { traits.sceneCaptureState }
}
