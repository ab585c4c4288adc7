import CodeInputPIN
import MemoryTools
import UIKit

/// Checks that a secure field looks the same for every four-digit PIN.
@MainActor struct BlindCheck {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    /// Prints the differences.
    ///
    /// - Parameter step: The distance between two PINs. With 1, it compares all 10,000.
    /// - Returns: Whether there are none.
    static func run(step: Int) -> Bool {
        StandInScreen.reset()
        let check = BlindCheck()
        check.window.makeKeyAndVisible()
        let seesAll = check.seesWhatAnAppGivesAway()
        let isBlind = check.isBlind(step: step, isByEveryRoute: false)
        return check.isBlind(step: step * 7, isByEveryRoute: true) && isBlind && seesAll
    }

    private func isBlind(step: Int, isByEveryRoute: Bool) -> Bool {
        var expected: [ObservedStep] = []
        // Fonts and tables are created before the first comparison.
        for _ in 0..<3 { expected = FieldObserver.steps(of: 9876, in: window, isByEveryRoute) }
        var count = 0, differing = 0
        for pin in stride(from: 0, to: 10_000, by: max(step, 1)) {
            var found: [ObservedStep] = []
            // Work of the system can occur in any step, even with the same PIN. A difference due to a PIN occurs every time.
            for _ in 0..<3 where found != expected { found = FieldObserver.steps(of: pin, in: window, isByEveryRoute) }
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

    private func report(_ pin: Int, _ expected: [ObservedStep], _ found: [ObservedStep]) {
        if found.isEmpty { print("  \(pin): the field is leaked") }
        for (one, other) in zip(expected, found) where one != other {
            print("  \(pin), \(one.name): \(other.differences(from: one).sorted())")
        }
    }

    /// Checks that the comparison finds an app that gives the first digit away in every aspect.
    private func seesWhatAnAppGivesAway() -> Bool {
        let low = FieldObserver.steps(of: 1234, in: window, true, setUp: giveAway)
        let high = FieldObserver.steps(of: 8234, in: window, true, setUp: giveAway)
        let seen = zip(low, high).reduce(into: Set<String>()) { $0.formUnion($1.1.differences(from: $1.0)) }
        let missing = Set(low.flatMap(\.aspects.keys)).subtracting(seen)
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

/// Everything that an observer can see, hear, feel or measure of a field after a step.
struct ObservedStep: Equatable {
    let name: String
    var aspects: [String: [AnyHashable?]] = [:]

    /// Returns the names of the aspects that differ.
    func differences(from other: Self) -> Set<String> {
        Set(aspects.keys.filter { aspects[$0] != other.aspects[$0] })
    }
}
