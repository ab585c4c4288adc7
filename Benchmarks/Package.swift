// swift-tools-version: 6.1
import PackageDescription

// The workloads are a target of the root, because some measure what only the kit itself can call. The benchmarks measure
// their time, and the guard counts their instructions and allocations.
let workloads = Target.Dependency.product(name: "Workloads", package: "CodeInput")
let core = Target.Dependency.product(name: "CodeInputCore", package: "CodeInput")

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "CodeInput", path: ".."),
        // Without its traits, which replace malloc and the runtime. The counts are our own.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "FieldBenchmarks", dependencies: [workloads, .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/FieldBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .target(name: "MallocCounter"),
        .executableTarget(name: "GuardLoad", dependencies: [workloads, "MallocCounter"]),
        .executableTarget(name: "LinkCore", dependencies: [core]),
        .executableTarget(
            name: "LinkStyles", dependencies: [core, .product(name: "CodeInputStyles", package: "CodeInput")]),
    ]
)

for target in package.targets {
    let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    target.swiftSettings = [.swiftLanguageMode(.v6)] + features.map { .enableUpcomingFeature($0) }
}
