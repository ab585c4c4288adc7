/// The layers that this thread drew since the log was cleared, in order.
public enum StandInDrawLog {
    public static var layers: [CALayer] { StandInThread.current.drawnLayers.compactMap(\.object) }

    public static func count(of layer: CALayer) -> Int {
        layers.count { $0 === layer }
    }

    public static func clear() {
        StandInThread.current.drawnLayers = []
    }
}
