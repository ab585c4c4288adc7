/// The page around the pictures of the gallery: the hero, the filter and the switch for the appearance.
enum GalleryPage {
    static func html(hero: String, contents: [(id: String, title: String)], _ body: String) -> String {
        let links = contents.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: "\n")
        let filters =
            [filter("overview", "Overview", isChecked: true), filter("all", "All states")]
            + GalleryState.all.map { filter($0.id, $0.name) }
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
            <h1>CodeInput</h1>
            <p>Fields for short codes. The view that an app compiles drew every picture on this page.</p>
            <div class="hero">
            \(hero)</div>
            <nav aria-label="Contents">
            \(links)
            </nav>
            </header>
            <form class="bar" aria-label="What to show" autocomplete="off">
            <label class="switch"><input type="checkbox" id="other-appearance">\
            <span><i class="light">Dark</i><i class="dark">Light</i></span></label>
            <fieldset>
            <legend>Show the state</legend>
            \(filters.joined(separator: "\n"))
            </fieldset>
            </form>
            <main id="pictures">
            \(body)
            </main>
            <script>\(copying)</script>
            </body>
            </html>

            """
    }

    /// The only script.
    ///
    /// Without it, the page has no buttons to copy, and all else works.
    private static let copying = """
        document.documentElement.classList.add("copies");
        document.addEventListener("click", async ({ target }) => {
          const button = target.closest(".copy");
          if (!button) return;
          let done = "Copied";
          try { await navigator.clipboard.writeText(button.dataset.swift); } catch { done = "Not allowed"; }
          button.textContent = done;
          setTimeout(() => { button.textContent = "Copy Swift"; }, 1500);
        });
        """

    private static func filter(_ id: String, _ name: String, isChecked: Bool = false) -> String {
        """
        <label><input type="radio" name="state" id="show-\(id)" value="\(id)"\(isChecked ? " checked" : "")>\
        <span>\(name)</span></label>
        """
    }
}
