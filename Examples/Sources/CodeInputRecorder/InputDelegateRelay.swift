import UIKit

/// Passes a field's announcements on to the text system, with the recording view as the sender.
final class InputDelegateRelay: NSObject, UITextInputDelegate {
    weak var view: RecordingView?
    weak var system: (any UITextInputDelegate)?

    func selectionWillChange(_ textInput: (any UITextInput)?) { system?.selectionWillChange(view) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { system?.selectionDidChange(view) }
    func textWillChange(_ textInput: (any UITextInput)?) { system?.textWillChange(view) }
    func textDidChange(_ textInput: (any UITextInput)?) { system?.textDidChange(view) }

    @available(iOS 18.4, visionOS 2.4, *)
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {
        system?.conversationContext(context, didChange: view)
    }
}
