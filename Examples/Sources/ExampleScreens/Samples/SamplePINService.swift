public import CodeInputUIKit

/// A keeper of a PIN for trying the screen: one PIN is current, and nothing is saved.
public struct SamplePINService: PINService {
    /// What there is instead of an answer when the service can't be reached.
    public struct Unreachable: Error {}

    /// The current PIN.
    public var pin: String
    /// How long an answer takes.
    public var delay: Duration
    /// Whether a new PIN can be saved.
    public var canSave: Bool

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - pin: The current PIN.
    ///   - delay: How long an answer takes.
    ///   - canSave: Whether a new PIN can be saved.
    public init(pin: String = "246813", delay: Duration = .milliseconds(900), canSave: Bool = true) {
        self.pin = pin
        self.delay = delay
        self.canSave = canSave
    }

    /// Compares.
    ///
    /// - Parameter pin: What the user typed.
    /// - Returns: Whether it is the current PIN.
    /// - Throws: When the task is cancelled.
    public func isCurrent(_ pin: String) async throws -> Bool {
        try await Task.sleep(for: delay)
        return pin == self.pin
    }

    /// Takes its time, and saves nothing.
    ///
    /// - Parameter pin: The new PIN.
    /// - Returns: That it is taken.
    /// - Throws: ``Unreachable``, or when the task is cancelled.
    public func save(_ pin: String) async throws -> CodeVerdict {
        try await Task.sleep(for: delay)
        if !canSave { throw Unreachable() }
        return .accepted
    }
}
