import Switchback

/// A coordinator that shows what its scenario says.
@MainActor
final class LawCoordinator: Coordinator {
  private let flow: Flow<String>
  private var body: (@MainActor (Flow<String>) -> Void)?

  init(flow: Flow<String>, body: @escaping @MainActor (Flow<String>) -> Void) {
    self.flow = flow
    self.body = body
  }

  func start() {
    body?(flow)
    body = nil
  }
}
