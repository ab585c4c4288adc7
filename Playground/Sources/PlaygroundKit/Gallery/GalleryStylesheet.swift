/// The stylesheet of the gallery, for screen and paper.
enum GalleryStylesheet {
    static var text: String {
        "\n" + GalleryPage.text(PackageResources.screen_css) + appearances + filters + "\n"
            + GalleryPage.text(PackageResources.paper_css)
    }

    /// Dark for users who prefer it.
    ///
    /// The switch changes to the other appearance.
    private static var appearances: String {
        """
        @media not (prefers-color-scheme: dark) {
        \(dark("body:has(#other-appearance:checked)", root: ":root:has(#other-appearance:checked)"))
        }
        @media (prefers-color-scheme: dark) {
        \(dark("body:not(:has(#other-appearance:checked))", root: ":root:not(:has(#other-appearance:checked))"))
        }

        """
    }

    private static func dark(_ page: String, root: String) -> String {
        """
          \(root) { color-scheme: dark; --page: #000; --raised: #1c1c1e; --ink: #f5f5f7; --quiet: #a1a1a6; --line: #2c2c2e;
            --mark: #4da3ff; --bar: rgba(0, 0, 0, 0.8); --chosen: #f5f5f7; --on-chosen: #000;
            --right: #30d158; --wrong: #ff6961; --flag: #ffb340; }
          \(page) .light { display: none; }
          \(page) .dark { display: block; }
        """
    }

    /// Rules that hide the pictures of other states, and sections without a match.
    private static var filters: String {
        "body:has(#show-overview:checked) [data-further] { display: none; }\n"
            + GalleryState.all.map { state in
                """
                body:has(#show-\(state.id):checked) :is(figure:not([data-state="\(state.id)"]), \
                section:not(:has([data-state="\(state.id)"]))) { display: none; }

                """
            }.joined()
    }
}
