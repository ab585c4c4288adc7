import CodeInputTestSupport
import CodeInputUIKit
import TestTools
import Testing

@testable import PlaygroundKit

@Suite("A style with settings from a link") struct RestyledStyleTests {
    private func refusal(of text: String) -> String? {
        do throws(ScriptError) {
            _ = try RestyledStyle(text)
            return nil
        } catch { return error.description }
    }

    @Test("A style round-trips through its link, plain and with each setting", arguments: StyleCatalog.names)
    func roundTrip(name: String) throws {
        let plain = try RestyledStyle(name)
        #expect(plain.values.isEmpty && plain.text == name && plain.code.lines.isEmpty)
        let style = try #require(StyleCatalog.all.first { $0.name == name })
        #expect(!style.settings.isEmpty)
        for setting in style.settings {
            let value = setting.sample(in: style), text = try setting.value(of: value)
            #expect(text == value && value != style.defaultValue(of: setting, isDark: false), "\(setting.key)")
        }
        let all = try style.sample()
        #expect(all.values.count == style.settings.count && all.text.utf8.count <= RestyledStyle.longest)
        let again = try RestyledStyle(all.text)
        #expect(again.values == all.values && again.text == all.text)
    }

    @Test("The settings of the field round-trip through a link, and undo themselves") @MainActor func undo() throws {
        let link = "box?row=on&message=Six%20digits&forgets=30s"
        #expect(try RestyledStyle(link).text == link)
        var settings = FieldSettings()
        settings.set(try RestyledStyle(link))
        #expect(settings.showsMessage && settings.message == "Six digits")
        #expect(settings.forgetsInBackground == .seconds(30))
        settings.set(try RestyledStyle("box"))
        #expect(!settings.showsMessage && settings.message.isEmpty && settings.forgetsInBackground == nil)
        // What a command said for itself stays.
        settings.message = "Two digits"
        settings.set(try RestyledStyle("outline"))
        #expect(settings.message == "Two digits")
    }

    @Test("Every setting changes a drawing or the motion", arguments: StyleCatalog.names)
    func effects(name: String) throws {
        let style = try #require(StyleCatalog.all.first { $0.name == name })
        // Each setting is checked alone and with all others. The color of a line needs a width, for example.
        let sample = try style.sample(), plain = StyleProbe(style.renderer), all = StyleProbe(sample.renderer)
        for setting in style.settings {
            var values = sample.values
            values[setting.key] = nil
            let alone = style.restyled([setting.key: setting.sample(in: style)])
            #expect(alone.code.count == 1)
            let shows = StyleProbe(alone.renderer) != plain || StyleProbe(style.restyled(values).renderer) != all
            #expect(shows, "\(setting.key) shows nowhere")
        }
    }

    @Test("Keys are unique, and need no escaping") func keys() {
        let keys = StyleSetting.all.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0 == ".") } })
    }

    @Test(
        "An invalid link is refused with a reason",
        arguments: [
            ("", "unknown style"), ("boxes", "unknown style"), ("box?=1", "no setting"),
            ("box?corner", "needs a value"), ("box?corner=", "from 0 to 40"), ("box?corner=-1", "from 0 to 40"),
            ("box?corner=41", "from 0 to 40"),
            ("box?corner=nan", "from 0 to 40"), ("box?corner=inf", "from 0 to 40"), ("box?corner=1e9", "from 0 to 40"),
            ("box?corner=0x1p4", "from 0 to 40"), ("box?corner=99999999999999999999", "from 0 to 40"),
            ("box?corner=٣", "from 0 to 40"), ("box?corner=1.", "from 0 to 40"), ("box?corner=1.2.3", "from 0 to 40"),
            ("box?corner=1&corner=2", "set twice"), ("underline?corner=1", "has no setting \"corner\""),
            ("box?colour=1", "no setting \"colour\""), ("box?line.rejected=red", "six hexadecimal digits"),
            ("box?line.rejected=%23ff3b3", "six hexadecimal digits"), ("box?line.rejected=%zz", "escaped as in a URL"),
            ("box?line.rejected=-ff3b3", "six hexadecimal digits"), ("box?groups=0-3", "at most 16 groups"),
            ("box?groups=3-", "at most 16 groups"), ("box?groups=65", "at most 16 groups"),
            ("box?groups=9223372036854775808", "at most 16 groups"),
            ("box?groups=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1", "at most 16 groups"), ("box?mask=ab", "one character"),
            ("box?mask=%0A", "one character"), ("box?mask=%E2%80%AE", "one character"),
            ("box?mask=%20", "one character"), ("box?mask=", "one character"),
            ("box?insertion=jump", "one of none, fade, pop, slide"),
            ("box?message=", "one line of at most 80"), ("box?message=A%0AB", "one line of at most 80"),
            ("box?message=\(String(repeating: "a", count: 81))", "one line of at most 80"),
            ("box?row=yes", "one of off, on"), ("box?align=left", "one of leading, center, trailing"),
            ("box?weight=Bold", "one of"), ("box?stagger=2", "from 0 to 1"), ("box?\u{0}=1", "no setting"),
            ("box?" + String(repeating: "a", count: RestyledStyle.longest - 3), "more than 4096 bytes"),
            ("box?" + String(repeating: "a", count: 1_000_000), "more than 4096 bytes"),
        ])
    func refused(text: String, reason: String) throws {
        let message = try #require(refusal(of: text))
        #expect(message.contains(reason) && message.utf8.count < 400, "\(message)")
    }

    @Test("Any link is accepted or refused, and an accepted one round-trips") func fuzz() throws {
        var random = SeededGenerator(17)
        let seeds = try StyleCatalog.all.map { try $0.sample().text } + ["box?mask=%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80"]
        let bytes = Array("?&=%-.0123456789abcdefnixoEe\u{0}é\u{202E}👩‍🚀")
        var understood = 0
        for round in 0..<20_000 {
            var text = Array(
                seeds[round % seeds.count].split(separator: "&").shuffled(using: &random).prefix(3).joined(
                    separator: "&"))
            for _ in 0..<Int.random(in: 0...4, using: &random) where !text.isEmpty {
                let place = Int.random(in: text.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text[place] = bytes[Int.random(in: bytes.indices, using: &random)]
                case 1: text.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
                default: text.remove(at: place)
                }
            }
            guard let style = try? RestyledStyle(String(text)) else {
                #expect(refusal(of: String(text))?.isEmpty == false)
                continue
            }
            understood += 1
            #expect(try RestyledStyle(style.text).values == style.values)
            _ = style.code
            _ = style.renderer.snapshot(of: CodeEditor().state(), size: CGSize(width: 320, height: 56))
        }
        #expect(understood > 100)
    }
}
