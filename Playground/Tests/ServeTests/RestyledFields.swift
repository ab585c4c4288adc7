import CodeInputUIKit
import UIKit

@testable import PlaygroundKit

@MainActor let restyledFields: [String: @MainActor (UIView) -> CodeInputView] = [:]
