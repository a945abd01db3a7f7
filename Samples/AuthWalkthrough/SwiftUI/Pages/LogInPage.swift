import Foundation
import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Asks for the user name and password of an account.
@Observable
final class LogInPage: ViewScreen, LogInModule {
  @ObservationIgnored var onSubmit: (@MainActor (any LogInModule) -> Void)?

  private let form: FormModel

  init(draft: AuthDraft) {
    form = FormModel([
      FormField(String(localized: "User name"), .userName, in: \.userName, of: draft),
      FormField(String(localized: "Password"), .password, in: \.password, of: draft),
    ])
  }

  var isPending: Bool {
    get { form.isPending }
    set { form.isPending = newValue }
  }

  var content: some View {
    AccountForm(model: form, submitTitle: "Log in") { [weak self] in
      if let self { onSubmit?(self) }
    }
    .navigationTitle("Log in")
  }

  func show(error: AccountError) {
    form.show(error)
  }
}
