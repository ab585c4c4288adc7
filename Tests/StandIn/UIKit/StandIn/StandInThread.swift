/// The state of UIKit and Core Animation on a thread: graphics contexts and running animations.
final class StandInThread {
    var contexts: [CGContext] = []
    var animatedLayers: [StandInWeak<CALayer>] = []
    var drawnLayers: [StandInWeak<CALayer>] = []
    /// The duration of the current animation block.
    var animationDuration: TimeInterval?
    var traits: UITraitCollection?
    /// Set by the default implementation of an optional delegate method, to tell that the delegate has none.
    var reachedDefault = false

    private static let key = "UIKitStandIn.thread"
    /// Safe: only code on the main queue reaches it.
    private nonisolated(unsafe) static let main = StandInThread()
    private static let isOnMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Off Apple platforms, the main queue of an asynchronous program changes threads, so the state of the main thread
    /// belongs to that queue.
    static var current: StandInThread {
        if DispatchQueue.getSpecific(key: isOnMainQueue) == true || Thread.isMainThread { return main }
        let dictionary = Thread.current.threadDictionary
        if let state = dictionary[key] as? StandInThread { return state }
        let state = StandInThread()
        dictionary[key] = state
        return state
    }
}

struct StandInWeak<Object: AnyObject> {
    weak var object: Object?
}
