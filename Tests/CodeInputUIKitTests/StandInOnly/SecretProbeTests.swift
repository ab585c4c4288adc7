#if canImport(Glibc)
import Foundation
import Testing

@Suite("Secrets in memory and on the screen") struct SecretProbeTests {
    @Test("the memory of the process has a code only while the field has it") func memory() throws {
        let lines = try probe("memory")
        #expect(lines.count { $0.hasPrefix("ok ") } > 90, "\(lines)")
        #expect(lines.count { $0.hasPrefix("control ") } == 3, "\(lines)")
    }

    @Test("nothing seen before is on the screen from the frame on in which a code is masked, at any moment of a motion")
    func screen() throws {
        let lines = try probe("screen")
        #expect(lines.count { $0.hasPrefix("ok ") } == 5 && lines.last?.hasPrefix("control ") == true, "\(lines)")
    }

    @Test("everything visible of a secure field is the same for every PIN") func blind() throws {
        // A debug build compares a sample, a release build all 10,000.
        let lines = try probe("blind", "331")
        #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.hasPrefix("ok ") }, "\(lines)")
    }

    /// Runs the probe, which must find no secret, and returns its report.
    private func probe(_ arguments: String...) throws -> [Substring] {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("SecretProbe")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && !text.contains("FAIL"), "\(text)")
        return text.split(separator: "\n")
    }
}
#endif
