/// Swift has no way to call an initialiser of a class known at run time only unless it is `required`, and Core Animation's
/// is not. Subclasses that want presentation copies, or stand in as a view's `layerClass`, are made known here.
public enum StandInLayerCopies {
    private typealias Entry = (copy: (CALayer) -> CALayer, make: () -> CALayer)

    public static func register<Layer: CALayer>(
        _ type: Layer.Type, copy: @escaping (CALayer) -> Layer, make: @escaping () -> Layer
    ) {
        StandInThread.current.layerClasses[ObjectIdentifier(type)] = (copy, make)
    }

    static func copy(_ layer: CALayer) -> CALayer? {
        switch type(of: layer) {
        case is CAShapeLayer.Type where type(of: layer) == CAShapeLayer.self: CAShapeLayer(layer: layer)
        case is CAGradientLayer.Type where type(of: layer) == CAGradientLayer.self: CAGradientLayer(layer: layer)
        case let known where known == CALayer.self: CALayer(layer: layer)
        case let known: StandInThread.current.layerClasses[ObjectIdentifier(known)]?.copy(layer)
        }
    }

    static func make(_ type: AnyClass) -> CALayer {
        if type == CAShapeLayer.self { return CAShapeLayer() }
        if type == CAGradientLayer.self { return CAGradientLayer() }
        if let known = StandInThread.current.layerClasses[ObjectIdentifier(type)] { return known.make() }
        if type != CALayer.self { StandInRecorder.add(.misuse, "layerClass \(type) is not registered") }
        return CALayer()
    }
}
