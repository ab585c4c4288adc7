@_exported public import CodeInputUIKit
