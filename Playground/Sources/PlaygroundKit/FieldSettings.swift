import CodeInputUIKit
import UIKit

/// The settings of a field: the fields of the commands `new` and `configure`.
struct FieldSettings {
    var lengths = 6...6
    var style: any CodeCellRenderer = BoxRenderer()
    var alphabet = CodeAlphabet.digits
    var isSecure = false
    var masking: CodeMasking?
    var overflow = CodeOverflow.refuse
    var caretPolicy = CodeCaretPolicy.cells
    var isEnabled = true
    var placeholder = ""
    var message = ""
    var showsMessage = false
    var resignsOnCompletion = false
    var rejectionPolicy = CodeRejectionPolicy.startOver
    var domains: [String] = []
    var forgetsInBackground: Duration?
    var size = CGSize(width: 320, height: 56)
    /// The fields that the link of the style set.
    private var linked: Set<String> = []

    /// The number of cells.
    var length: Int {
        get { lengths.upperBound }
        set { lengths = newValue...newValue }
    }

    /// The lengths that a code can have.
    static let lengths = 1...64
    static let maximumSide = 10_000.0

    /// Updates the settings from the fields that are present.
    mutating func read(_ fields: inout ScriptFields) throws(ScriptError) {
        lengths = try fields.lengths("length", in: Self.lengths) ?? lengths
        if let text = try fields.string("style") { set(try RestyledStyle(text)) }
        alphabet = try fields.choice("alphabet", of: StyleCatalog.alphabets) ?? alphabet
        isSecure = try fields.bool("secure") ?? isSecure
        switch try fields.masking() {
        case nil: break
        case .automatic: masking = nil
        case .visible: masking = CodeMasking.none
        case .immediate: masking = .immediate
        case .delayed(let seconds): masking = .delayed(.seconds(seconds))
        }
        overflow = try fields.choice("overflow", of: ["refuse": .refuse, "replaceLast": .replaceLast]) ?? overflow
        caretPolicy = try fields.choice("caret", of: ["cells": .cells, "endOnly": .endOnly]) ?? caretPolicy
        isEnabled = try fields.bool("enabled") ?? isEnabled
        placeholder = try fields.string("placeholder") ?? placeholder
        message = try fields.string("message") ?? message
        showsMessage = try fields.bool("showsMessage") ?? showsMessage
        resignsOnCompletion = try fields.bool("resigns") ?? resignsOnCompletion
        rejectionPolicy =
            try fields.choice("rejection", of: ["startOver": .startOver, "edit": .edit]) ?? rejectionPolicy
        domains = try fields.strings("domains") ?? domains
        forgetsInBackground = try fields.duration("forgets", in: 0...86_400) ?? forgetsInBackground
        size.width = try fields.number("width", in: 0...Self.maximumSide) ?? size.width
        size.height = try fields.number("height", in: 0...Self.maximumSide) ?? size.height
    }

    /// Sets the style, and what its link says of the field.
    ///
    /// A link without it undoes what the last one said.
    private mutating func set(_ restyled: RestyledStyle) {
        style = restyled.renderer
        let fields = restyled.fields
        for name in Set(fields.keys).union(linked) {
            switch (name, fields[name]) {
            case ("showsMessage", let value): showsMessage = value == .bool(true)
            case ("message", .string(let text)): message = text
            case ("message", _): message = ""
            case ("forgets", .number(let seconds)): forgetsInBackground = .seconds(seconds)
            case ("forgets", _): forgetsInBackground = nil
            default: break
            }
        }
        linked = Set(fields.keys)
    }

    /// Applies the settings with the given names, or all settings, to a view.
    @MainActor func apply(_ names: Set<String>? = nil, to view: CodeInputView) {
        func isMeant(_ name: String) -> Bool { names?.contains(name) ?? true }
        if isMeant("length") { view.lengthRange = lengths }
        if isMeant("style") { view.style = style }
        if isMeant("alphabet") { view.alphabet = alphabet }
        if isMeant("secure") { view.isSecureTextEntry = isSecure }
        if isMeant("masking") { view.masking = masking }
        if isMeant("overflow") { view.overflow = overflow }
        if isMeant("caret") { view.caretPolicy = caretPolicy }
        if isMeant("enabled") { view.isEnabled = isEnabled }
        if isMeant("placeholder") { view.placeholder = placeholder }
        let isLinked = isMeant("style")
        let hint = message.isEmpty ? nil : message
        if isMeant("message") || isLinked, view.message != hint { view.message = hint }
        if isMeant("showsMessage") || isLinked, view.showsMessage != showsMessage { view.showsMessage = showsMessage }
        if isMeant("resigns") { view.resignsOnCompletion = resignsOnCompletion }
        if isMeant("rejection") { view.rejectionPolicy = rejectionPolicy }
        if isMeant("domains") { view.domains = domains }
        if isMeant("forgets") || isLinked { view.forgetsInBackground = forgetsInBackground }
        if isMeant("width") || isMeant("height") {
            view.frame.size = size
            view.superview?.frame.size = size
        }
    }
}
