import CodeInputUIKit

/// A way for a code to come into a field and to go out of it.
@MainActor struct Way {
    let name: String
    /// Whether the code has to be found afterwards: a control of the search.
    var leavesCode = false
    /// Whether the code is one of digits, as of a number pad.
    var isOfDigits = false
    var enter: (Scene) -> Void = { $0.typeAtOnce() }
    /// What happens to the field then, so that the code has to be gone.
    var leave: @MainActor (Scene) async -> Void = { $0.clear() }

    static let all = controls + editing + entering + leaving + marking + changing + surroundings

    /// Copies that an app makes: each has to be found, or the search proves nothing.
    private static let controls = [
        Way(name: "an app reads the code", leavesCode: true) { scene in
            scene.typeAtOnce()
            _ = scene.view.code
        },
        Way(name: "an app lists the characters", leavesCode: true) { scene in
            scene.typeAtOnce()
            scene.secret.handOver { withExtendedLifetime(Array($0)) {} }
        },
        Way(name: "an app listens to every change", leavesCode: true) { scene in
            scene.view.onChange = { _ in }
            scene.typeAtOnce()
        },
    ]
}
