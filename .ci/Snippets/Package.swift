// swift-tools-version: 6.1
import PackageDescription

// Made by `.ci/docs` from the articles: each block of Swift, to see that it compiles.

/// A target for each module, so that an article needs the product of its module only.
func dependencies(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "CodeInput") }
}

// What Xcode 26 sets in a new project: the main actor by default, and "approachable concurrency", as far as Swift 6 lacks it.
#if compiler(>=6.2)
let xcodeDefaults: [SwiftSetting] = [
    .unsafeFlags(["-default-isolation", "MainActor"]), .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
#else
let xcodeDefaults: [SwiftSetting] = []
#endif

let package = Package(
    name: "Snippets",
    dependencies: [.package(name: "CodeInput", path: "CODEINPUT")],
    targets: [
        .target(
            name: "CoreArticles", dependencies: dependencies("CodeInputCore"), path: "Sources/Core"),
        .target(
            name: "MessagesArticles", dependencies: dependencies("CodeInputLint", "CodeInputMessages"), path: "Sources/Messages"),
        // Articles show tests, and the README does so too.
        .testTarget(
            name: "StylesArticles", dependencies: dependencies("CodeInputStyles", "CodeInputTestSupport"),
            path: "Sources/Styles"),
        .testTarget(
            name: "UIKitArticles", dependencies: dependencies("CodeInputUIKit", "UIKitStandIn"), path: "Sources/UIKit"),
        .target(
            name: "SwiftUIArticles", dependencies: dependencies("CodeInputSwiftUI"), path: "Sources/SwiftUI"),
        .testTarget(
            name: "PINArticles", dependencies: dependencies("CodeInputPIN", "CodeInputTestSupport", "UIKitStandIn"),
            path: "Sources/PIN"),
        // The README and the file that one copies again, as in a new app.
        .target(
            name: "NewApp", dependencies: dependencies("CodeInputPIN", "UIKitStandIn"), path: "Sources/NewApp",
            swiftSettings: xcodeDefaults),
    ]
)
