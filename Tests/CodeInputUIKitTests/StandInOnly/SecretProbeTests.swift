#if canImport(Glibc)
import Foundation
import Testing

@Suite("Secrets in memory and on the screen")
struct SecretProbeTests {
    @Test("the memory of the process has a code only while the field has it")
    func memory() throws {
        let (status, lines) = try probe("memory")
        let all = lines.joined(separator: "\n")
        #expect(status == 0 && !all.contains("FAIL"), "\(all)")
        #expect(lines.count { $0.hasPrefix("ok ") } > 90, "\(all)")
        #expect(lines.count { $0.hasPrefix("control ") } == 3, "\(all)")
    }

    @Test("everything visible of a secure field is the same for every PIN")
    func blind() throws {
        // A debug build compares a sample, a release build all 10,000.
        let (status, lines) = try probe("blind", "331")
        let all = lines.joined(separator: "\n")
        #expect(status == 0 && !all.contains("FAIL"), "\(all)")
        #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.hasPrefix("ok ") }, "\(all)")
    }

    private func probe(_ arguments: String...) throws -> (status: Int32, lines: [Substring]) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("SecretProbe")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text.split(separator: "\n"))
    }
}
#endif
