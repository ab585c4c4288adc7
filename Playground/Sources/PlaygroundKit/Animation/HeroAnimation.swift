import CodeInputUIKit
import TestTools
import UIKit

/// The README's animation: a wrong code, its recovery, the right one from a message, and "Signed in".
///
/// The field is the kit's own, with its own motion. The title, the message, the digits on their way and the line of Swift
/// are drawn around it. A variant for phones is as wide as one.
@MainActor struct HeroAnimation {
    private typealias Frame = LayerFilm.Frame
    private typealias Place = LayerFilm.Place

    private struct Recording {
        var film: LayerFilm
        /// The line of Swift of each frame.
        var lines: [String] = []
        /// The frames in which the message comes and goes, and in which the first digit leaves.
        var arrival = 0, departure = 0, flight = 0
        /// The middles of the cells.
        var cells: [CGPoint] = [], still = 0
    }

    private static let wrongCode = "482911", code = "482910"

    // A digit's way takes so long, and the next one follows after 40 milliseconds. In seconds.
    private static let flight = 0.5
    private static let interval = 0.04

    private let isDark: Bool, isPhone: Bool

    init(isDark: Bool, isPhone: Bool = false) { (self.isDark, self.isPhone) = (isDark, isPhone) }

    var size: CGSize { CGSize(width: isPhone ? 390 : 838, height: isPhone ? 240 : 270) }
    private var middle: CGFloat { size.width / 2 }
    /// Where the field stands; its cells are larger than on a phone where there is room.
    private var field: CGRect { CGRect(x: isPhone ? 34 : 208, y: 94, width: isPhone ? 322 : 422, height: 0) }
    private var banner: CGRect { CGRect(x: isPhone ? 12 : 202, y: 10, width: isPhone ? 366 : 434, height: 68) }

    private var style: BoxRenderer {
        var style = BoxRenderer.box
        if !isPhone {
            style.layout = .equal(spacing: 10)
            style.layout.preferredCellSize = CGSize(width: 62, height: 74)
            style.text.font.size = 36
            style.cornerRadius = 13
        }
        return style
    }

    /// Records an SVG document without a background, which shows the accepted code with Reduce Motion on.
    func svg() async -> String {
        let recording = await record(), film = recording.film
        var svg = AnimatedSVG(count: film.count, still: recording.still)
        // The last frames fade out over the first one, so that nothing ever is blank.
        let start = film.parts.map { part in
            svg.part(film.whole.map { $0.opacity < 1 ? part.frames[0] : Frame(place: part.frames[0].place) })
        }
        let layers = film.parts.map { svg.part($0.frames) }.joined(separator: "\n")
        let place = "translate(\(Int(field.minX)) \(Int(field.minY)))"
        var body = [part(PackageResources.title_svg), "<g transform=\"\(place)\">\(start.joined(separator: "\n"))</g>"]
        body += ["<g id=\"field\" transform=\"\(place)\">\(svg.group(film.whole, layers))</g>"]
        body += lineFrames(recording).map { svg.part($0) }
        body.append(svg.part(bannerFrames(recording)))
        for index in 0..<Self.code.count { body.append(svg.part(digitFrames(index, recording))) }
        return svg.document(size, body.joined(separator: "\n"))
    }

    private func record() async -> Recording {
        var settings = FieldSettings()
        settings.showsMessage = true
        settings.size.width = field.width
        let stage = FieldStage(settings, traits: FieldTraits(isDark: isDark, displayScale: 1))
        let view = stage.view
        view.style = style
        stage.fitHeight()
        var recording = Recording(film: LayerFilm(of: view.layer))

        func wait(_ seconds: Double, to end: CGFloat = 1, _ line: String) async {
            let count = Int((seconds * LayerFilm.framesPerSecond).rounded())
            for frame in 0..<count {
                view.alpha = 1 + (end - 1) * CGFloat(frame) / CGFloat(count)
                stage.settle()
                recording.film.take()
                recording.lines.append(line)
                await StandInClock.run(for: 1 / LayerFilm.framesPerSecond)
            }
        }

        let make = "CodeInputView(length: 6)"
        view.becomeFirstResponder()
        await wait(0.5, make)
        for digit in Self.wrongCode {
            view.insertText(String(digit))
            await wait(0.13, make)
        }
        view.status = .verifying
        await wait(0.55, ".verifying")
        view.reject(message: "That is not the code we sent.")
        await wait(0.8, ".rejected(message: …)")
        recording.arrival = recording.film.count
        await wait(0.85, ".rejected(message: …)")
        recording.cells = view.cellFrames.map { CGPoint(x: $0.midX, y: $0.midY) }
        recording.flight = recording.film.count
        await wait(Self.flight * 0.8, make)
        view.enter(Self.code)
        await wait(0.75, make)
        recording.departure = recording.film.count
        view.status = .verifying
        await wait(0.75, ".verifying")
        view.accept(message: "Signed in")
        await wait(2.27, ".accepted(message: \"Signed in\")")
        recording.still = recording.film.count - 1
        await wait(0.35, to: 0, make)
        return recording
    }

