import Foundation
import Switchback

struct User {
  let name: String
}

final class MainCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

final class MessageForm: Screen, Presentable {
  let name = "form"
  var text = "" { didSet { stateChanged() } }
  func presented() -> any Screen { self }
}

@MainActor
func begin(_ router: StackRouter, _ user: User, _ file: URL) {
  // listing
}

// listing
