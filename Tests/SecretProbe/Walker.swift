import Foundation
import MemoryTools

/// The process whose memory is searched.
///
/// It enters and removes a code in each route, and waits during a search.
@MainActor struct Walker {
    static func run() async {
        var order = [UInt8](repeating: 0, count: 1 + Secret.length)
        while receive(&order) {
            guard SecretRoute.all.indices.contains(Int(order[0])) else { return }
            let route = SecretRoute.all[Int(order[0])]
            // Keeps freed memory, so that nothing overwrites a copy by chance.
            memory_keep_freed()
            await walk(route, with: Secret(hidden: Array(order[1...])))
            guard answer(memory_release_kept() ? .done : .lost) else { return }
        }
    }

    private static func walk(_ route: SecretRoute, with secret: Secret) async {
        let scene = Scene(secret, isOfDigits: route.isOfDigits)
        route.enter(scene)
        standStill(.entered)
        await route.leave(scene)
        standStill(.left)
        scene.close()
    }

    /// Answers and waits for the next order, without allocations, which could overwrite a copy.
    private static func standStill(_ answer: MemoryCheck.Answer) {
        var next: UInt8 = 0
        guard Self.answer(answer), read(STDIN_FILENO, &next, 1) == 1 else { exit(1) }
    }

    private static func answer(_ answer: MemoryCheck.Answer) -> Bool {
        var byte = answer.rawValue
        return write(STDOUT_FILENO, &byte, 1) == 1
    }

    private static func receive(_ order: inout [UInt8]) -> Bool {
        var count = 0
        while count < order.count {
            let part = order[count...].withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            guard part > 0 else { return false }
            count += part
        }
        return true
    }
}
