import CodeInputCore
import Testing

@Suite("An event")
struct CodeInputEventTests {
    private struct Offline: Error {}

    static let events: [CodeInputEvent] = [
        .began, .ended, .submitted, .changed(code: "12", count: 2), .changed(code: "34", count: 2),
        .changed(code: nil, count: 2), .changed(code: nil, count: 3), .completed(code: "12", count: 2),
        .completed(code: nil, count: 2), .completed(code: nil, count: 3), .invalidInput(.full), .invalidInput(.tooLong),
        .statusChanged(.accepted), .statusChanged(.rejected), .verificationFailed(Offline()),
        .verificationFailed(CodeInvalidInput.full),
    ]

    @Test("equals itself and no other")
    func equality() {
        for (index, event) in Self.events.enumerated() {
            for (otherIndex, other) in Self.events.enumerated() {
                #expect((event == other) == (index == otherIndex), "\(event), \(other)")
            }
        }
    }

    @Test("has the code in an open field only", arguments: [true, false])
    func code(isSecure: Bool) {
        var field = CodeField(length: 2)
        field.configuration.isSecure = isSecure
        field.apply(.insert("1"))
        let effects = field.apply(.insert("2")).effects
        let events = effects.compactMap { if case .event(let event, _) = $0 { event } else { nil } }
        let code = isSecure ? nil : "12"
        #expect(events == [.changed(code: code, count: 2), .completed(code: code, count: 2)])
    }
}
