import CodeInputUIKit
import MallocCounter
import UIKit
import Workloads

/// Runs each workload once to warm up and once to count, and prints a line of JSON for it.
///
/// It calls the mark before and after the counted code. Under callgrind, every second dump belongs to a workload. The
/// arguments select workloads by the beginning of their names.
@main @MainActor struct GuardLoad {
    static func main() {
        for workload in Workload.all where isWanted(workload.name) {
            workload.run { body in
                body()
                let before = malloc_counter_calls()
                malloc_counter_mark()
                body()
                malloc_counter_mark()
                let allocations = malloc_counter_calls() - before
                report(workload.name, ["repetitions": workload.repetitions, "allocations": Int(allocations)])
            }
        }
        countMemory()
        countPixels()
        countBitmaps()
    }

    private static func isWanted(_ name: String) -> Bool {
        let prefixes = CommandLine.arguments.dropFirst()
        return prefixes.isEmpty || prefixes.contains { name.hasPrefix($0) }
    }

    private static func report(_ name: String, _ counts: [String: Int]) {
        let fields = counts.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        print("{\"name\": \"\(name)\", \(fields.joined(separator: ", "))}")
    }

    private static func countMemory() {
        countBytes("memory/editor") { CodeEditor() }
        countBytes("memory/editor with a code") {
            var editor = CodeEditor()
            editor.insert("482910")
            return editor
        }
        countBytes("memory/view") { CodeInputView() }
        countBytes("memory/view, drawn") { drawnView() }
        countBytes("memory/1000 views, drawn") { (0..<1000).map { _ in drawnView() } }
    }

    private static func drawnView() -> CodeInputView {
        let view = CodeInputView(length: 6, style: .box)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        StandInScreen.flush(view)
        StandInDrawLog.clear()
        // The stand-in records what is drawn. The bitmaps that UIKit has instead are counted apart.
        view.layer.sublayers?.first?.sublayers?.forEach { $0.contents = nil }
        return view
    }

    private static func countBytes<Value>(_ name: String, _ make: () -> Value) {
        guard isWanted(name) else { return }
        withExtendedLifetime(make()) {}
        let before = malloc_counter_bytes()
        let value = make()
        let bytes = malloc_counter_bytes() - before
        withExtendedLifetime(value) {}
        report(name, ["bytes": bytes])
    }

    /// What a key redraws: layers, calls of the graphics context, and thousandths of the field's area.
    private static func countPixels() {
        for (name, style) in Workload.namedStyles where isWanted("redraw/\(name)") {
            let (window, view) = Workload.view(style)
            view.deleteBackward()
            StandInScreen.flush(window)
            StandInDrawLog.clear()
            view.insertText("4")
            StandInScreen.flush(window)
            let layers = StandInDrawLog.layers
            let area = layers.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
            let whole = view.bounds.width * view.bounds.height
            report(
                "redraw/\(name)",
                [
                    "layers": layers.count, "permille": Int((area / whole * 1000).rounded()),
                    "calls": layers.reduce(0) { $0 + ($1.standInDrawing?.count ?? 0) },
                ])
            StandInDrawLog.clear()
        }
    }

    /// The bytes of the bitmaps that the layers of a new field have on a screen with three pixels a point.
    private static func countBitmaps() {
        StandInScreen.setTraits { $0.displayScale = 3 }
        for (name, style) in Workload.namedStyles where isWanted("bitmap/\(name)") {
            // An open field without a code: every cell, the background and the caret.
            let (window, view) = Workload.view(style, count: 0)
            view.layer.sublayers?.first?.sublayers?.forEach { $0.setNeedsDisplay() }
            StandInScreen.flush(window)
            report("bitmap/\(name)", ["bytes": StandInDrawLog.layers.reduce(0) { $0 + bytes(of: $1) }])
            StandInDrawLog.clear()
        }
        StandInScreen.reset()
    }

    /// Four bytes a pixel, or eight of a wide gamut.
    private static func bytes(of layer: CALayer) -> Int {
        let isWide = layer.contentsFormat.rawValue == "RGBAh"
        let width = (layer.bounds.width * layer.contentsScale).rounded(.up)
        let height = (layer.bounds.height * layer.contentsScale).rounded(.up)
        return Int(width * height) * (isWide ? 8 : 4)
    }
}
