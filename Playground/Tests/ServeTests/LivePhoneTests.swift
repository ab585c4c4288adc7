import CodeInputUIKit
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The phone around an example screen") @MainActor struct LivePhoneTests {
    /// The last picture: an answer leaves out one that did not change.
    private final class Shown { var svg = "" }
    private let shown = Shown()

    private func open(_ name: String) throws -> (tab: Tab, svg: String) {
        let tab = Tab(screens: LiveScreen.all)
        return (tab, try #require(try tab.send(#"{"id":1,"screen":"\#(name)"}"#)["svg"] as? String))
    }

    private func key(_ title: String, of type: UIKeyboardType, showsDigits: Bool = false) throws -> CGPoint {
        let key = PhoneKeyboard(type, showsDigits: showsDigits).keys.first { $0.title == title }
        let frame = try #require(key).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Taps a point, and returns the texts of one character in the picture, without those of the keyboard.
    private func tap(_ point: CGPoint, _ tab: Tab) throws -> String {
        let touch = #"{"id":2,"on":"screen","touch":{"x":\#(point.x),"y":\#(point.y)}}"#
        // The end of the motion of a character.
        let advance = #"{"id":3,"on":"screen","line":{"do":"advance","seconds":2}}"#
        for message in [touch, advance] { shown.svg = try tab.send(message)["svg"] as? String ?? shown.svg }
        let svg = try #require(shown.svg.components(separatedBy: "<g class=\"system\">").first)
        return svg.components(separatedBy: "</text>").compactMap { part in
            guard let text = part.split(separator: ">").last, text.count == 1 else { return nil }
            return String(text)
        }.joined()
    }

    @Test("The number pad types and deletes") func numberPad() throws {
        let tab = try open("sign-in").tab
        #expect(try tap(try key("4", of: .numberPad), tab) == "4")
        #expect(try tap(try key("0", of: .numberPad), tab) == "40")
        #expect(try tap(try key("⌫", of: .numberPad), tab) == "4")
        // Between two keys, and beside the 0.
        #expect(try tap(CGPoint(x: 131, y: 580), tab) == "4")
        #expect(try tap(CGPoint(x: 60, y: 740), tab) == "4")
    }

    @Test("The keyboard of letters turns to its digits and back") func letters() async throws {
        let field = OneFieldController()
        let phone = Phone(field)
        field.field.alphabet = .uppercaseLettersAndDigits
        field.field.becomeFirstResponder()
        #expect(phone.press(at: try key("W", of: .asciiCapable)) == .type("W"))
        #expect(phone.press(at: try key("123", of: .asciiCapable)) == .turnPage)
        #expect(phone.svg().contains(">7</text>"))
        #expect(phone.press(at: try key("4", of: .asciiCapable, showsDigits: true)) == .type("4"))
        #expect(phone.press(at: try key("ABC", of: .asciiCapable, showsDigits: true)) == .turnPage)
        #expect(phone.press(at: try key("return", of: .asciiCapable)) == .submit)
        field.field.resignFirstResponder()
        #expect(phone.press(at: try key("W", of: .asciiCapable)) == nil)
    }

    @Test(
        "Every key is in the window, and no key covers another", arguments: [UIKeyboardType.numberPad, .asciiCapable])
    func places(type: UIKeyboardType) {
        for showsDigits in [false, true] {
            let frames = PhoneKeyboard(type, showsDigits: showsDigits).keys.map(\.frame)
            let area = CGRect(x: 0, y: PhoneKeyboard.top, width: 390, height: PhoneKeyboard.height)
            #expect(frames.allSatisfy(area.contains))
            for (index, frame) in frames.enumerated() {
                #expect(!frames.dropFirst(index + 1).contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(frame) })
            }
        }
    }

    @Test("Each screen has the bars, and only a sheet has an app behind it") func bars() throws {
        for screen in LiveScreen.all {
            let svg = try open(screen.name).svg
            #expect(svg.contains(">9:41</text>"))
            #expect(svg.contains("filter:blur") == (screen.name == "payment"), "\(screen.name)")
            // The others have a pad of their own, or wait for their picture.
            #expect(svg.contains("y=\"\(PhoneKeyboard.top)\"") == (screen.name == "sign-in"))
        }
    }
}
