// swift-tools-version: 6.1
import PackageDescription

// Made by `.ci/docs` from the articles: each block of Swift, to see that it compiles.
let package = Package(
    name: "Snippets",
    dependencies: [.package(name: "CodeInput", path: "CODEINPUT")],
    targets: [
        .target(name: "Core", dependencies: [.product(name: "CodeInputCore", package: "CodeInput")]),
        // A test target, because an article shows tests; the README does so too.
        .testTarget(
            name: "Styles",
            dependencies: [
                .product(name: "CodeInputStyles", package: "CodeInput"),
                .product(name: "CodeInputTestSupport", package: "CodeInput"),
            ], path: "Sources/Styles"),
        // Their own targets, so that each article needs the product of its module only.
        .testTarget(
            name: "UIKitArticles",
            dependencies: [
                .product(name: "CodeInputUIKit", package: "CodeInput"),
                .product(name: "UIKitStandIn", package: "CodeInput"),
            ], path: "Sources/UIKit"),
        .target(
            name: "SwiftUIArticles",
            dependencies: [.product(name: "CodeInputSwiftUI", package: "CodeInput")], path: "Sources/SwiftUI"),
        .testTarget(
            name: "PINArticles",
            dependencies: [
                .product(name: "CodeInputPIN", package: "CodeInput"),
                .product(name: "CodeInputTestSupport", package: "CodeInput"),
                .product(name: "UIKitStandIn", package: "CodeInput"),
            ], path: "Sources/PIN"),
    ]
)
