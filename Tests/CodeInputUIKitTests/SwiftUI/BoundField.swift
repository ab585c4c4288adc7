#if canImport(UIKit)
import CodeInputUIKit
import SwiftUI

/// A field over a binding from elsewhere.
struct BoundField: View {
    let code: Binding<String>

    var body: some View { CodeInputField(code: code) }
}
#endif
