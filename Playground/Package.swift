// swift-tools-version: 6.1
import PackageDescription

#if canImport(Darwin)
#error(
    "The Playground runs on Linux, with a stand-in for UIKit. On a Mac, run it in a Swift container, as in the README.")
#endif

func kit(_ module: String) -> Target.Dependency { .product(name: "CodeInput\(module)", package: "CodeInput") }
let standIn = Target.Dependency.product(name: "UIKitStandIn", package: "CodeInput")

let package = Package(
    name: "Playground", products: [.executable(name: "codeinput", targets: ["codeinput"])],
    dependencies: [
        .package(name: "CodeInput", path: ".."), .package(name: "CodeInputExamples", path: "../Examples"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "PlaygroundKit",
            dependencies: [
                .product(name: "ExampleScreens", package: "CodeInputExamples"), kit("Messages"), kit("PIN"),
                kit("Styles"),
                kit("TestSupport"), standIn,
            ],
            resources: ["Animation/Parts", "Gallery/Live", "Phone/System", "Script/Reference"].map { .embedInCode($0) }),
        .executableTarget(
            name: "codeinput",
            dependencies: [
                "PlaygroundKit", kit("Lint"), .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "PlaygroundTests",
            dependencies: ["PlaygroundKit", "codeinput", kit("PIN"), kit("TestSupport"), standIn],
            exclude: ["Sessions.calls"]),
    ]
)

for target in package.targets {
    let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    target.swiftSettings = [.swiftLanguageMode(.v6)] + features.map { .enableUpcomingFeature($0) }
}
