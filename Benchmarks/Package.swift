// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "CodeInput", path: ".."),
        // Without its traits, which replace malloc and the runtime. The counts are our own.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        // The workloads. The benchmarks measure their time, and the guard counts their instructions and allocations.
        .target(
            name: "Workloads",
            dependencies: [
                .product(name: "CodeInputPIN", package: "CodeInput"),
                .product(name: "UIKitStandIn", package: "CodeInput"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "FieldBenchmarks",
            dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/FieldBenchmarks",
            swiftSettings: settings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .target(name: "MallocCounter"),
        .executableTarget(name: "GuardLoad", dependencies: ["Workloads", "MallocCounter"], swiftSettings: settings),
        .executableTarget(
            name: "LinkCore", dependencies: [.product(name: "CodeInputCore", package: "CodeInput")],
            swiftSettings: settings),
        .executableTarget(
            name: "LinkStyles",
            dependencies: [
                .product(name: "CodeInputCore", package: "CodeInput"),
                .product(name: "CodeInputStyles", package: "CodeInput"),
            ],
            swiftSettings: settings),
    ]
)
