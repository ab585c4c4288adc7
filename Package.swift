// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CodeInput",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
    // For apps. CodeInputTestSupport is for the tests of an app's own renderer; it depends on no test framework.
    products: ["Core", "Messages", "Lint", "Styles", "UIKit", "SwiftUI", "PIN", "TestSupport"].map { name in
        .library(name: "CodeInput\(name)", targets: ["CodeInput\(name)"])
    },
    targets: [
        .target(name: "CodeInputCore"),
        .target(name: "CodeInputMessages", dependencies: ["CodeInputCore"]),
        .target(name: "CodeInputLint", dependencies: ["CodeInputMessages"]),
        .target(name: "CodeInputStyles", dependencies: ["CodeInputCore"]),
        .target(name: "CodeInputUIKit", dependencies: ["CodeInputStyles"], resources: [.process("Resources")]),
        .target(name: "CodeInputSwiftUI", dependencies: ["CodeInputUIKit"]),
        .target(name: "CodeInputPIN", dependencies: ["CodeInputSwiftUI"]),
        .target(name: "CodeInputTestSupport", dependencies: ["CodeInputStyles"]),
        // For the tests: a keyboard and a device, which drive a view.
        .target(name: "TestTools", dependencies: ["CodeInputCore"], path: "Tests/TestTools"),
        .testTarget(
            name: "CodeInputCoreTests", dependencies: ["CodeInputCore", "TestTools"],
            exclude: ["Reading/IncomingTexts.txt"]),
        .testTarget(
            name: "CodeInputMessagesTests", dependencies: ["CodeInputMessages", "TestTools"],
            exclude: ["BoundCodes.txt", "MessageCorpus.txt", "MessageTexts.txt", "TextsForLengths.txt"]),
        .testTarget(
            name: "CodeInputLintTests", dependencies: ["CodeInputLint", "TestTools"],
            exclude: ["BrokenMessages.txt", "Quotes.txt"]),
        .testTarget(
            name: "CodeInputStylesTests", dependencies: ["CodeInputTestSupport", "TestTools"],
            exclude: ["__Snapshots__"]),
        .testTarget(
            name: "CodeInputPINTests", dependencies: ["CodeInputPIN", "CodeInputTestSupport", "TestTools"],
            exclude: ["__Snapshots__"]),
    ]
)

// Off Apple platforms, stand-ins replace UIKit and SwiftUI, and the same view sources compile and run.
#if !canImport(Darwin)
package.targets += [
    .target(name: "UIKit", dependencies: ["CodeInputCore"], path: "Tests/StandIn/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/StandIn/SwiftUI"),
    // Swift Testing looks for an overlay with this name for any module named UIKit.
    .target(name: "_Testing_UIKit", path: "Tests/StandIn/TestingOverlay"),
    // Turns bytes into calls of the views, for random tests and the fuzzer.
    .target(
        name: "FieldWalk", dependencies: ["CodeInputPIN", "CodeInputMessages", "TestTools"], path: "Tests/FieldWalk"),
    // Counts allocations, and keeps freed memory. The probe searches it, and everything that a field shows, for codes.
    .target(name: "MemoryTools", path: "Tests/MemoryTools"),
    .executableTarget(
        name: "SecretProbe", dependencies: ["CodeInputPIN", "TestTools", "MemoryTools"], path: "Tests/SecretProbe"),
    // The tests of all views share a device, so one target has them. Tests/Host has them on Apple platforms.
    .testTarget(
        name: "CodeInputUIKitTests",
        dependencies: ["CodeInputPIN", "CodeInputMessages", "TestTools", "_Testing_UIKit", "SecretProbe", "FieldWalk"],
        exclude: ["Sequences.calls"]),
    // What the benchmarks measure.
    .target(name: "Workloads", dependencies: ["CodeInputPIN", "UIKit"], path: "Benchmarks/Sources/Workloads"),
]
let additions: [String: [Target.Dependency]] = [
    "CodeInputUIKit": ["UIKit"], "CodeInputSwiftUI": ["SwiftUI"], "TestTools": ["UIKit", "SwiftUI"],
    "CodeInputPINTests": ["_Testing_UIKit"],
]
for target in package.targets { target.dependencies += additions[target.name, default: []] }
// For the other packages in this repository, and for an app's tests on Linux.
package.products += [
    .library(name: "UIKitStandIn", targets: ["UIKit", "_Testing_UIKit", "TestTools"]),
    .library(name: "Workloads", targets: ["Workloads"]),
]
#endif

for target in package.targets {
    let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    target.swiftSettings = [.swiftLanguageMode(.v6)] + features.map { .enableUpcomingFeature($0) }
}
