import CodeInputPIN
import UIKit

extension UIViewController {
    /// The screen of a name that a UI test gives.
    static func screen(named name: String) -> UIViewController {
        let screen = ScreenController()
        switch name {
        case "field": screen.addField("code")
        case "secure": screen.addField("code").isSecureTextEntry = true
        case "pair":
            screen.addField("first")
            screen.addField("second")
        case "rejection":
            let field = screen.addField("kept")
            field.rejectionPolicy = .edit
            field.verifier = { _ in .rejected(message: "The code is wrong.") }
        case "scrolling": screen.addRows(around: screen.addField("code"))
        case "tap": screen.add(TapScreen(watch: screen.watch))
        case "pad": screen.add(TapScreen(hasPad: true, watch: screen.watch))
        case "focusState": screen.add(FocusStateScreen(watch: screen.watch))
        case "tint": screen.add(TintScreen(watch: screen.watch))
        case "cells": screen.add(CellsScreen(watch: screen.watch))
        case "sheet":
            screen.addField("behind")
            screen.addField("second behind")
            screen.front = ScreenController()
            screen.front?.addField("front")
        case "nib":
            if let field = archivedField() { screen.addField("code", field) }
            screen.addField("other")
        case "table": return TableScreen()
        default: break
        }
        return screen
    }

    /// A field of six cells, whose Enabled is off, in the place of an archived control, as from a nib.
    private static func archivedField() -> CodeInputView? {
        let control = UIControl()
        control.isEnabled = false
        guard let data = try? NSKeyedArchiver.archivedData(withRootObject: control, requiringSecureCoding: false),
            let archive = try? NSKeyedUnarchiver(forReadingFrom: data)
        else { return nil }
        archive.requiresSecureCoding = false
        archive.setClass(CodeInputView.self, forClassName: "UIControl")
        return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CodeInputView
    }
}

/// An app that shows the screen that its launch arguments name, for UI tests.
@main final class ScreenHost: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = ScreenScene.self
        return configuration
    }
}

final class ScreenScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        // UserDefaults reads the arguments "-screen" and "tap" as a value and its key.
        let name = UserDefaults.standard.string(forKey: "screen") ?? ""
        let window = UIWindow(windowScene: scene)
        window.rootViewController = .screen(named: name)
        window.makeKeyAndVisible()
        self.window = window
    }
}
