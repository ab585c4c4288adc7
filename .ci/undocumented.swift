// Lists the public symbols without a documentation comment, and fails if there is one.
//
//     swift .ci/undocumented.swift FILE.symbols.json…

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Documentation: Decodable {}
        struct Location: Decodable {}

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let docComment: Documentation?
        let location: Location?

        /// Whether the symbol is in a source, and not synthesized or inherited.
        var isWritten: Bool {
            location != nil && kind.identifier != "swift.extension" && !identifier.precise.contains("::SYNTHESIZED::")
        }
    }

    struct Module: Decodable { let name: String }

    let module: Module
    let symbols: [Symbol]
}

let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
let missing = graphs.flatMap { graph in
    graph.symbols.filter { $0.isWritten && $0.docComment == nil }
        .map { graph.module.name + "." + $0.pathComponents.joined(separator: ".") }
}
for name in Set(missing).sorted() { print("error: \(name) has no documentation") }
if graphs.allSatisfy(\.symbols.isEmpty) {
    print("error: there are no symbols to check")
    exit(1)
}
exit(missing.isEmpty ? 0 : 1)
