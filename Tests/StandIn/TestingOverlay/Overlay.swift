// Empty on purpose: Swift Testing imports this module beside any module named UIKit.
