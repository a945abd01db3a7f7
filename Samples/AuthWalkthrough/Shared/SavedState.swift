import Foundation

/// Keeps the state of the app in the user's defaults.
@MainActor
final class SavedState: AppStateStore {
  private enum Key {
    static let userName = "userName"
    static let shownAround = "shownAround"
  }

  private let defaults: UserDefaults

  init(_ defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  var state: AppState {
    get {
      AppState(
        session: defaults.string(forKey: Key.userName).map(Session.init),
        shownAround: Set(defaults.stringArray(forKey: Key.shownAround) ?? []),
      )
    }
    set {
      defaults.set(newValue.session?.userName, forKey: Key.userName)
      defaults.set(newValue.shownAround.sorted(), forKey: Key.shownAround)
    }
  }
}
