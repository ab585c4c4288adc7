import Foundation

/// What the page offers: the names of everything, each style with its picture, and the example screens.
struct LiveCatalog: Encodable {
    struct Style: Encodable {
        var name: String
        var light: String
        var dark: String
    }

    struct Screen: Encodable {
        var name: String
        var title: String
        var summary: String
        var hint: String?
    }

    var styles: [Style]
    var alphabets: [String]
    var statuses: [String]
    var screens: [Screen]

    @MainActor init(screens: [LiveScreen]) throws {
        styles = try StyleCatalog.names.map { name in
            Style(
                name: name, light: try Self.picture(of: name, isDark: false),
                dark: try Self.picture(of: name, isDark: true))
        }
        alphabets = StyleCatalog.alphabets.map(\.key)
        statuses = StyleCatalog.statuses.map(\.key)
        self.screens = screens.map { Screen(name: $0.name, title: $0.title, summary: $0.summary, hint: $0.hint) }
    }

    @MainActor private static func picture(of style: String, isDark: Bool) throws -> String {
        var picture = FieldPicture()
        picture.style = style
        picture.length = 4
        picture.text = style == "dots" ? "4829" : "482"
        picture.isSecure = style == "dots"
        picture.isFocused = true
        picture.isDark = isDark
        picture.width = 208
        let stage = try picture.stage()
        return stage.livePicture
    }
}
