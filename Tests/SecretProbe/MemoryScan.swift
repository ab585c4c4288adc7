import Glibc

/// Looks for a secret in all memory that this process may write.
struct MemoryScan {
    /// How far apart the bytes of the characters may lie: packed, as UTF-16, as scalars, in slots, in strings of arrays.
    static let strides = [1, 2, 4, 8, 16, 24, 32]
    // Of a random code, six in a row lie somewhere in the memory of a process by chance, once in some hundred runs.
    static let window = 8

    /// The secret's bytes, each XORed with the key, so that the needle itself is not found.
    let needle: [UInt8]
    let key: UInt8
    /// The strides to look at, all of them unless set.
    var strides = MemoryScan.strides

    /// How many places hold eight successive characters of the secret, at any of ``strides``.
    func matches() -> Int {
        regions().reduce(0) { $0 + matches(in: $1) }
    }

    private func regions() -> [Range<UInt>] {
        guard let maps = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(maps) }
        var regions: [Range<UInt>] = []
        var line = [CChar](repeating: 0, count: 1024)
        while fgets(&line, Int32(line.count), maps) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let fields = text.split(separator: " ")
            guard fields.count > 1, fields[1].hasPrefix("rw") else { continue }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            if bounds.count == 2 { regions.append(bounds[0]..<bounds[1]) }
        }
        return regions
    }

    private func matches(in region: Range<UInt>) -> Int {
        let file = open("/proc/self/mem", O_RDONLY)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        let reach = (strides.max() ?? 1) * Self.window
        let chunk = 1 << 20
        // Outside of the heap, so that the copy of one region is not found in the next.
        guard let buffer = mmap(nil, chunk + reach, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            buffer != MAP_FAILED
        else { return 0 }
        defer { munmap(buffer, chunk + reach) }
        let bytes = buffer.assumingMemoryBound(to: UInt8.self)
        let own = UInt(bitPattern: buffer)..<UInt(bitPattern: buffer) + UInt(chunk + reach)
        var found = 0
        var offset = region.lowerBound
        while offset < region.upperBound {
            let wanted = min(chunk + reach, Int(region.upperBound - offset))
            let count = pread(file, buffer, wanted, off_t(offset))
            guard count > 0 else { break }
            if !own.overlaps(offset..<offset + UInt(count)) {
                found += matches(in: bytes, count: count, upTo: min(chunk, count))
            }
            offset += UInt(chunk)
        }
        memset(buffer, 0, chunk + reach)
        return found
    }

    private func matches(in bytes: UnsafeMutablePointer<UInt8>, count: Int, upTo limit: Int) -> Int {
        // Where in the secret a byte may be the first of a match; most bytes are in no such place.
        var firsts = [[Int]](repeating: [], count: 256)
        for first in 0...(needle.count - Self.window) { firsts[Int(needle[first] ^ key)].append(first) }
        let isFirst = firsts.map { !$0.isEmpty }
        var found = 0
        var start = 0
        while start < limit {
            if isFirst[Int(bytes[start])] {
                for stride in strides where start + stride * (Self.window - 1) < count {
                    for first in firsts[Int(bytes[start])] {
                        var step = 1
                        while step < Self.window, bytes[start + step * stride] ^ key == needle[first + step] {
                            step += 1
                        }
                        if step == Self.window { found += 1 }
                    }
                }
            }
            start += 1
        }
        return found
    }
}
