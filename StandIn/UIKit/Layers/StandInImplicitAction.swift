/// What Core Animation does when nobody says otherwise: the change fades over a quarter of a second.
struct StandInImplicitAction: CAAction {
    static let animatedKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "contentsRect",
        "contentsCenter", "cornerRadius", "hidden", "masksToBounds", "opacity", "position", "shadowColor",
        "shadowOffset",
        "shadowOpacity", "shadowPath", "shadowRadius", "transform", "zPosition",
    ]

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        StandInRecorder.add(.implicitAction, (layer.name ?? String(describing: type(of: layer))) + "." + event)
        layer.add(CABasicAnimation(keyPath: event), forKey: event)
    }
}
