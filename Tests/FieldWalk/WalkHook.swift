/// A callback of a field, in which a walk can call the field.
enum WalkHook: Int, CaseIterable, Hashable {
    case change, complete, invalid, status, veto, preparation, failure, verification
    case textWill, textDid, selectionWill, selectionDid
    case began, edited, ended, exit, primary, touched
}
