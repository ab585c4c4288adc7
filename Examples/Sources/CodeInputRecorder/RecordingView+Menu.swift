public import UIKit

extension RecordingView: @preconcurrency UIEditMenuInteractionDelegate {
    /// Returns the system's menu of the commands that the field allows.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions)
    }
}
