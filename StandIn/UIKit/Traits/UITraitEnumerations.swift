public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
