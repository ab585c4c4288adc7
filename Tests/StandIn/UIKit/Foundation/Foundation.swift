@_exported public import Foundation

public typealias CFTimeInterval = Double

extension NSNotification.Name {
    public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification")
    public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")
    public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification")
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification")
}

/// The name of a method. `StandInActions` knows the few that UIKit itself sends.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ str: String) { description = str }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading {}

/// A dropped item. A subclass delivers its text.
// Unchecked: it has no state.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
}

/// Groups by cycles of the run loop, as Foundation does: until the next turn of the main actor, all is one step.
@MainActor open class UndoManager: NSObject {
    private typealias Step = @MainActor () -> Void

    private struct Action {
        weak var target: AnyObject?
        let run: Step
    }

    private enum Activity { case none, undoing, redoing }

    private var undoStack: [[Action]] = []
    private var redoStack: [[Action]] = []
    private var activity = Activity.none
    private var isGroupOpen = false
    private var nesting = 0
    private var hasRedoGroup = false

    public override init() { super.init() }

    /// The most steps that the manager keeps; 0 for any number.
    public var levelsOfUndo = 0
    public var groupsByEvent = true
    public var canUndo: Bool { undoStack.joined().contains { $0.target != nil } }
    public var canRedo: Bool { redoStack.joined().contains { $0.target != nil } }

    public func beginUndoGrouping() {
        if nesting == 0 { openGroup() }
        nesting += 1
    }

    public func endUndoGrouping() {
        precondition(nesting > 0, "endUndoGrouping called with no matching begin")
        nesting -= 1
        if nesting == 0, activity == .none { isGroupOpen = false }
    }

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        if !isGroupOpen {
            precondition(groupsByEvent, "must begin a group before registering undo")
            openGroup()
            Task { @MainActor [weak self] in self?.isGroupOpen = false }
        }
        let action = Action(target: target) { [weak target] in if let target { handler(target) } }
        if activity == .undoing {
            if !hasRedoGroup { redoStack.append([]) }
            hasRedoGroup = true
            return redoStack[redoStack.count - 1].append(action)
        }
        if activity == .none { redoStack = [] }
        if undoStack.isEmpty { undoStack = [[]] }
        undoStack[undoStack.count - 1].append(action)
    }

    public func removeAllActions(withTarget target: Any) {
        for index in undoStack.indices { undoStack[index].removeAll { $0.target === target as AnyObject } }
        for index in redoStack.indices { redoStack[index].removeAll { $0.target === target as AnyObject } }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
        if activity == .none { isGroupOpen = false }
        hasRedoGroup = false
    }

    public func undo() {
        isGroupOpen = false
        guard let group = undoStack.popLast() else { return }
        hasRedoGroup = false
        perform(group, as: .undoing)
    }

    public func redo() {
        guard let group = redoStack.popLast() else { return }
        undoStack.append([])
        perform(group, as: .redoing)
    }

    private func openGroup() {
        isGroupOpen = true
        guard activity == .none else { return }
        undoStack.append([])
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
    }

    private func perform(_ group: [Action], as activity: Activity) {
        (self.activity, isGroupOpen) = (activity, true)
        for action in group.reversed() { action.run() }
        (self.activity, isGroupOpen) = (.none, false)
    }
}
