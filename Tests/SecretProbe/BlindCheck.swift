import CodeInputUIKit
import UIKit

/// Compares all that can be seen of a secure field, for all four-digit PINs: it has to be the same.
@MainActor struct BlindCheck {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    /// Prints what differed.
    ///
    /// - Parameter step: 1 for all 10,000 PINs, else for each so manyth.
    /// - Returns: Whether nothing did.
    static func run(step: Int) async -> Bool {
        StandInScreen.reset()
        let check = BlindCheck()
        check.window.makeKeyAndVisible()
        let seesAll = await check.seesWhatAnAppGivesAway()
        let isBlind = await check.isBlind(step: step, isByEveryRoute: false)
        return await check.isBlind(step: step * 7, isByEveryRoute: true) && isBlind && seesAll
    }

    private func isBlind(step: Int, isByEveryRoute: Bool) async -> Bool {
        var expected: [Glimpse] = []
        // What is made once, fonts and tables, is there before anybody looks.
        for _ in 0..<3 { expected = await PINWalk.glimpses(of: 9876, in: window, isByEveryRoute) ?? [] }
        var count = 0
        var differing = 0
        for pin in stride(from: 0, to: 10_000, by: max(step, 1)) {
            let found = await glimpses(of: pin, isByEveryRoute, likeliest: expected)
            count += 1
            guard found != expected else { continue }
            differing += 1
            if differing <= 3 { report(pin, expected, found) }
        }
        let isRight = differing == 0 && expected.count > 20
        print(
            "\(isRight ? "ok" : "FAIL") \(count) PINs \(isByEveryRoute ? "by every route" : "typed, corrected, rejected"):",
            "\(differing) differ in \(expected.count) steps")
        return isRight
    }

    /// Looks again where something differed.
    ///
    /// The system's own work falls into one step or another, for one PIN too. What a PIN makes differ it does each time.
    private func glimpses(of pin: Int, _ isByEveryRoute: Bool, likeliest expected: [Glimpse]) async -> [Glimpse] {
        var found: [Glimpse] = []
        for _ in 0..<3 {
            found = await PINWalk.glimpses(of: pin, in: window, isByEveryRoute) ?? []
            if found == expected { break }
        }
        return found
    }

    private func report(_ pin: Int, _ expected: [Glimpse], _ found: [Glimpse]) {
        if found.isEmpty { print("  \(pin): the field is leaked") }
        for (one, other) in zip(expected, found) {
            let names = other.differences(from: one)
            if !names.isEmpty { print("  \(pin), \(one.step): \(names.sorted())") }
        }
    }

    /// An app that gives the first digit away by every means: each has to be seen, or the comparison proves nothing.
    private func seesWhatAnAppGivesAway() async -> Bool {
        let low = await PINWalk.glimpses(of: 1234, in: window, true, setUp: giveAway) ?? []
        let high = await PINWalk.glimpses(of: 8234, in: window, true, setUp: giveAway) ?? []
        let seen = zip(low, high).reduce(into: Set<String>()) { $0.formUnion($1.1.differences(from: $1.0)) }
        let missing = Glimpse.aspects.subtracting(seen)
        print("\(missing.isEmpty ? "control" : "FAIL") an app that gives a digit away: seen in \(seen.sorted())")
        return missing.isEmpty
    }

    private func giveAway(_ view: CodeInputView) {
        view.preprocess = { [weak view] text in
            guard let view, text == "8" else { return text }
            view.isRevealed = true
            view.frame.size.width += 8
            view.sendActions(for: .touchCancel)
            view.inputDelegate?.textWillChange(view)
            UIAccessibility.post(notification: .announcement, argument: "eight")
            _ = UIPasteboard.general.string
            return text
        }
    }
}
