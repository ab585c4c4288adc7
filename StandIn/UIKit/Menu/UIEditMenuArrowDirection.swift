public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
