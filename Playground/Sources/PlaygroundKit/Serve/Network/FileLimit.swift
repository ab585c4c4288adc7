import Foundation

/// The limit of open files and sockets for this process.
enum FileLimit {
    /// Raises the limit as far as the system allows.
    static func raise() {
        var limit = rlimit()
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(files, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        setrlimit(files, &limit)
    }
}
