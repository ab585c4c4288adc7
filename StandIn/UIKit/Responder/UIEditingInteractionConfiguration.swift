public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
