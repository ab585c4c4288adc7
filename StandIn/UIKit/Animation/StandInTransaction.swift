struct StandInTransaction {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var group: StandInTransactionGroup?
}
