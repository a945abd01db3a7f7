import Switchback

struct Friend {}

struct NewMessage {}

struct Failed {
  let message: String
}

struct MessageArrived {
  init(from friend: Friend) {}
}

struct ShowConversation {
  init(with friend: Friend) {}
}

final class FriendPage: Screen, Presentable {
  init(_ friend: Friend, send: ActionSender) {}
}

final class MessagesCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

// listing

// listing

// listing

// listing

// listing

extension MainCoordinator {
  private func show(_ message: String) {}
}

struct Session {}

final class SignInCoordinator: Coordinator {
  init(flow: Flow<Session>) {}
  func start() {}
}

/// The main coordinator of an app whose messages are for those who are signed in.
@MainActor
final class GuardingCoordinator {
  private let flow: Flow<Void>
  private let tabs: TabContainer?
  private var session: Session?
  init(flow: Flow<Void>, tabs: TabContainer?) { (self.flow, self.tabs) = (flow, tabs) }

  // listing
}

extension FriendList {
  func mark(_ message: String) {}
}

@MainActor
final class WatchingCoordinator {
  let flow: Flow<Void>
  var failures = 0
  weak var list: FriendList?
  init(flow: Flow<Void>) { self.flow = flow }

  func count() {
    // listing
  }

  func mark() {
    // listing
  }
}

// listing

final class WorkingPage: Screen, Presentable {
  private let send: ActionSender
  init(send: ActionSender) { self.send = send }

  func fail(with error: any Error) {
    // listing
  }
}

@MainActor
final class App {
  func show(_ text: String, offeringToTryAgain: Bool) {}

  func handleErrors(on router: StackRouter) {
    // listing
  }
}

@MainActor
func tellOfMessage(from ada: Friend, on router: StackRouter) {
  // listing
}

@MainActor
func testTheList(with ada: Friend) {
  // listing
}
