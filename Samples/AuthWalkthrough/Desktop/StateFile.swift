import AuthFlows
import SampleSupport

/// Keeps the state of the app in a file.
@MainActor
final class StateFile: AppStateStore {
  var state: AppState {
    didSet { if state != oldValue { file.write(state) } }
  }

  private let file: KeptFile<AppState>

  /// Reads the state, if there is one.
  init(path: String, say: @escaping @MainActor (String) -> Void) {
    file = KeptFile(path: path, of: "state", say: say)
    state = file.read() ?? AppState()
  }

  /// Begins as if for the first time.
  func forget() {
    state = AppState()
  }
}
