import UIKit

/// A superview with an undo manager of its own.
final class WalkShelf: UIView {
    private let ownManager = UndoManager()

    override var undoManager: UndoManager? { ownManager }
}
