open class CATransaction: NSObject {
    /// The innermost one; outside `begin` the implicit one, which the end of a pass commits.
    static var current: StandInTransaction {
        get { StandInThread.current.transactions.last ?? StandInThread.current.implicitTransaction }
        set {
            let thread = StandInThread.current
            if thread.transactions.isEmpty {
                thread.implicitTransaction = newValue
            } else {
                thread.transactions[thread.transactions.count - 1] = newValue
            }
        }
    }

    open class func begin() {
        var inner = current
        inner.completion = nil
        // Animations of an inner transaction count for the outer one's completion as well; one group is enough here.
        StandInThread.current.transactions.append(inner)
    }

    open class func commit() {
        guard let last = StandInThread.current.transactions.popLast() else {
            return StandInRecorder.add(.misuse, "CATransaction.commit without begin")
        }
        if last.completion != nil { finish(last) }
    }

    open class func flush() {
        let thread = StandInThread.current
        let last = thread.implicitTransaction
        thread.implicitTransaction = StandInTransaction()
        finish(last)
    }

    private static func finish(_ transaction: StandInTransaction) {
        guard let group = transaction.group, transaction.completion != nil else { return }
        group.isCommitted = true
        group.finishIfDone()
    }

    open class func animationDuration() -> CFTimeInterval { current.duration }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timing = function }
    open class func disableActions() -> Bool { current.disablesActions }
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Called when the animations added from here on have ended; at once if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        current.completion = block
        current.group = block.map(StandInTransactionGroup.init)
    }
}
