import FlyingFox
import FlyingSocks

extension HTTPServer {
    /// The port that is listened to, or nil while none is.
    var listeningPort: UInt16? {
        switch listeningAddress {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix, nil: nil
        }
    }
}
