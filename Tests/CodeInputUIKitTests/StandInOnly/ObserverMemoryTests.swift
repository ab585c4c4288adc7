#if canImport(UIKit) && !canImport(Darwin) && compiler(>=6.2)
import CodeInputUIKit
import Foundation
import TestTools
import Testing
import UIKit

extension ViewTests {
    @Suite("Memory of observers") struct ObserverMemoryTests {
        // In a process of its own, because the other tests allocate memory too.
        @Test("a field that goes away with its window and the focus observes no more notifications")
        func freedFields() async {
            await #expect(processExitsWith: .success) {
                let growth = try await growthOfFreedFields()
                #expect(growth < 8 << 20)
            }
        }
    }
}

/// The bytes that the process grows by with three hundred more fields, each of which went away with its window.
///
/// Each observer that stays behind starts a task whenever the keyboard appears for a later field.
@MainActor private func growthOfFreedFields() throws -> Int {
    func memory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
    func use(fields: Int) {
        for _ in 0..<fields {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            let view = CodeInputView()
            window.addSubview(view)
            window.makeKeyAndVisible()
            view.becomeFirstResponder()
        }
        Device.setActive(false)
        Device.setActive(true)
    }
    use(fields: 100)
    let before = try memory()
    use(fields: 300)
    return try memory() - before
}
#endif
