import CodeInputPIN

/// A route for a code to enter a field and to leave it.
@MainActor struct SecretRoute {
    let name: String
    /// Whether the search must find the code afterwards, as in a control.
    var leavesCode = false
    /// Whether the code has only digits, as on a number pad.
    var isOfDigits = false
    var enter: (Scene) -> Void = { $0.typeAtOnce() }
    /// Removes the code from the field.
    var leave: @MainActor (Scene) async -> Void = { $0.clear() }

    static let all = controls + editing + entering + leaving + marking + changing + surroundings

    /// Copies by the app, which prove that the search finds copies.
    private static let controls = [
        SecretRoute(name: "an app reads the code", leavesCode: true) { scene in
            scene.typeAtOnce()
            _ = scene.view.code
        },
        SecretRoute(name: "an app lists the characters", leavesCode: true) { scene in
            scene.typeAtOnce()
            scene.secret.handOver { withExtendedLifetime(Array($0)) {} }
        },
        SecretRoute(name: "an app listens to every change", leavesCode: true) { scene in
            scene.view.onChange = { _ in }
            scene.typeAtOnce()
        },
    ]
}
