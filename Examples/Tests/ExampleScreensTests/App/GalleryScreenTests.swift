import CodeInputPIN
import TestTools
import Testing
import UIKit

@testable import ExampleApp

extension ScreenTests {
    @MainActor @Suite struct GalleryScreenTests {
        private let stage: AppStage
        private let gallery: GalleryScreen

        init() async throws {
            stage = await AppStage()
            gallery = try await stage.open("Gallery")
        }

        @Test("shows every style in every state") func states() {
            var pictures: Set<String> = []
            for state in gallery.state.names {
                gallery.state.choose(state)
                #expect(gallery.fields.count == GalleryStyles.all.count)
                pictures.insert(stage.picture)
            }
            #expect(pictures.count == gallery.state.names.count && stage.problems == [])
        }

        @Test("shows a single style") func oneStyle() {
            #expect(Set(gallery.style.names) == Set(GalleryStyles.all.map(\.key) + ["all"]))
            for name in GalleryStyles.all.map(\.key) {
                gallery.style.choose(name)
                #expect(gallery.fields.map(\.accessibilityLabel) == [name])
            }
        }

        @Test("has the chosen appearance and text size") func looks() async throws {
            let light = stage.picture
            gallery.look.choose("Dark")
            #expect(gallery.fields.first?.traitCollection.userInterfaceStyle == .dark && stage.picture != light)
            var heights: [CGFloat] = []
            for size in gallery.textSize.names {
                gallery.textSize.choose(size)
                await stage.settle()
                heights.append(gallery.fields.reduce(0) { $0 + $1.bounds.height })
            }
            #expect(try #require(heights.last) > heights[0] && stage.problems == [])
        }

        @Test("takes typed text") func typing() async throws {
            gallery.state.choose("Empty")
            await stage.settle()
            let field = try #require(gallery.fields.first)
            StandInTouch.tap(field, in: field.cellFrames[0])
            KeyboardDriver(in: stage.window).type("12")
            #expect(field.code == "12")
        }
    }
}
