import Switchback

/// The program of the pictures of stacks: friends, and a letter to one of them.
@MainActor
enum Program {
  /// What was told to whom, in order.
  @MainActor
  final class Log {
    struct Entry: Hashable {
      let what: String
      let toWhom: String
    }

    var entries: [Entry] = []
  }

  /// A page that hears that it left.
  @MainActor
  final class Page: Screen, Presentable, LifecycleListener {
    let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func onRemoved(_ cause: EndCause) {
      log.entries.append(.init(what: "\(name) left", toWhom: name))
    }
  }
}

extension Program {
  /// Shows the first page, and the friends.
  final class MainCoordinator: Coordinator {
    private let flow: Flow<Void>
    private let log: Log

    init(flow: Flow<Void>, log: Log) {
      self.flow = flow
      self.log = log
    }

    func start() {
      flow.push(Page("HomePage", log))
    }

    /// Starts the flow of the friends.
    func showFriends(_ friends: @escaping (FriendsCoordinator) -> Void) {
      flow.start(.push, for: self) { [log] flow in
        let coordinator = FriendsCoordinator(flow: flow, log: log)
        friends(coordinator)
        return coordinator
      } onEnd: { main, _ in
        main.log.entries.append(
          .init(what: "FriendsCoordinator ended", toWhom: "\(type(of: main))"))
      }
    }
  }

  /// Shows a list of friends, and one of them.
  final class FriendsCoordinator: Coordinator {
    private let flow: Flow<Void>
    private let log: Log

    init(flow: Flow<Void>, log: Log) {
      self.flow = flow
      self.log = log
    }

    func start() {
      flow.push(Page("FriendListPage", log))
    }

    func showFriend() {
      flow.push(Page("FriendPage", log))
    }

    /// Starts the flow of a letter.
    func write(
      _ placement: FlowPlacement, _ letter: @escaping (LetterCoordinator) -> Void = { _ in }
    ) {
      flow.start(placement, for: self) { [log] flow in
        let coordinator = LetterCoordinator(flow: flow, log: log)
        letter(coordinator)
        return coordinator
      } onEnd: { friends, _ in
        friends.log.entries.append(
          .init(what: "LetterCoordinator ended", toWhom: "\(type(of: friends))"))
      }
    }
  }

  /// Asks to whom a letter goes, and for its text.
  final class LetterCoordinator: Coordinator {
    private let flow: Flow<Void>
    private let log: Log

    init(flow: Flow<Void>, log: Log) {
      self.flow = flow
      self.log = log
    }

    func start() {
      flow.push(Page("RecipientPage", log))
    }

    func showText() {
      flow.push(Page("TextPage", log))
    }
  }
}
