import UIKit

/// The app behind the sheet of a payment.
@MainActor enum Checkout {
    /// Draws the app, blurred and in the size of a phone.
    static func picture(isDark: Bool) -> String {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Phone.size))
        window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
        window.backgroundColor = .secondarySystemBackground
        let lines = [("Flat white", "€ 3.90"), ("Almond croissant", "€ 4.20"), ("Beans, 500 g", "€ 16.70")]
        var y = 70.0
        func label(_ text: String, _ size: Double, _ weight: UIFont.Weight, x: Double, y: Double) {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 220, height: size * 1.25))
            label.font = .systemFont(ofSize: size, weight: weight)
            label.text = text
            window.addSubview(label)
        }
        func plate(_ color: UIColor, y: Double, height: Double) {
            let plate = UIView(frame: CGRect(x: 16, y: y, width: 358, height: height))
            plate.backgroundColor = color
            plate.layer.cornerRadius = 14
            window.addSubview(plate)
        }
        label("Your order", 34, .bold, x: 20, y: y)
        y += 66
        for (name, price) in lines {
            plate(.secondarySystemGroupedBackground, y: y, height: 76)
            label(name, 17, .medium, x: 36, y: y + 26)
            label(price, 17, .regular, x: 300, y: y + 26)
            y += 88
        }
        plate(.systemIndigo, y: y + 12, height: 54)
        StandInScreen.flush(window)
        let svg = StandInSVG.svg(of: window)
        let body = svg.drop { $0 != ">" }.dropFirst().dropLast("</svg>".count)
        let ground = isDark ? "#1c1c1e" : "#f2f2f7"
        return "<g class=\"system\"><rect width=\"390\" height=\"844\" fill=\"\(ground)\"/>"
            + "<g style=\"filter:blur(7px)\">\(body)</g></g>"
    }
}
