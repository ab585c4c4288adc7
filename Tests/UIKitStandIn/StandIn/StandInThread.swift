/// What UIKit and Core Animation keep per thread: the graphics contexts, the transactions and the running animations.
final class StandInThread {
    var contexts: [CGContext] = []
    var transactions: [StandInTransaction] = []
    var implicitTransaction = StandInTransaction()
    var animatedLayers: [StandInWeak<CALayer>] = []
    var drawnLayers: [StandInWeak<CALayer>] = []
    var layerClasses: [ObjectIdentifier: (copy: (CALayer) -> CALayer, make: () -> CALayer)] = [:]
    var animationSettings: [StandInAnimationSettings] = []
    var animationsEnabled = true
    var traits: UITraitCollection?
    /// Set by the default of an optional delegate method, which is how its absence is noticed.
    var reachedDefault = false

    private static let key = "UIKitStandIn.thread"

    static var current: StandInThread {
        let dictionary = Thread.current.threadDictionary
        if let state = dictionary[key] as? StandInThread { return state }
        let state = StandInThread()
        dictionary[key] = state
        return state
    }
}
