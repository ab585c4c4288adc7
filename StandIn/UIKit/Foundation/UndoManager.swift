@MainActor open class UndoManager: NSObject {
    private typealias Step = @MainActor () -> Void

    private struct Action {
        weak var target: AnyObject?
        let run: Step
    }

    private var undoStack: [Action] = []
    private var redoStack: [Action] = []
    private(set) var isUndoing = false
    private(set) var isRedoing = false

    public override init() {
        super.init()
    }

    public var canUndo: Bool { undoStack.contains { $0.target != nil } }

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        let action = Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoStack.append(action)
        } else {
            if !isRedoing { redoStack = [] }
            undoStack.append(action)
        }
    }

    public func removeAllActions(withTarget target: Any) {
        undoStack.removeAll { $0.target === target as AnyObject }
        redoStack.removeAll { $0.target === target as AnyObject }
    }

    public func undo() {
        guard let action = undoStack.popLast() else { return }
        isUndoing = true
        defer { isUndoing = false }
        action.run()
    }

    public func redo() {
        guard let action = redoStack.popLast() else { return }
        isRedoing = true
        defer { isRedoing = false }
        action.run()
    }
}
