import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
    for workload in Workload.all {
        // The export needs the throughput.
        let configuration = Benchmark.Configuration(
            metrics: [.wallClock, .throughput], warmupIterations: 2, maxDuration: .seconds(2), maxIterations: 300)
        // The export can't have spaces in a name.
        let name = workload.name.split(separator: " ").joined(separator: "_")
        Benchmark("\(name)#\(workload.repetitions)", configuration: configuration) { benchmark in
            // The task waits here, so nothing else uses the benchmark.
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
