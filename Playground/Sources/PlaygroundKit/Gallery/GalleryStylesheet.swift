/// The stylesheet of the gallery, for screen and paper.
enum GalleryStylesheet {
    static var text: String { screen + filters + paper }

    private static let screen = """

        :root { --bar: #f5f5f7; --bar-ink: #1d1d1f; --bar-quiet: #636366; --bar-line: #d2d2d7; --bar-chosen: #fff;
          --sans: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
          --mono: ui-monospace, "SF Mono", Menlo, "Liberation Mono", monospace; }
        @media (prefers-color-scheme: dark) {
          :root { --bar: #1c1c1e; --bar-ink: #f5f5f7; --bar-quiet: #aeaeb2; --bar-line: #3a3a3c; --bar-chosen: #48484a; }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 49px; }
        body { margin: 0; background: linear-gradient(90deg, #fff 50%, #000 50%); font: 15px/1.45 var(--sans);
          -webkit-text-size-adjust: 100%; }
        h1, h2, p, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
        h1 { font-size: 40px; line-height: 1.1; letter-spacing: -0.025em; }
        h2, .head .code { font-size: 21px; line-height: 28px; letter-spacing: -0.012em; }
        a { color: inherit; text-decoration: none; }
        a:hover { text-decoration: underline; text-underline-offset: 3px; }
        :focus-visible { outline: 2px solid var(--focus, #0a66d8); outline-offset: 3px; border-radius: 3px; }
        .skip { position: absolute; left: 32px; top: -80px; z-index: 2; padding: 8px 14px; background: #0a66d8; color: #fff; }
        .skip:focus { top: 12px; }

        header, section { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
        .half { padding: 32px; color: var(--ink); background: var(--page); }
        .light { --page: #fff; --ink: #1d1d1f; --quiet: #636366; --line: #e3e3e8; --mark: #0a66d8; --focus: #0a66d8; }
        .dark { --page: #000; --ink: #f5f5f7; --quiet: #a1a1a6; --line: #2c2c2e; --mark: #4da3ff; --focus: #4da3ff; }
        header .half { padding-block: 52px 44px; }
        header p { margin-top: 12px; max-width: 32em; color: var(--quiet); font-size: 17px; }
        nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 8px 24px; align-content: start; }

        section .half { border-top: 1px solid var(--line); }
        .head { min-height: 52px; margin-bottom: 22px; }
        .head p { color: var(--quiet); }
        .head .code { color: var(--ink); font-size: 15px; }
        .code { font-family: var(--mono); letter-spacing: -0.01em; }
        .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr)); gap: 18px 24px; }
        figure { display: flex; flex-direction: column; align-items: flex-start; gap: 8px; scroll-margin-top: 80px; }
        figure svg { display: block; max-width: 100%; height: auto; }
        .n { font-variant-numeric: tabular-nums; }
        .images { position: absolute; width: 0; height: 0; }
        figcaption { font-size: 13px; line-height: 18px; color: var(--quiet); }
        figcaption a { color: var(--ink); font-weight: 500; }
        figcaption .code { font-size: 12.5px; font-weight: 600; }
        figcaption span { margin-left: 6px; }
        figure:target { outline: 2px solid var(--mark); outline-offset: 8px; border-radius: 4px; }
        .screens .figures { grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr)); gap: 28px 24px; }
        .screens svg { border-radius: 20px; box-shadow: 0 0 0 1px var(--line); }

        .filter { position: sticky; top: 0; z-index: 1; background: var(--bar); color: var(--bar-quiet);
          border-block: 1px solid var(--bar-line); overflow-x: auto; scrollbar-width: none; }
        .filter fieldset { display: flex; align-items: center; gap: 1px; width: max-content; padding: 7px 22px; }
        .filter legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .filter label { position: relative; cursor: pointer; }
        .filter input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
        .filter span { display: block; padding: 7px 9px; border-radius: 8px; font: 500 12px/18px var(--mono); letter-spacing: -0.02em; }
        .filter label:hover span { color: var(--bar-ink); }
        .filter :checked + span { background: var(--bar-chosen); color: var(--bar-ink); box-shadow: 0 0 0 1px var(--bar-line); }
        .filter :focus-visible + span { outline: 2px solid #0a84ff; outline-offset: 1px; }

        @media (max-width: 640px) {
          body { background: none; }
          header, section { grid-template-columns: minmax(0, 1fr); }
          .half { padding: 28px 24px; }
          header .half { padding-block: 36px 32px; }
          section .dark { border-top: 0; }
          .filter fieldset { padding-inline: 14px; }
          .screens .figures { grid-template-columns: 1fr 1fr; gap: 20px 16px; }
        }

        """

    /// One rule per state, which hides pictures of other states and sections without a match.
    private static var filters: String {
        GalleryState.all.map { state in
            """
            body:has(#show-\(state.id):checked) :is(figure:not([data-state="\(state.id)"]), \
            section:not(:has([data-state="\(state.id)"]))) { display: none; }

            """
        }.joined()
    }

    /// The rules for paper.
    ///
    /// A sheet corresponds to a window of about 1122 by 793 points.
    private static let paper = """

        @page { size: A4 landscape; margin: 0; }
        @media print {
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          .filter, .skip { display: none; }
          header, section { grid-template-columns: 1fr 1fr; break-inside: avoid; }
          header { height: 100vh; }
          .half { padding: 30px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
          .figures { grid-template-columns: 1fr 1fr; }
          .screens .figures { grid-template-columns: 1fr 1fr 1fr; }
          .screens figure svg { height: 290px; width: auto; }
          figure, .head { break-inside: avoid; }
          .head { break-after: avoid; }
          figure:target { outline: 0; }
          section .half { border-top: 0; }
          .screens { break-inside: auto; }
          body:has(#show-all:checked) :is(.styles, .screens) { break-before: page; }
          body:has(#show-all:checked) .styles { min-height: 100vh; }
        }

        """
}
