import SwiftUI
import UIKit

/// A form with a button to send it, and what was wrong with it.
struct AccountForm: View {
  let model: FormModel
  var rule: LocalizedStringKey?
  let submitTitle: LocalizedStringKey
  let onSubmit: @MainActor () -> Void

  @FocusState private var focus: ObjectIdentifier?
  @Environment(\.accessibilityVoiceOverEnabled) private var isListening

  var body: some View {
    Form {
      if let mistake = model.mistake {
        Section {
          ErrorMessage(error: mistake).onAppear { goToMistake() }.id(model.mistakes)
        }
      }
      Section {
        ForEach(model.fields) { field in
          let next = model.field(after: field)
          FieldView(field: field)
            .focused($focus, equals: field.id)
            .submitLabel(next == nil ? .go : .next)
            .onSubmit { if let next { focus = next.id } else { onSubmit() } }
        }
        .disabled(model.isPending)
      } footer: {
        if let rule { Text(rule) }
      }
      Section {
        PendingButton(title: submitTitle, isPending: model.isPending, action: onSubmit)
      }
    }
  }

  /// Whoever listens is led to the sentence, everybody else to the field.
  private func goToMistake() {
    if !isListening { focus = model.wrongField?.id }
  }
}

/// A line to fill in.
private struct FieldView: View {
  @Bindable var field: FormField

  var body: some View {
    input
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
  }

  @ViewBuilder private var input: some View {
    switch field.kind {
    case .userName: TextField(field.name, text: $field.text).textContentType(.username)
    case .password: SecureField(field.name, text: $field.text).textContentType(.password)
    case .newPassword: SecureField(field.name, text: $field.text).textContentType(.newPassword)
    }
  }
}
