import MessengerFlows
import Switchback
import SwitchbackTesting

/// Modules without a platform.
@MainActor
final class FakeModules: ModuleFactory {
  let probe = LifetimeProbe()
  let texts = Texts()

  func makeTabs() -> any TabHost { InMemoryTabHost() }

  func makeFriendList(
    _ title: String,
    of friends: [Friend],
    send: ActionSender,
  ) -> any FriendListModule {
    probe.track(FakeFriendList(title, friends, send), as: title)
  }

  func makeFriend(_ friend: Friend, send: ActionSender) -> any FriendModule {
    probe.track(FakeFriend(friend, send), as: friend.name)
  }

  func makeConversationList(
    of mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationListModule {
    probe.track(FakePage("Messages", send), as: "Messages")
  }

  func makeConversation(
    with friend: Friend,
    in mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationModule {
    probe.track(FakePage("With \(friend.name)", send), as: "With \(friend.name)")
  }

  func makeCompose(to recipient: Friend, send: ActionSender) -> any ComposeModule {
    probe.track(FakeCompose(recipient, send), as: "To \(recipient.name)")
  }
}

/// The list of friends: one source, used in three containers.
@MainActor
final class FakeFriendList: Screen, FriendListModule {
  let name: String
  private let friends: [Friend]
  private let send: ActionSender

  init(_ title: String, _ friends: [Friend], _ send: ActionSender) {
    name = title
    self.friends = friends
    self.send = send
  }

  func choose(_ name: String) {
    guard let friend = friends.first(where: { $0.name == name }) else { return }
    send(SelectedFriend(friend), from: self)
  }
}

@MainActor
final class FakeFriend: Screen, FriendModule {
  let name: String
  private let friend: Friend
  private let send: ActionSender

  init(_ friend: Friend, _ send: ActionSender) {
    name = friend.name
    self.friend = friend
    self.send = send
  }

  func write() { send(WriteMessage(to: friend), from: self) }
  func call() { send(Failed("no calls"), from: self) }
}

/// A page that sends what it is told to.
@MainActor
final class FakePage: Screen, ConversationListModule, ConversationModule {
  let name: String
  private let send: ActionSender

  init(_ name: String, _ send: ActionSender) {
    self.name = name
    self.send = send
  }

  func sends(_ action: some Any) { send(action, from: self) }
}

@MainActor
final class FakeCompose: Screen, ComposeModule {
  let name: String
  private let recipient: Friend
  private let send: ActionSender
  private(set) var text = ""
  private(set) var timesKept = 0

  init(_ recipient: Friend, _ send: ActionSender) {
    name = "To \(recipient.name)"
    self.recipient = recipient
    self.send = send
  }

  var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }
  func askToLeave(_ attempt: LeaveAttempt) { send(AskToDiscard(attempt), from: self) }
  func keepText() { timesKept += 1 }

  func write(_ text: String) { self.text = text }
  func askWhoThatIs() { send(ShowFriend(recipient), from: self) }

  func submit(_ text: String) {
    write(text)
    send(ComposedMessage(text, on: self), from: self)
  }
}
