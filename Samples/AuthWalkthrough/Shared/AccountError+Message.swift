import Foundation

extension AccountError {
  /// What was wrong, in the language of the user.
  var message: String {
    switch self {
    case .wrongNameOrPassword: String(localized: "The user name or the password is wrong.")
    case .noName: String(localized: "Please choose a user name.")
    case .nameTaken(let name):
      String(localized: "The user name \(name) is taken. Please choose another one.")
    case .passwordTooShort(let minimum):
      String(localized: "The password needs at least \(minimum) characters.")
    case .passwordsDiffer: String(localized: "The two passwords are not the same.")
    case .termsDeclined:
      String(localized: "You can only register if you accept the terms and conditions.")
    case .cancelled: String(localized: "It was cancelled.")
    }
  }

  /// What is to be typed again, if anything is.
  @MainActor
  var field: ReferenceWritableKeyPath<AuthDraft, String>? {
    switch self {
    case .wrongNameOrPassword: \.password
    case .noName, .nameTaken: \.userName
    case .passwordTooShort, .passwordsDiffer: \.newPassword
    case .termsDeclined, .cancelled: nil
    }
  }
}
