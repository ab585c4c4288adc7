struct StandInWeak<Object: AnyObject> {
    weak var object: Object?
}
