/// The animations that one completion block waits for.
final class StandInTransactionGroup {
    var count = 0
    var isCommitted = false
    private var completion: (() -> Void)?

    init(_ completion: @escaping () -> Void) {
        self.completion = completion
    }

    func leave() {
        count -= 1
        finishIfDone()
    }

    func finishIfDone() {
        guard isCommitted, count <= 0, let block = completion else { return }
        completion = nil
        block()
    }
}
