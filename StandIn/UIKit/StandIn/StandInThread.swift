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
    /// Safe: only what runs on the main queue gets at it, one at a time.
    private nonisolated(unsafe) static let main = StandInThread()
    private static let isOnMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Off Apple platforms the main queue of an asynchronous program runs on any thread, now this, now that: what belongs
    /// to the main thread belongs to that queue.
    static var current: StandInThread {
        if DispatchQueue.getSpecific(key: isOnMainQueue) == true || Thread.isMainThread { return main }
        let dictionary = Thread.current.threadDictionary
        if let state = dictionary[key] as? StandInThread { return state }
        let state = StandInThread()
        dictionary[key] = state
        return state
    }
}
