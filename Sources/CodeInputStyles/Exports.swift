@_exported public import CodeInputCore

// For every file of the module, and for its clients.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#else
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
#endif
