/// Simple drawings for the system symbols of code screens, in a box of 24 points.
enum StandInSymbols {
    private static let circle = "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z"
    private static let key = "M8.5 5H20A2 2 0 0 1 22 7V17A2 2 0 0 1 20 19H8.5L2 12Z"

    private static let outlines: [String: String] = [
        "circle": circle,
        "delete.left": key + "M12 9L18 15M18 9L12 15",
        "lock":
            "M6 11H18A1 1 0 0 1 19 12V20A1 1 0 0 1 18 21H6A1 1 0 0 1 5 20V12A1 1 0 0 1 6 11ZM8 11V7A4 4 0 0 1 16 7V11",
        "checkmark": "M5 13L10 18L19 6",
        "checkmark.circle": circle + "M7.5 12.5L10.5 15.5L16.5 8.5",
        "xmark": "M6 6L18 18M18 6L6 18",
        "xmark.circle": circle + "M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5",
        "eye": "M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
        "eye.slash": "M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12ZM4 3L20 21",
        "chevron.left": "M15 5L8 12L15 19",
        "chevron.backward": "M15 5L8 12L15 19",
        "chevron.right": "M9 5L16 12L9 19",
        "arrow.clockwise": "M19 12A7 7 0 1 1 16.5 6.600M17 3V7H13",
        "exclamationmark.circle": circle + "M12 7V13M12 16.500V16.6",
        "faceid": "M3 8V5A2 2 0 0 1 5 3H8M16 3H19A2 2 0 0 1 21 5V8M21 16V19A2 2 0 0 1 19 21H16M8 21H5A2 2 0 0 1 3 19V16"
            + "M8 9V10.500M16 9V10.500M12 9V13H11M9 16Q12 18 15 16",
        "star": "M12 3L14.7 9L21 9.700L16.3 14L17.6 20.500L12 17.200L6.4 20.500L7.7 14L3 9.700L9.3 9Z",
        "heart":
            "M12 20.500C5 15 2.5 12 2.5 8.500A4.8 4.8 0 0 1 12 6.500A4.8 4.8 0 0 1 21.5 8.500C21.5 12 19 15 12 20.500Z",
    ]

    private static let filled: [String: String] = [
        "delete.left.fill": key
            + "M11.3 9.700L13.6 12L11.3 14.300L12.7 15.700L15 13.400L17.3 15.700L18.7 14.300L16.4 12"
            + "L18.7 9.700L17.3 8.300L15 10.600L12.7 8.300Z"
    ]

    /// A symbol that ends in ".fill" is a filled outline. An unknown symbol is a rounded square.
    static func glyph(_ name: String) -> (data: String, isFilled: Bool) {
        if let data = filled[name] { return (data, true) }
        if let data = outlines[name] { return (data, false) }
        if name.hasSuffix(".fill"), let data = outlines[String(name.dropLast(5))] { return (data, true) }
        return ("M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z", name.hasSuffix(".fill"))
    }
}
