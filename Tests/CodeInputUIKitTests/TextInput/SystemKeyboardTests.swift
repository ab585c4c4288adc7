import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Random walks of the keyboard that iOS was seen to be.
    @MainActor @Suite struct SystemKeyboardTests {
        @Test("the keyboard's copy of the document is the field's, whatever the keyboard, the app and time do")
        func copiesAgree() async {
            for seed in 1...40 as ClosedRange<UInt64> {
                let walk = SystemWalk(seed: seed)
                await walk.run(operations: 40)
                let failures = walk.keyboard.failures + walk.failures, steps = walk.steps.suffix(20)
                #expect(failures == [] && !steps.isEmpty, "seed \(seed), \(walk.setup): \(steps) \(failures)")
            }
        }
    }
}

/// A keyboard, an app and time at work on one field, all by chance.
@MainActor private final class SystemWalk {
    let stage: Stage
    let keyboard: SystemKeyboard
    let setup: [String]
    /// The calls of the keyboard, and what the app and time did.
    private(set) var steps: [String] = []
    private(set) var failures: [String] = []
    private var random: SeededGenerator
    private let characters: [Character]
    private var isPlain: Bool { Set(setup).isDisjoint(with: ["a veto", "a preparation", "a verifier"]) }
    private var isMarked: Bool { stage.view.markedTextRange != nil }

    init(seed: UInt64) {
        var random = SeededGenerator(seed)
        var setup: [String] = []
        func chance(_ one: Int, in count: Int, _ name: String) -> Bool {
            guard Int.random(in: 0..<count, using: &random) < one else { return false }
            setup.append(name)
            return true
        }
        let characters =
            chance(1, in: 8, "letters") ? "abcXYZ012" : chance(1, in: 8, "Hangul") ? "가각나낙다닥" : "0123456789"
        stage = Stage(length: Int.random(in: 4...6, using: &random)) { view in
            if characters.hasPrefix("a") { view.alphabet = .lettersAndDigits }
            if characters.hasPrefix("가") { view.alphabet = CodeAlphabet(characters) }
            if chance(1, in: 2, "4...8") { view.lengthRange = 4...8 }
            if chance(1, in: 4, "secure") { view.isSecureTextEntry = true }
            if chance(1, in: 3, "endOnly") { view.caretPolicy = .endOnly }
            if chance(1, in: 3, "replaceLast") { view.overflow = .replaceLast }
            if chance(1, in: 3, "autocorrection") { view.autocorrectionType = .yes }
            if chance(1, in: 8, "a veto") { view.shouldChange = { $0.proposed.last != "3" } }
            if chance(1, in: 8, "a preparation") { view.preprocess = { $0.replacing("1", with: "2") } }
            if chance(1, in: 3, "a verifier") {
                let verdict = chance(1, in: 2, "that rejects") ? CodeVerdict.rejected() : .accepted
                let clock = Device.clock
                view.verifier = { _ in
                    try await clock.sleep(for: .seconds(1))
                    return verdict
                }
            }
        }
        keyboard = SystemKeyboard(for: stage.view)
        keyboard.cancelsCorrections = setup.contains("autocorrection")
        (self.random, self.setup, self.characters) = (random, setup, Array(characters))
        stage.view.onSystemCall = { [weak self] in self?.steps.append($0) }
    }

    func run(operations: Int) async {
        for _ in 0..<operations where keyboard.failures.isEmpty && failures.isEmpty {
            if !stage.view.isFirstResponder { stage.view.becomeFirstResponder() }
            await step()
        }
    }

    private func pick<Element>(_ elements: some Collection<Element>) -> Element? {
        elements.randomElement(using: &random)
    }

    private func code(_ counts: ClosedRange<Int>) -> String {
        String((0..<Int.random(in: counts, using: &random)).compactMap { _ in pick(characters) })
    }

    /// Blanks in a text, at random places.
    private func grouped(_ code: some StringProtocol) -> String {
        code.enumerated().reduce(into: "") { text, next in
            if next.offset > 0, Int.random(in: 0..<4, using: &random) == 0 { text += " " }
            text.append(next.element)
        }
    }

    private func step() async {
        let view = stage.view, longest = view.lengthRange.upperBound
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<5:
            let key = pick([code(1...1), code(1...1), code(1...1), "é", " ", "\t", code(2...2)]) ?? ""
            await keyboard.type(key)
        case 5, 6: await keyboard.delete()
        case 7: await keyboard.holdDelete(singles: pick([1, 2, 20]) ?? 20)
        case 8:
            let text = code(1...longest), commit = pick(SystemKeyboard.Commit.allCases) ?? .unmark
            await keyboard.compose(text.indices.map { String(text[...$0]) }, commit: commit)
        case 9: await keyboard.retype(code(1...1))
        case 10: await keyboard.predict(code(1...3), then: pick([code(1...1), ""]) ?? "")
        case 11: await keyboard.correct(to: code(1...longest))
        case 12, 13: await dictate()
        case 14, 15: await fill()
        case 16:
            let cell = pick(view.cellFrames) ?? .zero
            await keyboard.moveCaret(to: CGPoint(x: cell.minX, y: cell.midY))
        // The placeholder of dictation.
        case 17: await keyboard.type(pick([" ", "   "]) ?? "")
        case 18:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: view.code = code(0...longest)
            case 1: view.clear()
            case 2: view.reject(message: "No")
            default: view.status = .editing
            }
            steps.append("the app: \(view.code), \(view.status)")
        default:
            steps.append("time")
            await Device.advance(by: 2)
        }
    }

    private func dictate() async {
        let view = stage.view, isEmpty = view.code.isEmpty && !isMarked && view.status == .editing
        let code = code(view.lengthRange), first = Int.random(in: 1...code.count, using: &random)
        let isFound = await keyboard.dictate((first...code.count).map { grouped(code.prefix($0)) })
        if isPlain, isEmpty, isFound, view.code != code { failures.append("\(code) was said, \(view.code) is there") }
    }

    private func fill() async {
        let view = stage.view
        let code = code(view.lengthRange), door = pick(SystemKeyboard.Door.allCases) ?? .insertion
        // Over selected cells, a code of several lengths changes only those.
        let isPart = !view.selectedCells.isEmpty && door == .insertion
        let isFree = isPlain && !isMarked && view.status == .editing && !isPart
        await keyboard.fill(code, by: door, prepared: view.preprocess?(code))
        if isFree, view.code != code { failures.append("\(code) was filled in, \(view.code) is there") }
    }
}
