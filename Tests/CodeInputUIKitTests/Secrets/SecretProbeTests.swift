#if canImport(Glibc)
    import Foundation
    import Testing

    @Suite("The memory of a process that typed a secret")
    struct SecretProbeTests {
        @Test("holds it while the field does, and nowhere after it was deleted, cleared or freed")
        func probe() throws {
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            let process = Process()
            process.executableURL = folder.appendingPathComponent("SecretProbe")
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(text)")
            #expect(text.split(separator: "\n").count == 11 && !text.contains("FAIL"), "\(text)")
        }
    }
#endif
