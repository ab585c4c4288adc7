public import CodeInputUIKit

/// A sample service with one current PIN, which saves nothing.
public struct SamplePINService: PINService {
    /// The error of a service that can't be reached.
    public struct Unreachable: Error {}

    /// The current PIN.
    public var pin: String
    /// The delay of a response.
    public var delay: Duration
    /// Whether the service can save a new PIN.
    public var canSave: Bool

    /// Creates a sample service.
    ///
    /// - Parameters:
    ///   - pin: The current PIN.
    ///   - delay: The delay of a response.
    ///   - canSave: Whether the service can save a new PIN.
    public init(pin: String = "246813", delay: Duration = .milliseconds(900), canSave: Bool = true) {
        self.pin = pin
        self.delay = delay
        self.canSave = canSave
    }

    /// Compares after the delay.
    ///
    /// - Parameter pin: The PIN that the user has typed.
    /// - Returns: Whether it is the current PIN.
    /// - Throws: An error if the task is canceled.
    public func isCurrent(_ pin: String) async throws -> Bool {
        try await Task.sleep(for: delay)
        return pin == self.pin
    }

    /// Waits for the delay, and saves nothing.
    ///
    /// - Parameter pin: The new PIN.
    /// - Returns: Acceptance.
    /// - Throws: ``Unreachable``, or an error if the task is canceled.
    public func save(_ pin: String) async throws -> CodeVerdict {
        try await Task.sleep(for: delay)
        if !canSave { throw Unreachable() }
        return .accepted
    }
}
