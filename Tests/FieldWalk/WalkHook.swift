/// Where a field calls out, so that somebody may call back.
enum WalkHook: Int, CaseIterable, Hashable {
    case change, complete, invalid, status, veto, preparation, failure, verification
    case textWill, textDid, selectionWill, selectionDid
    case began, edited, ended, exit, primary, touched
}
