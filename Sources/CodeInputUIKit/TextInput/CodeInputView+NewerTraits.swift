#if canImport(UIKit)
    public import UIKit

    // Traits and requirements that came after iOS 16. A stored property can't be limited to newer systems, so the raw
    // values are stored.
    extension CodeInputView {
        /// Whether the keyboard completes words inline. Never unless set.
        @available(iOS 17, visionOS 1, *)
        public var inlinePredictionType: UITextInlinePredictionType {
            get { rawInlinePrediction.flatMap(UITextInlinePredictionType.init(rawValue:)) ?? .no }
            set { rawInlinePrediction = newValue.rawValue }
        }

        /// Whether Writing Tools are offered. Never unless set.
        @available(iOS 18, visionOS 2.4, *)
        public var writingToolsBehavior: UIWritingToolsBehavior {
            get { rawWritingTools.flatMap(UIWritingToolsBehavior.init(rawValue:)) ?? .none }
            set { rawWritingTools = newValue.rawValue }
        }

        /// Whether the text can be edited now.
        @available(iOS 18, visionOS 2, *)
        public var isEditable: Bool { isEnabled && status != .verifying }

        /// False: a code has no room for Genmoji.
        @available(iOS 18, visionOS 2, *)
        public var supportsAdaptiveImageGlyph: Bool {
            get { false }
            set {}
        }
    }
#endif
