import Switchback

/// The friends of the user, and what was written to and fro.
@MainActor
public protocol Mailbox: AnyObject {
  /// The friends, in the order in which they are listed.
  var friends: [Friend] { get }

  /// How many messages the user has not read.
  var unread: Int { get }

  /// What was written to and by a friend, the oldest first.
  ///
  /// - Parameter friend: The friend.
  /// - Returns: The messages.
  func messages(with friend: Friend) -> [Message]

  /// How many messages of a friend the user has not read.
  ///
  /// - Parameter friend: The friend.
  /// - Returns: How many.
  func unread(from friend: Friend) -> Int

  /// Notes that the user has read everything from a friend.
  ///
  /// - Parameter friend: The friend.
  func markRead(_ friend: Friend)

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - friend: Who it is for.
  /// - Returns: The message.
  /// - Throws: Why it could not be sent.
  func send(_ text: String, to friend: Friend) throws(MailboxError) -> Message
}

extension Mailbox {
  func friend(named name: String) -> Friend? { friends.first { $0.name == name } }

  /// Whether a link may lead to something about a friend: there has to be one of that name.
  func admission<Route>(toFriend name: String, _ texts: Texts) -> Admission<Route> {
    friend(named: name) == nil ? .closed(reason: texts.noFriend(name)) : .open
  }
}

/// Why a message could not be sent.
public enum MailboxError: Error, Hashable {
  /// There is nothing in it.
  case empty
  /// The friend cannot be reached.
  case unreachable(Friend)
}

extension MailboxError: CustomStringConvertible {
  /// What is wrong, for the user.
  public var description: String {
    switch self {
    case .empty: "There is nothing to send."
    case .unreachable(let friend): "\(friend.name) cannot be reached. Nothing was sent."
    }
  }
}
