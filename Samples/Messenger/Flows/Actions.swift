public import Switchback

// What is done on the screens of this program. A screen sends these and knows no more; what they mean is
// up to the containers around it.

/// A friend was chosen from a list.
public struct SelectedFriend: Hashable, Sendable {
  /// Who it was.
  public let friend: Friend

  /// Describes the choice.
  ///
  /// - Parameter friend: Who it was.
  public init(_ friend: Friend) {
    self.friend = friend
  }
}

/// What there is to know about a friend is to be shown, wherever the user is.
public struct ShowFriend: Hashable, Sendable {
  /// About whom.
  public let friend: Friend

  /// Describes the wish.
  ///
  /// - Parameter friend: About whom.
  public init(_ friend: Friend) {
    self.friend = friend
  }
}

/// A conversation is to be shown.
public struct ShowConversation: Hashable, Sendable {
  /// With whom.
  public let friend: Friend

  /// Describes the wish.
  ///
  /// - Parameter friend: With whom.
  public init(with friend: Friend) {
    self.friend = friend
  }
}

/// A message is to be written.
public struct WriteMessage: Hashable, Sendable {
  /// For whom, or nil if that has yet to be chosen.
  public let recipient: Friend?

  /// Describes the wish.
  ///
  /// - Parameter recipient: For whom; by default that has yet to be chosen.
  public init(to recipient: Friend? = nil) {
    self.recipient = recipient
  }
}

/// A message is to be passed on to somebody else.
public struct ForwardMessage: Hashable, Sendable {
  /// The message.
  public let message: Message

  /// Describes the wish.
  ///
  /// - Parameter message: The message.
  public init(_ message: Message) {
    self.message = message
  }
}

/// A message was written, and is to be sent.
public struct ComposedMessage {
  /// What it says.
  public let text: String

  /// Where it was written.
  public let module: any ComposeModule

  /// Describes what was written.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - module: Where it was written.
  public init(_ text: String, on module: any ComposeModule) {
    self.text = text
    self.module = module
  }
}

/// Something that was written would be lost.
public struct AskToDiscard {
  /// What would lose it.
  public let attempt: LeaveAttempt

  /// Describes the question.
  ///
  /// - Parameter attempt: What would lose it.
  public init(_ attempt: LeaveAttempt) {
    self.attempt = attempt
  }
}

/// Something went wrong, anywhere; the user should hear of it.
public struct Failed: Hashable, Sendable {
  /// What went wrong, for the user.
  public let message: String

  /// Describes what went wrong.
  ///
  /// - Parameter message: What went wrong, for the user.
  public init(_ message: String) {
    self.message = message
  }
}

/// There is more or less to read than before.
public struct MailboxChanged: Hashable, Sendable {
  /// Describes the change.
  public init() {}
}
