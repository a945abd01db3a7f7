public import Switchback

/// What coordinators say by themselves, rather than through a screen.
///
/// A platform says it in the language of its user, and asks as is usual there.
public struct Texts: Sendable {
  /// What the tab of friends is called, and the list in it.
  public var friends = "Friends"

  /// What the tab of messages is called.
  public var messages = "Messages"

  /// What the list is for from which a recipient is chosen.
  public var newMessageTo = "New message to"

  /// What the list is for from which somebody is chosen who gets a message, too.
  public var forwardTo = "Forward to"

  /// How many messages there are to be read.
  public var unread: @Sendable (Int) -> String = { count in "\(count) new" }

  /// Why a link to somebody of this name leads nowhere.
  public var noFriend: @Sendable (String) -> String = { name in
    "You have no friend called \(name)."
  }

  /// Whether to write to somebody of this name or, without one, to anybody.
  public var mayWrite: @Sendable (String?) -> String = { name in
    name.map { "Write to \($0)?" } ?? "Write a message?"
  }

  /// What the answer to that is called.
  public var write = "Write"

  /// Whether to go on with what was being written when the program ended.
  public var mayGoOn: @Sendable (String?) -> String = { name in
    name.map { "Go on with your message to \($0)?" } ?? "Go on with your message?"
  }

  /// What the answer to that is called.
  public var goOn = "Go on"

  /// Whether what was written is to be lost.
  public var discard = Question(
    "Discard what you wrote?",
    choices: [.init("Discard", true, isDestructive: true), .init("Keep writing", false)],
  )

  /// Whether what was written is to be lost, where the program is left.
  public var discardAndLeave = Question(
    "Discard what you wrote, and leave?",
    choices: [.init("Discard", true, isDestructive: true), .init("Keep writing", false)],
  )

  /// Why a message was not sent.
  public var reason: @Sendable (MailboxError) -> String = { error in error.description }

  /// What a terminal says, in English.
  public init() {}
}
