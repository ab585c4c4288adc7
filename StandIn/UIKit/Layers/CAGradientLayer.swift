open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        if let other = layer as? CAGradientLayer {
            colors = other.colors
            locations = other.locations
            startPoint = other.startPoint
            endPoint = other.endPoint
        }
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var gradient: StandInGradient? {
        let stops = (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
        guard stops.count > 1 else { return nil }
        let even = stops.indices.map { CGFloat($0) / CGFloat(stops.count - 1) }
        let given = locations?.map { CGFloat($0.doubleValue) }
        func point(_ unit: CGPoint) -> CGPoint { CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height) }
        return StandInGradient(
            colors: stops, locations: given?.count == stops.count ? given ?? even : even, start: point(startPoint),
            end: point(endPoint))
    }
}
