extension Result where Failure == any Error, Success: Sendable {
    /// Creates a result from an asynchronous body.
    @MainActor init(catching body: @MainActor () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
