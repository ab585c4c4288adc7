import CodeInputUIKit
import Foundation
import TestTools
import UIKit

/// The README's animation: a code arrives from a message, in one style after the other, and is accepted.
///
/// The field is the kit's own, with its own motion. The message, the digits on their way and the line of Swift are drawn
/// around it.
@MainActor struct HeroAnimation {
    private typealias Frame = LayerFilm.Frame
    private typealias Place = LayerFilm.Place

    private struct Round {
        let style: any CodeCellRenderer
        /// What follows `field.style = `.
        let swift: String
        var isSecure = false
    }

    /// What was recorded.
    private struct Recording {
        var film: LayerFilm
        /// The round of each frame.
        var rounds: [Int] = []
        /// For each round, the frame in which the first digit leaves, and the middles of the cells.
        var flights: [(start: Int, ends: [CGPoint])] = []
        /// The frame that shows without motion.
        var still = 0
    }

    private static let rounds = [
        Round(style: .box, swift: ".box"), Round(style: .joined, swift: ".joined"),
        Round(style: .circles, swift: ".circles"), Round(style: .dots(), swift: ".dots()", isSecure: true),
        Round(style: TicketRenderer(), swift: "TicketRenderer()"),
    ]
    private static let code = "482913"

    nonisolated static let size = CGSize(width: 838, height: 282)
    // The field is larger than on a phone, and the banner is as wide as the field.
    private static let scale = 1.35
    private static let origin = CGPoint(x: 203, y: 106)
    private static let banner = CGRect(x: 203, y: 14, width: 432, height: 68)
    // A digit's way takes so long, and the next one follows after 40 milliseconds. In seconds.
    private static let flight = 0.5
    private static let interval = 0.04

    private let isDark: Bool

    /// Creates the animation for a light or a dark page.
    init(isDark: Bool) { self.isDark = isDark }

    /// Records an SVG document without a background, which repeats endlessly.
    ///
    /// With Reduce Motion on, it shows the accepted code.
    func svg() async -> String {
        let recording = await record()
        let film = recording.film
        var svg = AnimatedSVG(count: film.count, still: recording.still)
        let layers = film.parts.map { svg.part($0.frames) }.joined(separator: "\n")
        let place = "translate(\(Int(Self.origin.x)) \(Int(Self.origin.y))) scale(\(Self.scale))"
        var body = ["<g transform=\"\(place)\">\(svg.group(film.whole, layers))</g>"]
        body += [svg.part(bannerFrames(recording)), svg.part(codeFrames(recording))]
        for index in 0..<Self.code.count { body.append(svg.part(digitFrames(index, recording))) }
        return svg.document(Self.size, body.joined(separator: "\n"))
    }

    private func record() async -> Recording {
        var settings = FieldSettings()
        settings.showsMessage = true
        var traits = FieldTraits()
        traits.isDark = isDark
        let stage = FieldStage(settings, traits: traits)
        stage.fitHeight()
        let view = stage.view
        var recording = Recording(film: LayerFilm(of: view.layer))
        var round = 0

        func wait(_ seconds: Double, from start: CGFloat = 1, to end: CGFloat = 1) async {
            let count = Int((seconds * LayerFilm.framesPerSecond).rounded())
            for frame in 0..<count {
                view.alpha = start + (end - start) * CGFloat(frame + 1) / CGFloat(count)
                stage.settle()
                recording.film.take()
                recording.rounds.append(round)
                await StandInClock.run(for: 1 / LayerFilm.framesPerSecond)
            }
        }

        view.becomeFirstResponder()
        for (index, next) in Self.rounds.enumerated() {
            round = index
            view.code = ""
            view.style = next.style
            view.isSecureTextEntry = next.isSecure
            await wait(0.2, from: 0)
            await wait(index == 0 ? 1.1 : 0.3)
            recording.flights.append(
                (recording.film.count, view.cellFrames.map { CGPoint(x: $0.midX, y: $0.midY) }))
            await wait(Self.flight * 0.8)
            view.enter(Self.code)
            guard index < Self.rounds.count - 1 else { break }
            await wait(1.3)
            await wait(0.2, to: 0)
        }
        await wait(0.7)
        view.status = .verifying
        await wait(1.1)
        view.accept(message: "Signed in")
        await wait(2.6)
        recording.still = recording.film.count - 1
        await wait(0.2, to: 0)
        return recording
    }

    // MARK: - Around the field

