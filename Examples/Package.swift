// swift-tools-version: 6.1
import PackageDescription

let kit = Target.Dependency.product(name: "CodeInputPIN", package: "CodeInput")

let package = Package(
    name: "CodeInputExamples",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
    products: [
        .library(name: "ExampleScreens", targets: ["ExampleScreens"]),
        .library(name: "ExampleApp", targets: ["ExampleApp"]),
    ],
    dependencies: [.package(name: "CodeInput", path: "..")],
    targets: [
        .target(name: "ExampleScreens", dependencies: [kit]),
        // The app without its delegates, which are beside its Xcode project, and the themes, of which an app copies a file.
        .target(
            name: "ExampleApp", dependencies: [kit, "ExampleScreens"], path: "Sources", exclude: ["ExampleScreens"],
            sources: ["ExampleApp", "Themes"]),
    ]
)

// The tests use the stand-in for UIKit, which exists off Apple platforms only.
#if !canImport(Darwin)
let standIn = Target.Dependency.product(name: "UIKitStandIn", package: "CodeInput")
for target in package.targets { target.dependencies.append(standIn) }
// The tests of all screens share a device, so one target has them.
package.targets.append(
    .testTarget(
        name: "ExampleScreensTests",
        dependencies: [
            "ExampleScreens", "ExampleApp", kit, standIn,
            .product(name: "CodeInputTestSupport", package: "CodeInput"),
        ]))
#endif

for target in package.targets {
    let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    target.swiftSettings = [.swiftLanguageMode(.v6)] + features.map { .enableUpcomingFeature($0) }
}
