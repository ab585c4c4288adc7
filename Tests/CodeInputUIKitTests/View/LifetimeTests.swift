#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct LifetimeTests {
        @Test("a field can move to another window") func anotherWindow() {
            let stage = Stage(typing: "12")
            stage.view.removeFromSuperview()
            let window = Device.makeWindow(width: 320, height: 100)
            window.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            KeyboardDriver(in: window).type("3456")
            #expect(stage.view.code == "123456")
            #expect(stage.log.completions == ["complete:123456"])
        }

        @Test("what observes notifications hears none after it is gone")
        func observers() {
            let name = Notification.Name("LifetimeTests"), center = NotificationCenter.default, log = EventLog()
            do {
                let observers = NotificationObservers()
                observers.observe(name) { [log] _ in log.lines.append("heard") }
                withExtendedLifetime(observers) { center.post(name: name, object: nil) }
            }
            center.post(name: name, object: nil)
            #expect(log.lines == ["heard"])
        }
    }
}
#endif
