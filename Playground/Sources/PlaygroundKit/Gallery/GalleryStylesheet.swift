/// The stylesheet of the gallery, for screen and paper.
enum GalleryStylesheet {
    static var text: String { screen + appearances + filters + paper }

    private static let screen = """

        :root { color-scheme: light; --page: #fff; --raised: #f5f5f7; --ink: #1d1d1f; --quiet: #636366; --line: #e3e3e8;
          --mark: #0a66d8; --bar: rgba(255, 255, 255, 0.86); --chosen: #1d1d1f; --on-chosen: #fff;
          --right: #1f7a37; --wrong: #c4281c; --flag: #8a5300;
          --sans: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
          --mono: ui-monospace, "SF Mono", Menlo, "Liberation Mono", monospace; }
        .dark { display: none; }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 60px; background: var(--page); }
        body { margin: 0; color: var(--ink); font: 15px/1.45 var(--sans); -webkit-text-size-adjust: 100%; }
        h1, h2, p, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
        h1 { font-size: 44px; line-height: 1.08; letter-spacing: -0.03em; }
        h2 { font-size: 24px; line-height: 30px; letter-spacing: -0.015em; }
        code { font: 500 0.9em var(--mono); letter-spacing: -0.01em; }
        a { color: inherit; text-decoration: none; }
        a:hover { text-decoration: underline; text-underline-offset: 3px; }
        :focus-visible { outline: 2px solid var(--mark); outline-offset: 3px; border-radius: 6px; }
        .skip { position: absolute; left: 32px; top: -80px; z-index: 2; padding: 8px 14px; background: #0a66d8; color: #fff; }
        .skip:focus { top: 12px; }

        header, section { max-width: 1155px; margin: 0 auto; padding: 0 32px; }
        header { padding-block: 56px 28px; text-align: center; }
        header p { margin: 12px auto 0; max-width: 32em; color: var(--quiet); font-size: 17px; }
        nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 18px; font-size: 14px; color: var(--mark); }
        nav a { padding-block: 4px; }

        section { padding-block: 36px; }
        section + section { border-top: 1px solid var(--line); }
        .head { margin-bottom: 24px; }
        .head p { color: var(--quiet); }
        .head code { color: var(--ink); overflow-wrap: anywhere; }
        .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(0, min(100%, 345px))); gap: 28px; }
        figure { scroll-margin-top: 80px; }
        figure svg { display: block; max-width: 100%; height: auto; overflow: visible; }
        /* The first dot, not its cell, is at the edge of the heading. */
        #dots svg { margin-left: -13px; }
        .n { font-variant-numeric: tabular-nums; }
        .images { position: absolute; width: 0; height: 0; }
        figcaption { display: flex; align-items: baseline; gap: 8px; margin-top: 8px; font-size: 13px; line-height: 18px;
          color: var(--quiet); }
        figcaption a { color: var(--ink); font-weight: 500; }
        figcaption code { font-weight: 600; }
        figure:target { outline: 2px solid var(--mark); outline-offset: 8px; border-radius: 4px; }
        .copy { display: none; margin-left: auto; padding: 3px 0 3px 8px; border: 0; background: none; color: var(--mark);
          font: 500 13px/18px var(--sans); white-space: nowrap; cursor: pointer; }
        .copies .copy { display: block; }
        .copy:hover { text-decoration: underline; text-underline-offset: 3px; }
        .screens .figures { grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); gap: 28px 24px; }
        .screens svg { border-radius: 24px; overflow: hidden; box-shadow: 0 0 0 1px var(--line); }

        .bar { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; background: var(--bar);
          border-block: 1px solid var(--line); -webkit-backdrop-filter: blur(18px); backdrop-filter: blur(18px); }
        .bar fieldset { flex: 1; display: flex; gap: 2px; padding: 8px 22px 8px 0; overflow-x: auto; scrollbar-width: none; }
        .bar legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .bar label { position: relative; flex: none; cursor: pointer; }
        .bar input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
        .bar span { display: block; padding: 6px 11px; border-radius: 99px; font: 500 13px/18px var(--sans); color: var(--quiet); }
        .bar label:hover span { color: var(--ink); }
        .bar fieldset :checked + span { background: var(--chosen); color: var(--on-chosen); }
        .bar :focus-visible + span { outline: 2px solid var(--mark); outline-offset: 1px; }
        .switch { margin: 0 10px 0 22px; }
        .switch span { border: 1px solid var(--line); background: var(--raised); color: var(--ink); }
        .switch i { font-style: normal; }

        /* Two columns on a tablet. */
        @media (max-width: 800px) {
          header, section { padding-inline: 20px; }
          .figures { column-gap: 15px; }
        }
        @media (max-width: 640px) {
          header, section { padding-inline: 15px; }
          header { padding-block: 36px 20px; }
          h1 { font-size: 36px; }
          nav { flex-wrap: nowrap; justify-content: flex-start; overflow-x: auto; scrollbar-width: none; white-space: nowrap;
            padding-right: 40px; mask-image: linear-gradient(to left, transparent, #000 48px); }
          section { padding-block: 16px; }
          .head { margin-bottom: 12px; }
          .figures { gap: 14px; }
          .switch { margin-left: 15px; }
          .screens .figures { grid-template-columns: 1fr 1fr; gap: 20px 15px; }
          .screens svg { border-radius: 16px; }
          .screens figcaption { flex-wrap: wrap; }
        }

        """

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

    /// The rules for paper, which shows what the screen shows.
    ///
    /// A sheet corresponds to a window of about 1122 by 793 points.
    private static let paper = """

        @page { size: A4 landscape; margin: 0; }
        @media print {
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          .bar, .skip, .copies .copy, nav { display: none; }
          header, section { padding: 30px; }
          section + section { border-top: 0; }
          .figures { grid-template-columns: repeat(3, 1fr); gap: 26px 24px; }
          .screens .figures { grid-template-columns: repeat(6, 1fr); }
          .screens svg { height: 300px; width: auto; }
          figure, .head { break-inside: avoid; }
          .head { break-after: avoid; }
          figure:target { outline: 0; }
          body:has(#show-all:checked) :is(.styles, .screens) { break-before: page; }
        }

        """
}
