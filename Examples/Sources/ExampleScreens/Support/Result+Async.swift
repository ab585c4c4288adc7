extension Result where Failure == any Error, Success: Sendable {
    /// What an asynchronous body returns or throws.
    init(catching body: @Sendable () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
