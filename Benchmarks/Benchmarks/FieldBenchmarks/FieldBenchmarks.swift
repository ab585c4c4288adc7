import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
    for workload in Workload.all {
        // Throughput is only there because the export asks for it.
        let configuration = Benchmark.Configuration(
            metrics: [.wallClock, .throughput], warmupIterations: 2, maxDuration: .seconds(2),
            maxIterations: 300)
        // The export can't have spaces in a name.
        let name = workload.name.split(separator: " ").joined(separator: "_")
        Benchmark("\(name)#\(workload.repetitions)", configuration: configuration) { benchmark in
            // The task waits here: nobody else reaches the benchmark meanwhile.
            nonisolated(unsafe) let benchmark = benchmark
            await MainActor.run {
                workload.run { body in
                    body()
                    benchmark.startMeasurement()
                    body()
                    benchmark.stopMeasurement()
                }
            }
        }
    }
}
