import Foundation
import SwiftUI

// What Xcode shows beside the code of the pages.

#Preview("Account") {
  AccountView(
    userName: InMemoryAccounts.demoName, mistake: .cancelled, mistakes: 1,
    isPending: false, onSignOut: {}, onDelete: {})
}

#Preview("Choose") { ChooseView(onLogIn: {}, onRegister: {}, onAbout: {}) }

#Preview("Help") { HelpView {} }

#Preview("Home") {
  HomeView(userName: InMemoryAccounts.demoName, onWalkthrough: {}, onHelp: {})
}

#Preview("Log in") { LogInPage(draft: AuthDraft()).content }

#Preview("Register") { RegisterPage(draft: AuthDraft()).content }

#Preview("Walkthrough") {
  ForEach(WalkthroughPage.allCases, id: \.self) { StepView(page: $0) {} }
}

#Preview("Terms") { TermsView(isPending: false, onAccept: {}, onDecline: {}) }

#Preview("Terms, waiting") { TermsView(isPending: true, onAccept: {}, onDecline: {}) }

#Preview("Form with an error") {
  let name = FormField(String(localized: "User name"), .userName, in: \.userName, of: AuthDraft())
  let form = FormModel([name])
  AccountForm(model: form, submitTitle: "Go on") { form.show(.noName) }
}

#Preview("Error") { ErrorMessage(error: .wrongNameOrPassword) }
