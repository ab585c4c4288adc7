@_exported public import CodeInputCore

// CGRect and CGFloat, for every file of the module and for its clients.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#else
@_exported public import Foundation
#endif
