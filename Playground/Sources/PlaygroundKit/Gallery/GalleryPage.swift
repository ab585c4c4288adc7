/// The page around the pictures of the gallery: the header and the filter.
enum GalleryPage {
    /// Creates the page.
    ///
    /// - Parameters:
    ///   - contents: The sections, as links.
    ///   - body: The sections as HTML.
    /// - Returns: An HTML document.
    static func html(contents: [(id: String, title: String)], _ body: String) -> String {
        let links = contents.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: "\n")
        let filters = GalleryState.all.map { filter($0.id, $0.name) }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>CodeInput: the gallery</title>
            <style>\(GalleryStylesheet.text)</style>
            </head>
            <body>
            <a class="skip" href="#pictures">Skip to the pictures</a>
            <header>
            <div class="half light">
            <h1>CodeInput</h1>
            <p>Every style in every state, light and dark. The view that an app compiles drew each picture.</p>
            </div>
            <nav class="half dark" aria-label="Contents">
            \(links)
            </nav>
            </header>
            <form class="filter" aria-label="Filter" autocomplete="off">
            <fieldset>
            <legend>Show the state</legend>
            \(([filter("all", "All", isChecked: true)] + filters).joined(separator: "\n"))
            </fieldset>
            </form>
            <main id="pictures">
            \(body)
            </main>
            </body>
            </html>

            """
    }

    private static func filter(_ id: String, _ name: String, isChecked: Bool = false) -> String {
        """
        <label><input type="radio" name="state" id="show-\(id)" value="\(id)"\(isChecked ? " checked" : "")>\
        <span>\(name)</span></label>
        """
    }
}
