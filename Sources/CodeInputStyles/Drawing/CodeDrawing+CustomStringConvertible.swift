#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CodeDrawing: CustomStringConvertible {
    /// One line a call; the calls of a group are indented.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        calls.flatMap { call -> [String] in
            switch call {
            case .fill(let path, let color): ["fill \(path) with \(color)"]
            case .stroke(let path, let color, let lineWidth, let dash):
                [
                    "stroke \(path) with \(color) width \(lineWidth.plain)"
                        + (dash.isEmpty ? "" : " dash " + dash.map(\.plain).joined(separator: " "))
                ]
            case .text(let text, let rect, let font, let color):
                ["text \(text.debugDescription) in \(rect.plain) font \(font) with \(color)"]
            case .image(let image, let rect, let tint, let fallback):
                ["image \(image) in \(rect.plain)" + (tint.map { " with \($0)" } ?? "")]
                    + (fallback.isEmpty ? [] : ["    or"] + fallback.lines.map { "        " + $0 })
            case .native(let native, let rect): ["native \(type(of: native.base)) in \(rect.plain)"]
            case .clip(let path): ["clip \(path)"]
            case .group(let drawing): ["group"] + drawing.lines.map { "    " + $0 }
            }
        }
    }
}
