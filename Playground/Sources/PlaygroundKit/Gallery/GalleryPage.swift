/// The frame around the pictures of the gallery.
enum GalleryPage {
    static func html(_ body: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>CodeInput: the gallery</title>
        <style>\(style)</style>
        </head>
        <body>
        <header>
        <h1>CodeInput</h1>
        <p>Every style in every state, light and dark, drawn by the very view and painter that an app compiles, on a stand-in for UIKit.</p>
        </header>
        <main>
        \(body)
        </main>
        </body>
        </html>

        """
    }

    private static let style = """

        :root { color-scheme: light dark; --page: #f2f2f7; --card: #fff; --ink: #1c1c1e; --quiet: #6c6c70; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #000; --card: #1c1c1e; --ink: #f2f2f7; --quiet: #aeaeb2; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--ink);
          font: 17px/1.5 -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, sans-serif; }
        header, main { max-width: 1640px; margin: 0 auto; padding: 0 24px; }
        header { padding-top: 56px; }
        h1 { font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 12px; }
        h2 { font-size: 26px; letter-spacing: -0.01em; margin: 56px 0 4px; }
        p { margin: 0; max-width: 44em; color: var(--quiet); }
        .figures { display: grid; gap: 20px; margin-top: 20px;
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 720px), 1fr)); }
        figure { margin: 0; background: var(--card); border-radius: 16px; overflow: hidden; }
        .pair { display: grid; grid-template-columns: 1fr 1fr; }
        .pair > div { padding: 28px 16px; display: flex; justify-content: center; }
        .light { background: #fff; }
        .dark { background: #000; }
        .screens .pair > div { padding: 20px; }
        .screens .light { background: #e5e5ea; }
        .screens .dark { background: #2c2c2e; }
        .screens svg { border-radius: 24px; }
        svg { display: block; max-width: 100%; height: auto; }
        figcaption { padding: 10px 20px 12px; font-size: 14px; color: var(--quiet); }
        @media (max-width: 760px) { .pair { grid-template-columns: 1fr; } }

        """
}
