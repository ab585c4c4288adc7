/// The default animation of a layer: it lasts a quarter of a second.
struct StandInImplicitAction: CAAction {
    static let animatedKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "cornerRadius", "hidden",
        "masksToBounds", "opacity", "position", "transform", "zPosition",
    ]

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        StandInRecorder.add(.implicitAction, (layer.name ?? String(describing: type(of: layer))) + "." + event)
        layer.add(CABasicAnimation(keyPath: event), forKey: event)
    }
}
