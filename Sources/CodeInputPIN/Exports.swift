@_exported public import CodeInputSwiftUI
