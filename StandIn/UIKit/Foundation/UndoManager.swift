@MainActor open class UndoManager: NSObject {
    private typealias Step = @MainActor () -> Void

    private struct Action {
        weak var target: AnyObject?
        let run: Step
    }

    private var undoStack: [Action] = []
    private var redoStack: [Action] = []
    private var disabledCount = 0
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    public var levelsOfUndo = 0
    public var groupsByEvent = true
    public private(set) var undoActionName = ""

    public override init() {
        super.init()
    }

    public var canUndo: Bool { undoStack.contains { $0.target != nil } }
    public var canRedo: Bool { redoStack.contains { $0.target != nil } }
    public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    public func disableUndoRegistration() { disabledCount += 1 }
    public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
    public func setActionName(_ actionName: String) { undoActionName = actionName }

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoStack.append(action)
        } else {
            if !isRedoing { redoStack = [] }
            undoStack.append(action)
            if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
        }
    }

    public func removeAllActions() {
        undoStack = []
        redoStack = []
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
