import Foundation
import MemoryTools

/// Looks for a secret in all memory that another process may write, while that process stands still.
///
/// From within, a scan is blind where it matters: what it allocates to look with is the very chunk that was just freed.
struct MemoryScan {
    let process: pid_t
    let secret: [UInt8]
    /// How many successive characters are a find.
    ///
    /// Of a random code of letters and digits, eight in a row lie nowhere by chance; ten digits may.
    let window: Int

    /// What was found: how many places hold a part of the secret, and in how many bytes they were sought.
    struct Result {
        var places = 0
        var bytes = 0
    }

    /// Nil where the memory of the process can't be read.
    func result() -> Result? {
        let file = open("/proc/\(process)/mem", O_RDONLY)
        guard file >= 0, let regions = regions() else { return nil }
        defer { close(file) }
        let size = (regions.map(\.count).max() ?? 0)
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: size + 1, alignment: 16)
        defer { buffer.deallocate() }
        var result = Result()
        for region in regions {
            let count = read(region, of: file, into: buffer)
            let bytes = buffer.assumingMemoryBound(to: UInt8.self)
            result.places += memory_find(bytes, count, 0, count, secret, secret.count, window)
            result.bytes += count
        }
        return result.bytes > 0 ? result : nil
    }

    private func read(_ region: Range<UInt>, of file: Int32, into buffer: UnsafeMutableRawPointer) -> Int {
        var count = 0
        while count < region.count {
            let part = pread(file, buffer + count, region.count - count, off_t(region.lowerBound) + count)
            guard part > 0 else { break }
            count += part
        }
        return count
    }

    private func regions() -> [Range<UInt>]? {
        guard let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8) else { return nil }
        return maps.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 1, fields[1].hasPrefix("rw") else { return nil }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
        }
    }
}