    /// A picture around the field.
    private func part(_ resource: [UInt8]) -> String {
        String(
            resource.filter { $0 != UInt8(ascii: "\n") },
            [
                "middle": "\(Int(middle))", "size": isPhone ? "24" : "28", "width": "\(Int(banner.width))",
                "end": "\(Int(banner.width) - 16)", "banner": colors.banner, "label": colors.label,
                "quiet": colors.quiet, "tint": colors.tint,
            ])
    }

    /// The banner drops in over the title, and leaves while the code is verified.
    private func bannerFrames(_ recording: Recording) -> [Frame] {
        let picture = part(PackageResources.banner_svg)
        func share(of frame: Int, since start: Int, in seconds: Double) -> Double {
            min(max(Double(frame - start) / LayerFilm.framesPerSecond / seconds, 0), 1)
        }
        return recording.lines.indices.map { frame in
            let come = Self.eased(share(of: frame, since: recording.arrival, in: 0.45))
            let go = share(of: frame, since: recording.departure, in: 0.3)
            guard come > 0, go < 1 else { return Frame(place: Place(x: banner.minX, y: banner.minY - 50, opacity: 0)) }
            let y = banner.minY - 50 * (1 - come) - 50 * go * go
            return Frame(content: picture, place: Place(x: banner.minX, y: y, opacity: min(come * 2, 1 - go)))
        }
    }

    /// The lines of Swift, of which each fades into the next.
    private func lineFrames(_ recording: Recording) -> [[Frame]] {
        let lines = recording.lines.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return lines.map { line in
            let picture = """
                <text text-anchor="middle" font-size="\(isPhone ? 15 : 17)" \
                font-family="\(PictureSheet.codeFonts)" fill="\(colors.tint)">\(line.replacingOccurrences(of: "\"", with: "&quot;"))</text>
                """
            var opacity = recording.lines.first == line ? 1.0 : 0
            return recording.lines.map { shown in
                opacity += shown == line ? min(1 - opacity, 0.1) : max(-opacity, -0.1)
                let place = Place(x: middle, y: size.height - 18, opacity: opacity)
                return Frame(content: opacity > 0.01 ? picture : "", place: place)
            }
        }
    }

    /// A digit on its way from the message to its cell, where the field's own takes over.
    private func digitFrames(_ index: Int, _ recording: Recording) -> [Frame] {
        let digit = Array(Self.code)[index]
        let picture = """
            <text y="5.5" font-size="16" font-weight="600" text-anchor="middle" fill="\(colors.tint)">\(digit)</text>
            """
        let start = CGPoint(x: banner.minX + 71 + 10 * CGFloat(index), y: banner.minY + 45.5)
        let end = CGPoint(x: field.minX + recording.cells[index].x, y: field.minY + recording.cells[index].y)
        return recording.lines.indices.map { frame in
            let time = Double(frame - recording.flight) / LayerFilm.framesPerSecond - Double(index) * Self.interval
            let way = time / Self.flight
            guard (0..<1).contains(way) else { return Frame() }
            let share = Self.eased(way)
            let place = Place(
                x: start.x + (end.x - start.x) * pow(share, 1.4), y: start.y + (end.y - start.y) * share,
                scale: 1 + (isPhone ? 0.75 : 1.2) * share, opacity: min(way * 6, (1 - way) * 5, 1))
            return Frame(content: picture, place: place)
        }
    }

    /// Fast, then slow.
    private static func eased(_ share: Double) -> Double { 1 - pow(1 - min(max(share, 0), 1), 3) }

    // Those of the system, and of code on GitHub.
    private var colors: (banner: String, label: String, quiet: String, tint: String) {
        isDark ? ("#2c2c2e", "#f5f5f7", "#aeaeb2", "#4da3ff") : ("#f2f2f7", "#1d1d1f", "#6c6c70", "#0066d6")
    }
}
