// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "CodeInput",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
    products: [
        .library(name: "CodeInputCore", targets: ["CodeInputCore"]),
        .library(name: "CodeInputStyles", targets: ["CodeInputStyles"]),
        .library(name: "CodeInputUIKit", targets: ["CodeInputUIKit"]),
        .library(name: "CodeInputSwiftUI", targets: ["CodeInputSwiftUI"]),
        .library(name: "CodeInputPIN", targets: ["CodeInputPIN"]),
        .library(name: "CodeInputTestSupport", targets: ["CodeInputTestSupport"]),
    ],
    targets: [
        .target(name: "CodeInputCore", swiftSettings: settings),
        .target(name: "CodeInputStyles", dependencies: ["CodeInputCore"], swiftSettings: settings),
        .target(
            name: "CodeInputUIKit", dependencies: ["CodeInputCore", "CodeInputStyles"],
            resources: [.process("Resources")], swiftSettings: settings),
        .target(name: "CodeInputSwiftUI", dependencies: ["CodeInputUIKit"], swiftSettings: settings),
        .target(name: "CodeInputPIN", dependencies: ["CodeInputSwiftUI"], swiftSettings: settings),
        // It depends on no test framework, so it works with any.
        .target(
            name: "CodeInputTestSupport", dependencies: ["CodeInputCore", "CodeInputStyles"], swiftSettings: settings),
        // Drives a text input as the system keyboard does.
        .target(name: "KeyboardTools", path: "Tests/KeyboardTools", swiftSettings: settings),
        // Helpers for several test targets.
        .target(name: "TestTools", dependencies: ["KeyboardTools"], path: "Tests/TestTools", swiftSettings: settings),
        .testTarget(name: "CodeInputCoreTests", dependencies: ["CodeInputCore", "TestTools"], swiftSettings: settings),
        .testTarget(
            name: "CodeInputStylesTests",
            dependencies: ["CodeInputCore", "CodeInputStyles", "CodeInputTestSupport", "TestTools"],
            exclude: ["__Snapshots__"], swiftSettings: settings),
        // The tests of all views share a device, so one target has them.
        .testTarget(
            name: "CodeInputUIKitTests", dependencies: ["CodeInputPIN", "KeyboardTools", "TestTools"],
            swiftSettings: settings),
        .testTarget(
            name: "CodeInputPINTests", dependencies: ["CodeInputPIN", "CodeInputTestSupport", "TestTools"],
            exclude: ["__Snapshots__"], swiftSettings: settings),
    ]
)

// On other platforms, a stand-in replaces UIKit, and the same view sources compile and run.
#if !canImport(Darwin)
package.products += [
    .library(name: "UIKitStandIn", targets: ["UIKit", "_Testing_UIKit", "KeyboardTools"]),
    // For the tests of the other packages in this repository.
    .library(name: "StandInTestTools", targets: ["TestTools"]),
]
package.targets += [
    .target(name: "UIKit", path: "StandIn/UIKit", swiftSettings: settings),
    // Swift Testing looks for an overlay with this name for any module named UIKit.
    .target(name: "_Testing_UIKit", path: "StandIn/TestingOverlay", swiftSettings: settings),
    // Searches the memory of a process, and everything that a field shows, for codes. The tests run it.
    .executableTarget(
        name: "SecretProbe",
        dependencies: ["CodeInputPIN", "KeyboardTools", "MemoryTools", "UIKit"],
        path: "Tests/SecretProbe", swiftSettings: settings),
    // Counts allocations, and keeps freed memory.
    .target(name: "MemoryTools", path: "Tests/MemoryTools"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "StandIn/SwiftUI", swiftSettings: settings),
    // Turns bytes into calls of the views, for random tests and the fuzzer.
    .target(
        name: "FieldWalk", dependencies: ["CodeInputPIN", "KeyboardTools", "UIKit", "SwiftUI"],
        path: "Tests/FieldWalk", swiftSettings: settings),
    .testTarget(
        name: "UIKitStandInTests", dependencies: ["UIKit", "_Testing_UIKit", "KeyboardTools", "TestTools"],
        path: "StandIn/Tests",
        swiftSettings: settings),
]
for target in package.targets
where ["CodeInputUIKit", "CodeInputSwiftUI", "CodeInputPIN", "CodeInputUIKitTests", "CodeInputPINTests"].contains(
    target.name)
{
    target.dependencies += ["UIKit", "SwiftUI"]
    if target.isTest { target.dependencies += ["_Testing_UIKit", "SecretProbe", "FieldWalk"] }
}
for target in package.targets where ["KeyboardTools", "TestTools"].contains(target.name) {
    target.dependencies += ["UIKit"]
    if target.name == "TestTools" { target.dependencies += ["SwiftUI"] }
}
#endif
