import Foundation
import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Asks for the user name and password of a new account.
///
/// It is observable, and so is what is typed: as long as there is no password, nothing is lost by leaving, and the
/// back button and the swipe are the system's.
@Observable
final class RegisterPage: ViewScreen, RegisterModule {
  @ObservationIgnored var onSubmit: (@MainActor (any RegisterModule) -> Void)?

  /// Asks the user; nil is no answer.
  @ObservationIgnored var ask: (@MainActor (Question<Bool>) async -> Bool?)?

  private let draft: AuthDraft
  private let form: FormModel

  init(draft: AuthDraft) {
    self.draft = draft
    form = FormModel([
      FormField(String(localized: "User name"), .userName, in: \.userName, of: draft),
      FormField(String(localized: "Password"), .newPassword, in: \.newPassword, of: draft),
      FormField(
        String(localized: "Password again"), .newPassword, in: \.repeatedPassword, of: draft),
    ])
  }

  var isPending: Bool {
    get { form.isPending }
    set { form.isPending = newValue }
  }

  var content: some View {
    AccountForm(
      model: form,
      rule: "A password has at least eight characters.",
      submitTitle: "Go on",
    ) { [weak self] in
      if let self { onSubmit?(self) }
    }
    .navigationTitle("Register")
  }

  func show(error: AccountError) {
    form.show(error)
  }
}

// MARK: - LeaveGuard

extension RegisterPage: LeaveGuard {
  var leaving: LeavePolicy {
    form.fields.contains { $0.kind == .newPassword && !$0.text.isEmpty } ? .ask : .allowed
  }

  /// Asks over whatever is in front, for the terms may be shown over this.
  func askToLeave(_ attempt: LeaveAttempt) {
    guard let ask else { return attempt.stay() }
    let question = Question(
      String(localized: "Discard the new password?"),
      choices: [.init(String(localized: "Discard"), true, isDestructive: true)],
    )
    Task { [draft] in
      guard await ask(question) == true else { return attempt.stay() }
      draft.newPassword = ""
      draft.repeatedPassword = ""
      attempt.leaveAnyway()
    }
  }
}
