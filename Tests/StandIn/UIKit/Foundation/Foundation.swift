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

/// Groups by cycles of the run loop, as Foundation does, unless `groupsByEvent` is false: until the next turn of the main
/// actor, all is one step.
@MainActor open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let group: Int
        let run: @MainActor () -> Void
    }

    private enum Activity { case none, undoing, redoing }

    private var undoStack: [Action] = []
    private var redoStack: [Action] = []
    private var activity = Activity.none
    // Those before have lower numbers.
    private var group = 0
    private var isGroupOpen = false
    private var nesting = 0

    public override init() { super.init() }

    /// The most steps that the manager keeps; 0 for any number.
    public var levelsOfUndo = 0
    public var groupsByEvent = true
    public var canUndo: Bool { undoStack.contains { $0.target != nil } }
    public var canRedo: Bool { redoStack.contains { $0.target != nil } }

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
        let action = Action(target: target, group: group) { [weak target] in if let target { handler(target) } }
        guard activity != .undoing else { return redoStack.append(action) }
        if activity == .none { redoStack = [] }
        undoStack.append(action)
        while levelsOfUndo > 0, undoStack.count > levelsOfUndo, Set(undoStack.map(\.group)).count > levelsOfUndo {
            undoStack.removeFirst()
        }
    }

    public func removeAllActions(withTarget target: Any) {
        undoStack.removeAll { $0.target === target as AnyObject }
        redoStack.removeAll { $0.target === target as AnyObject }
        if activity == .none { isGroupOpen = false }
    }

    public func undo() { perform(\.undoStack, as: .undoing) }

    public func redo() { perform(\.redoStack, as: .redoing) }

    private func openGroup() {
        if activity == .none { group += 1 }
        isGroupOpen = true
    }

    /// Performs the last group of a stack, the last action first; what that registers is one group.
    private func perform(_ stack: ReferenceWritableKeyPath<UndoManager, [Action]>, as new: Activity) {
        let last = self[keyPath: stack].last?.group, actions = self[keyPath: stack].filter { $0.group == last }
        self[keyPath: stack].removeLast(actions.count)
        group += 1
        (activity, isGroupOpen) = (new, true)
        for action in actions.reversed() { action.run() }
        (activity, isGroupOpen) = (.none, false)
    }
}
