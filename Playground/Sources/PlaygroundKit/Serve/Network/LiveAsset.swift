import Foundation

/// A file of the page.
struct LiveAsset {
    let type: String
    let data: Data

    /// Finds the file for a path, or returns nil.
    init?(path: String) {
        let name = path == "/" ? "index.html" : String(path.dropFirst())
        guard let file = Self.files.first(where: { $0.key == name }) else { return nil }
        let types = ["html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"]
        guard let type = types[name.split(separator: ".").last.map(String.init) ?? ""] else { return nil }
        self.type = type + "; charset=utf-8"
        data = Data(file.value())
    }

    private static let files: KeyValuePairs<String, @Sendable () -> [UInt8]> = [
        "index.html": { PackageResources.index_html },
        "base.css": { PackageResources.base_css },
        "controls.css": { PackageResources.controls_css },
        "restyle.css": { PackageResources.restyle_css },
        "panels.css": { PackageResources.panels_css },
        "app.js": { PackageResources.app_js },
        "connection.js": { PackageResources.connection_js },
        "controls.js": { PackageResources.controls_js },
        "field.js": { PackageResources.field_js },
        "highlight.js": { PackageResources.highlight_js },
        "keys.js": { PackageResources.keys_js },
        "link.js": { PackageResources.link_js },
        "menu.js": { PackageResources.menu_js },
        "panels.js": { PackageResources.panels_js },
        "picture.js": { PackageResources.picture_js },
        "pulse.js": { PackageResources.pulse_js },
        "restyle.js": { PackageResources.restyle_js },
        "screens.js": { PackageResources.screens_js },
        "settings.js": { PackageResources.settings_js },
        "tabs.js": { PackageResources.tabs_js },
        "icon.svg": { PackageResources.icon_svg },
    ]
}
