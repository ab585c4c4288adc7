@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { StandInRecorder.add(.feedback, "selection") }
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}
