import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct SVGTests {
        private let view = UIView()
        private var layer: CALayer { view.layer }

        init() {
            StandInScreen.reset()
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        }

        private func body(_ svg: String) -> String { String(svg.drop { $0 != ">" }.dropFirst().dropLast(6)) }

        @Test("a layer is written as background, sublayers and border")
        func aLayerIsWrittenAsBackgroundSublayersAndBorder() {
            layer.backgroundColor = UIColor.white.cgColor
            layer.cornerRadius = 4
            layer.borderWidth = 2
            for isLast in [false, true] {
                let sublayer = CALayer()
                sublayer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                sublayer.opacity = isLast ? 0.5 : 1
                sublayer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: isLast ? 1 : 0.25).cgColor
                layer.addSublayer(sublayer)
            }
            #expect(
                body(StandInSVG.svg(of: view)) == """
                    <rect width="40" height="20" rx="4" fill="#ffffff"/>\
                    <g transform="translate(1 2)"><rect width="3" height="4" fill="#ff0000" fill-opacity="0.25"/></g>\
                    <g transform="translate(1 2)" opacity="0.5"><rect width="3" height="4" fill="#ff0000"/></g>\
                    <rect x="1" y="1" width="38" height="18" rx="3" fill="none" stroke="#000000" stroke-width="2"/>
                    """)
        }

        @Test("text is anchored at its baseline and the middle of its width")
        func textIsAnchoredAtItsBaselineAndTheMiddleOfItsWidth() {
            let drawing = CGContext.recorded { context in
                UIGraphicsPushContext(context)
                NSString(string: "<5>").draw(
                    in: CGRect(x: 3, y: 4, width: 18, height: 12),
                    withAttributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)])
                UIGraphicsPopContext()
            }
            layer.contents = drawing
            let svg = StandInSVG.svg(of: view)
            #expect(
                svg.contains("<text x=\"12\" y=\"13.52\" text-anchor=\"middle\" font-size=\"10\" font-weight=\"700\""))
            #expect(svg.contains("&lt;5&gt;</text>"))
        }

        @Test(
            "a label as wide as its text is anchored at the edge that it is aligned with",
            arguments: [
                (.natural, "middle"), (.left, nil), (.right, "end"), (.center, "middle"),
            ] as [(NSTextAlignment, String?)])
        func labelIsAnchoredAtItsEdge(_ alignment: NSTextAlignment, anchor: String?) {
            let label = UILabel()
            (label.text, label.textAlignment) = ("Wrong code.", alignment)
            label.frame = CGRect(origin: CGPoint(x: 3, y: 0), size: label.sizeThatFits(.zero))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.addSubview(label)
            StandInScreen.flush(view)
            let svg = StandInSVG.svg(of: view)
            // The start needs no attribute.
            #expect(svg.contains("text-anchor") == (anchor != nil))
            if let anchor { #expect(svg.contains("text-anchor=\"\(anchor)\"")) }
        }

        @Test("clips and hidden layers are kept") func clipsAndHiddenLayersAreKept() {
            view.clipsToBounds = true
            let hidden = CALayer()
            hidden.frame = layer.bounds
            hidden.backgroundColor = UIColor.black.cgColor
            hidden.isHidden = true
            layer.addSublayer(hidden)
            #expect(body(StandInSVG.svg(of: view)) == "")
            hidden.isHidden = false
            let svg = StandInSVG.svg(of: view)
            #expect(svg.contains("<clipPath id=") && svg == StandInSVG.svg(of: view))
        }

        @Test("every picture is well-formed, with any text and number") func everyPictureIsWellFormed() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.text = "\u{1}\u{3}A & B <\"'>"
            view.addSubview(label)
            view.layer.borderWidth = .nan
            StandInScreen.flush(view)
            let svg = StandInSVG.svg(of: view, background: .systemBackground)
            #expect(svg.contains(">A &amp; B &lt;&quot;'&gt;</text>") && !svg.contains("nan"))
            #expect(!svg.unicodeScalars.contains { $0.value < 32 })
        }

        @Test("a resizable image keeps its corners") func aResizableImageKeepsItsCorners() throws {
            let data = try #require(Data(base64Encoded: StandInTests.DrawPassTests.png))
            let image = try #require(UIImage(data: data)).resizableImage(
                withCapInsets: UIEdgeInsets(top: 0.25, left: 0.25, bottom: 0.25, right: 0.25))
            layer.contents = CGContext.recorded { context in
                UIGraphicsPushContext(context)
                image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
                UIGraphicsPopContext()
            }
            let svg = StandInSVG.svg(of: view)
            #expect(svg.components(separatedBy: "<use ").count == 10)
        }

        @Test(
            "numbers have at most three decimals",
            arguments: [(1.0, "1"), (0.12345, "0.123"), (-0.0001, "0"), (-2.5, "-2.5"), (1e300, "0"), (0.9996, "1")])
        func numbersHaveAtMostThreeDecimals(value: Double, text: String) {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.contents = CGContext.recorded { context in
                context.move(to: CGPoint(x: value, y: 0))
                context.addLine(to: CGPoint(x: 5, y: 5))
                context.fillPath()
            }
            #expect(StandInSVG.svg(of: view).contains("d=\"M\(text) 0L5 5\""))
        }
    }
}
