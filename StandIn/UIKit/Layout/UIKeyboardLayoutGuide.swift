/// The keyboard covers nothing here: the guide lies along the bottom edge.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
}
