import Foundation
import MemoryTools

/// Searches the writable memory of another process for a secret, while that process waits.
///
/// A scan inside the process would miss copies: its own allocations reuse the memory just freed.
struct MemoryScan {
    let process: pid_t
    let secret: [UInt8]
    /// The number of successive characters that count as a find.
    ///
    /// Eight letters and digits of a random code occur nowhere by chance. Ten digits can.
    let window: Int

    /// The number of places with a part of the secret, and the number of bytes searched.
    struct Result {
        var places = 0
        var bytes = 0
    }

    /// Returns nil if the memory of the process can't be read.
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
