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

@MainActor open class UndoManager: NSObject {
    private typealias Step = @MainActor () -> Void

    private struct Action {
        weak var target: AnyObject?
        let run: Step
    }

    private var undoStack: [Action] = []
    private var redoStack: [Action] = []
    private var isUndoing = false
    private var isRedoing = false

    public override init() { super.init() }

    /// The most steps that the manager keeps; 0 for any number.
    public var levelsOfUndo = 0
    public var canUndo: Bool { undoStack.contains { $0.target != nil } }
    public var canRedo: Bool { redoStack.contains { $0.target != nil } }

    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        let action = Action(target: target) { [weak target] in if let target { handler(target) } }
        if isUndoing {
            redoStack.append(action)
        } else {
            if !isRedoing { redoStack = [] }
            undoStack.append(action)
            if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
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
