#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// Whether a bar with a Done button is on top of the keyboard.
    ///
    /// The button does what Return does, which the number pad of an iPhone does not have. A field for codes of different lengths
    /// needs one of them, or a button of the app that calls ``submit()``. The system translates the title. A view that you set
    /// as ``inputAccessoryView`` wins. Defaults to false.
    public var showsDoneAccessory: Bool {
        get { keyboardTraits.showsDoneAccessory }
        set { keyboardTraits.showsDoneAccessory = newValue }
    }

    /// The bar with the Done button, made when the keyboard first asks for it.
    var doneAccessory: UIView? {
        guard showsDoneAccessory else { return nil }
        if let bar = settings.doneAccessory { return bar }
        // Without a size, the bar's own constraints conflict until the keyboard has laid it out.
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let done = UIAction { [weak self] _ in self?.returnKeyPressed() }
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
        bar.sizeToFit()
        settings.doneAccessory = bar
        return bar
    }

    private func returnKeyPressed() {
        if settings.shouldReturn?() != false { submit() }
    }
}
#endif
