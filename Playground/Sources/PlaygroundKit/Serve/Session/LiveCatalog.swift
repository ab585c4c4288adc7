import Foundation

/// The options of the page: the names, each style with its picture and settings, and the example screens.
struct LiveCatalog: Encodable {
    struct Style: Encodable {
        var name: String
        var title: String
        var light: String
        var dark: String
        /// The defaults of the style's settings, by their keys.
        var settings: [String: Default]
    }

    struct Default: Encodable {
        var light: String
        var dark: String
    }

    /// A setting of styles, with the data for its control.
    struct Setting: Encodable {
        var key: String
        var title: String
        var group: String
        var kind: String
        var from: Double?
        var to: Double?
        var step: Double?
        var options: [String]?

        init(_ setting: StyleSetting) {
            key = setting.key
            title = setting.title
            group = setting.group
            switch setting.kind {
            case .color: kind = "color"
            case .number(let range, let step):
                kind = "number"
                (from, to, self.step) = (range.lowerBound, range.upperBound, step)
            case .choice(let names):
                kind = "choice"
                options = names
            case .groups: kind = "groups"
            case .symbol: kind = "symbol"
            case .text(let longest):
                kind = "text"
                to = Double(longest)
            }
        }
    }

    var styles: [Style]
    var settings: [Setting]
    var alphabets: [String]
    var statuses: [String]
    var screens: [LiveScreen]

    @MainActor init(screens: [LiveScreen]) throws {
        styles = try StyleCatalog.all.map { style in
            var defaults = style.settings.map { setting in
                let values = [false, true].map { style.defaultValue(of: setting, isDark: $0)?.text ?? "" }
                return (setting.key, Default(light: values[0], dark: values[1]))
            }
            for setting in StyleSetting.field {
                // The first choice is the default, and no text.
                let text = if case .choice(let names) = setting.kind { names[0] } else { "" }
                defaults.append((setting.key, Default(light: text, dark: text)))
            }
            return Style(
                name: style.name, title: style.title, light: try Self.picture(of: style, isDark: false),
                dark: try Self.picture(of: style, isDark: true), settings: Dictionary(uniqueKeysWithValues: defaults))
        }
        settings = StyleSetting.all.map(Setting.init)
        alphabets = StyleCatalog.alphabets.map(\.key)
        statuses = StyleCatalog.statuses.map(\.key)
        self.screens = screens
    }

    @MainActor private static func picture(of style: PlaygroundStyle, isDark: Bool) throws -> String {
        var picture = FieldPicture()
        picture.style = style.renderer
        picture.length = 4
        picture.text = style.name == "dots" ? "4829" : "482"
        picture.isSecure = style.name == "dots"
        picture.isFocused = true
        picture.isDark = isDark
        picture.size.width = 208
        let stage = try picture.stage()
        return stage.livePicture.svg
    }
}