    /// The banner drops in once, and leaves with the last code.
    private func bannerFrames(_ recording: Recording) -> [Frame] {
        let icon = CGRect(x: 14, y: 15, width: 38, height: 38)
        let picture = """
            <rect width="\(Int(Self.banner.width))" height="\(Int(Self.banner.height))" rx="22" fill="\(colors.banner)"/>\
            <rect x="\(Int(icon.minX))" y="\(Int(icon.minY))" width="38" height="38" rx="9" fill="#34c759"/>\
            <path d="M33 24C40.2 24 45 28.2 45 33.4S40.2 42.8 33 42.8C31.7 42.8 30.4 42.6 29.3 42.3\
            C28 43.4 26.2 44.2 24 44.4C25 43.3 25.6 42 25.7 40.7C22.9 39 21 36.4 21 33.4\
            C21 28.2 25.8 24 33 24Z" fill="#fff"/>\
            <text x="66" y="29" font-size="15" font-weight="600" fill="\(colors.label)">Messages</text>\
            <text x="\(Int(Self.banner.width) - 16)" y="29" font-size="13" text-anchor="end" fill="\(colors.quiet)">now</text>
            """
            + Self.code.enumerated().map { index, digit in
                "<text x=\"\(Self.digitX(index))\" y=\"51\" font-size=\"16\" font-weight=\"600\" text-anchor=\"middle\" "
                    + "fill=\"\(colors.tint)\">\(digit)</text>"
            }.joined()
            + "<text x=\"133\" y=\"51\" font-size=\"16\" fill=\"\(colors.label)\">is your code to sign in.</text>"
        return recording.rounds.indices.map { frame in
            // It arrives in half a second, after as long a wait.
            let time = Double(frame) / LayerFilm.framesPerSecond
            let share = Self.eased((time - 0.4) / 0.5)
            let left = frame <= recording.still ? 1 : recording.film.whole[frame].opacity
            return Frame(
                content: picture,
                place: Place(
                    x: Self.banner.minX, y: Self.banner.minY - 40 * (1 - share), opacity: min(share * 1.5, 1, left)))
        }
    }

    /// The line of Swift comes and goes with the field.
    private func codeFrames(_ recording: Recording) -> [Frame] {
        let pictures = Self.rounds.map { round in
            let secret =
                round.isSecure ? "; field.isSecureTextEntry = <tspan fill=\"\(colors.keyword)\">true</tspan>" : ""
            return """
                <text text-anchor="middle" font-size="19" \
                font-family="ui-monospace, &quot;SF Mono&quot;, SFMono-Regular, Menlo, Consolas, &quot;Liberation Mono&quot;, \
                monospace" fill="\(colors.label)">field.style = \
                <tspan fill="\(colors.tint)" font-weight="600">\(round.swift)</tspan>\(secret)</text>
                """
        }
        return recording.rounds.indices.map { frame in
            Frame(
                content: pictures[recording.rounds[frame]],
                place: Place(x: Self.size.width / 2, y: 262, opacity: recording.film.whole[frame].opacity))
        }
    }

    /// A digit on its way from the message to its cell, where the field's own takes over.
    private func digitFrames(_ index: Int, _ recording: Recording) -> [Frame] {
        let digit = Self.code[Self.code.index(Self.code.startIndex, offsetBy: index)]
        let picture =
            "<text y=\"5.5\" font-size=\"16\" font-weight=\"600\" text-anchor=\"middle\" "
            + "fill=\"\(colors.tint)\">\(digit)</text>"
        let start = CGPoint(x: Self.banner.minX + Self.digitX(index), y: Self.banner.minY + 45.5)
        return recording.rounds.indices.map { frame in
            let flight = recording.flights[recording.rounds[frame]]
            let time = Double(frame - flight.start) / LayerFilm.framesPerSecond - Double(index) * Self.interval
            let way = time / Self.flight
            guard (0..<1).contains(way) else { return Frame() }
            let end = CGPoint(
                x: Self.origin.x + Self.scale * flight.ends[index].x,
                y: Self.origin.y + Self.scale * flight.ends[index].y)
            let share = Self.eased(way)
            return Frame(
                content: picture,
                place: Place(
                    x: start.x + (end.x - start.x) * pow(share, 1.4), y: start.y + (end.y - start.y) * share,
                    scale: 1 + 1.2 * share, opacity: min(way * 6, (1 - way) * 5, 1)))
        }
    }

    private static func digitX(_ index: Int) -> CGFloat { 71 + 10 * CGFloat(index) }

    /// Fast, then slow.
    private static func eased(_ share: Double) -> Double { 1 - pow(1 - min(max(share, 0), 1), 3) }

    // Those of the system, and of code on GitHub.
    private var colors: (banner: String, label: String, quiet: String, tint: String, keyword: String) {
        isDark
            ? ("#2c2c2e", "#f5f5f7", "#aeaeb2", "#4da3ff", "#ff7b72")
            : ("#f2f2f7", "#1d1d1f", "#6c6c70", "#0066d6", "#cf222e")
    }
}
