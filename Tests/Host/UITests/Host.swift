import XCTest

/// The app, on one of its screens.
@MainActor struct Host {
    /// How long a test waits for the app.
    static let patience = 10.0
    let app = XCUIApplication()

    /// Launches the app in English, because tests find commands by their titles.
    init(screen: String, textSize: String? = nil) {
        app.launchArguments = ["-screen", screen, "-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        if let textSize { app.launchArguments += ["-UIPreferredContentSizeCategoryName", textSize] }
        app.launch()
    }

    /// The field with a name.
    func field(_ name: String = "code") -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: name).firstMatch
    }

    /// Focuses a field with a tap, and waits for the focus.
    func focus(_ name: String = "code") -> XCUIElement {
        let field = field(name)
        XCTAssertTrue(field.waitForExistence(timeout: Self.patience), "no field \(name)")
        field.tap()
        XCTAssertTrue(shows("\(name) has the focus"), "a tap does not focus \(name)")
        return field
    }

    /// Whether a text appears.
    func shows(_ text: String) -> Bool { app.staticTexts[text].waitForExistence(timeout: Self.patience) }

    /// Whether a field gets a value, where nil is empty too.
    func value(of field: XCUIElement, becomes value: String) -> Bool {
        let format = value.isEmpty ? "value == nil OR value == %@" : "value == %@"
        let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(format: format, value), object: field)
        return XCTWaiter().wait(for: [expectation], timeout: Self.patience) == .completed
    }
}
