public enum NSTextAlignment: Int, Sendable {
    case left, center, right
    case natural = 4
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
