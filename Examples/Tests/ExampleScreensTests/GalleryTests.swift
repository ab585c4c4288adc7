import ExampleScreens
import Foundation
import TestTools
import Testing
import UIKit

extension ScreenTests {
    @MainActor @Suite struct GalleryTests {
        /// With `SCREENS_OUTPUT` set to a folder, the pictures are written there.
        @Test(arguments: ["light", "dark", "large", "mirrored"])
        func everyStateOfEveryScreenCanBeDrawn(_ look: String) async throws {
            for (index, example) in ExampleScreens.gallery.enumerated() {
                let stage = await ScreenStage(example.make())
                stage.window.traitOverrides.userInterfaceStyle = look == "dark" ? .dark : .light
                if look == "large" {
                    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
                }
                if look == "mirrored" { stage.window.traitOverrides.layoutDirection = .rightToLeft }
                await example.arrange(stage.screen)
                await stage.settle()
                let svg = StandInSVG.svg(
                    of: stage.window, background: .systemBackground, includePresentation: false)
                #expect(svg.contains("<text"), "\(example.title)")
                #expect(stage.keyboard.failures.isEmpty)
                #expect(StandInRecorder.misuses + StandInRecorder.droppedDrawings == [], "\(example.title)")
                guard let folder = ProcessInfo.processInfo.environment["SCREENS_OUTPUT"] else { continue }
                let name = "\(look)-\(index)-\(example.title).svg".replacingOccurrences(of: " ", with: "-")
                try Data(svg.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
            }
        }
    }
}
