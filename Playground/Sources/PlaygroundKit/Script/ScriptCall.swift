import CodeInputRecorder
import CodeInputUIKit
import Foundation
import UIKit

/// The command `call`: a recorded call of a device, and its result.
struct ScriptCall {
    let call: RecordedCall
    /// Whether another call was in progress.
    ///
    /// That call repeats this one itself.
    let isInside: Bool
    /// The recorded result, or nil if none was recorded.
    let expected: RecordedValue?

    init(_ fields: inout ScriptFields) throws(ScriptError) {
        let name = try fields.require(fields.string("name"), "name")
        var arguments: [String: RecordedValue] = [:]
        for argument in RecordedCall.argumentNames {
            guard let value = fields.value(argument) else { continue }
            guard let recorded = RecordedValue(value) else {
                throw ScriptError("field \"\(argument)\" must not be an object")
            }
            arguments[argument] = recorded
        }
        call = RecordedCall(name, arguments)
        isInside = try fields.bool("inside") ?? false
        expected = fields.value("result").flatMap(RecordedValue.init)
    }

    /// Makes the call.
    ///
    /// - Returns: The result, or nil for a call without one.
    @MainActor func make(on stage: FieldStage) throws -> RecordedValue? {
        switch call.name {
        case "pressesBegan(_:with:)":
            let press = UIPressesEvent.standInSend(try pressed(), to: stage.view)
            press.release()
            return .bool(press.isHandled)
        case "insertDictationResult(_:)":
            guard case .list(let texts) = call.arguments["texts"] else {
                throw ScriptError("\"\(call.name)\" needs the field \"texts\", a list of strings")
            }
            let phrases = texts.compactMap { if case .text(let text) = $0 { text } else { nil } }
            stage.view.insertDictationResult(phrases.map(UIDictationPhrase.standIn))
            return nil
        default:
            do {
                return try call.make(on: stage.view)
            } catch {
                throw ScriptError("\(error)")
            }
        }
    }

    @MainActor private func pressed() throws(ScriptError) -> UIKey {
        guard case .text(let name) = call.arguments["key"] else {
            throw ScriptError("\"\(call.name)\" needs the field \"key\"")
        }
        let code = RecordedCall.keys.first { $0.key == name }?.value
        let characters = code == nil ? name : ""
        var flags: UIKeyModifierFlags = []
        for (name, flag) in RecordedCall.modifiers where call.arguments[name] == .bool(true) { flags.insert(flag) }
        return UIKey.standIn(
            characters, ignoring: characters, modifierFlags: flags, keyCode: code ?? .keyboardErrorUndefined)
    }
}

extension RecordedValue {
    /// Creates a value; nil for an object, which no call takes.
    init?(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self = .number(value)
        case .string(let value): self = .text(value)
        case .array(let values):
            let list = values.compactMap(RecordedValue.init)
            guard list.count == values.count else { return nil }
            self = .list(list)
        case .object: return nil
        }
    }

    var asJSON: JSONValue {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let value): value.isFinite ? .number(value) : .null
        case .text(let value): .string(value)
        case .list(let values): .array(values.map(\.asJSON))
        }
    }
}
