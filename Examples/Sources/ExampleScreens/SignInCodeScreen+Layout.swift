import CodeInputPIN
import UIKit

extension SignInCodeScreen {
    /// The title, the phone number, the field, a message, and the button above the keyboard.
    func layOut() {
        let title = UILabel(.title1, weight: .bold, text: "Enter the code")
        title.accessibilityTraits.insert(.header)
        let text = "We sent a text message with a \(field.length)-digit code to \(phoneNumber)."
        let again = UIStackView(column: [countdownLabel, resendButton])
        resendButton.alignWithText()
        again.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        let content = UIStackView(
            column: [title, UILabel(.body, color: .secondaryText, text: text), field, message, again])
        content.setCustomSpacing(28, after: content.arrangedSubviews[1])
        content.setCustomSpacing(12, after: field)
        content.setCustomSpacing(12, after: message)

        submitButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(submitButton)
        scroll = view.addScrolling(content, below: view.safeAreaLayoutGuide.topAnchor, above: submitButton)
        NSLayoutConstraint.activate([
            submitButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            submitButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            submitButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        ])
    }
}
