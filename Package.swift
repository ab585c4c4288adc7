// swift-tools-version: 6.1
import PackageDescription

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
        .target(name: "CodeInputCore"),
        .target(name: "CodeInputStyles", dependencies: ["CodeInputCore"]),
        .target(
            name: "CodeInputUIKit", dependencies: ["CodeInputCore", "CodeInputStyles"],
            resources: [.process("Resources")]),
        .target(name: "CodeInputSwiftUI", dependencies: ["CodeInputUIKit"]),
        .target(name: "CodeInputPIN", dependencies: ["CodeInputSwiftUI"]),
        // It depends on no test framework, so it works with any.
        .target(name: "CodeInputTestSupport", dependencies: ["CodeInputCore", "CodeInputStyles"]),
        // Drives a text input as the system keyboard does.
        .target(name: "KeyboardTools", path: "Tests/KeyboardTools"),
        // Helpers for several test targets.
        .target(name: "TestTools", dependencies: ["KeyboardTools"], path: "Tests/TestTools"),
        .testTarget(name: "CodeInputCoreTests", dependencies: ["CodeInputCore", "TestTools"]),
        .testTarget(
            name: "CodeInputStylesTests",
            dependencies: ["CodeInputCore", "CodeInputStyles", "CodeInputTestSupport", "TestTools"],
            exclude: ["__Snapshots__"]),
        // The tests of all views share a device, so one target has them.
        .testTarget(name: "CodeInputUIKitTests", dependencies: ["CodeInputPIN", "KeyboardTools", "TestTools"]),
        .testTarget(
            name: "CodeInputPINTests", dependencies: ["CodeInputPIN", "CodeInputTestSupport", "TestTools"],
            exclude: ["__Snapshots__"]),
    ]
)

// On other platforms, stand-ins replace UIKit and SwiftUI, and the same view sources compile and run.
#if !canImport(Darwin)
package.targets += [
    .target(name: "UIKit", path: "StandIn/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "StandIn/SwiftUI"),
    // Swift Testing looks for an overlay with this name for any module named UIKit.
    .target(name: "_Testing_UIKit", path: "StandIn/TestingOverlay"),
    .testTarget(name: "UIKitStandInTests", dependencies: ["_Testing_UIKit", "TestTools"], path: "StandIn/Tests"),
    // Turns bytes into calls of the views, for random tests and the fuzzer.
    .target(name: "FieldWalk", dependencies: ["CodeInputPIN", "KeyboardTools"], path: "Tests/FieldWalk"),
    // Searches the memory of a process, and everything that a field shows, for codes. The tests run it.
    .executableTarget(
        name: "SecretProbe", dependencies: ["CodeInputPIN", "KeyboardTools", "MemoryTools"], path: "Tests/SecretProbe"
    ),
    // What the benchmarks measure.
    .target(name: "Workloads", dependencies: ["CodeInputPIN"], path: "Benchmarks/Sources/Workloads"),
    // Counts allocations, and keeps freed memory.
    .target(name: "MemoryTools", path: "Tests/MemoryTools"),
]
let additions: [String: [Target.Dependency]] = [
    "CodeInputUIKit": ["UIKit"], "CodeInputSwiftUI": ["SwiftUI"], "KeyboardTools": ["UIKit", "SwiftUI"],
    "Workloads": ["UIKit"],
    "CodeInputUIKitTests": ["_Testing_UIKit", "SecretProbe", "FieldWalk"], "CodeInputPINTests": ["_Testing_UIKit"],
]
for target in package.targets { target.dependencies += additions[target.name, default: []] }
// For the tests of the other packages in this repository.
package.products += [
    .library(name: "UIKitStandIn", targets: ["UIKit", "_Testing_UIKit", "KeyboardTools"]),
    .library(name: "StandInTestTools", targets: ["TestTools"]),
    .library(name: "Workloads", targets: ["Workloads"]),
]
#endif

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
