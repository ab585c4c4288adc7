import CodeInputStyles

/// Sample images for styles, drawn in code instead of loaded from files.
enum PlaygroundImages {
    /// A light paper card, split over the cells.
    static let card = image(
        width: 360, height: 64,
        """
        <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#ffd9a8"/><stop offset=".5" stop-color="#ffb3c7"/>\
        <stop offset="1" stop-color="#b9c6ff"/></linearGradient>\
        <clipPath id="c"><rect width="360" height="64" rx="16"/></clipPath></defs><g clip-path="url(#c)">
        <rect width="360" height="64" rx="16" fill="url(#g)"/>
        <circle cx="44" cy="70" r="46" fill="#fff" opacity=".28"/><circle cx="310" cy="-6" r="52" fill="#fff" opacity=".28"/>
        <path d="M0 48C70 20 130 66 200 42S320 26 360 44V64H0Z" fill="#fff" opacity=".22"/></g>
        """)

    /// A grid of four boxes: one picture for all cells.
    static let grid = image(
        width: 240, height: 60,
        """
        <rect x="1" y="1" width="238" height="58" rx="10" fill="#f2f2f7" stroke="#8e8e93" stroke-width="2"/>
        <path d="M60.5 1V59M120.5 1V59M180.5 1V59" stroke="#8e8e93"/>
        """)

    private static func image(width: Int, height: Int, _ body: String) -> CodeImage {
        let svg =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
            + #"viewBox="0 0 \#(width) \#(height)">\#(body)</svg>"#
        return CodeImage(data: Array(svg.utf8))
    }
}
