/// A mailbox for trying things, forgotten when the program ends.
///
/// Ada answers at once. Charles cannot be reached.
@MainActor
public final class InMemoryMailbox: Mailbox {
  private static let ada = Friend(
    name: "Ada", about: "Writes programs for engines yet to be built.")
  private static let charles = Friend(name: "Charles", about: "Builds engines. Out of town.")
  private static let grace = Friend(name: "Grace", about: "Found the first bug, and kept it.")

  /// Ada, Charles and Grace.
  public let friends = [ada, charles, grace]

  private var messages = [
    Message(with: ada, isMine: false, "The engine weaves patterns, doesn't it?"),
    Message(with: grace, isMine: false, "Ask forgiveness, not permission."),
  ]
  private var unreadByFriend = [ada: 1, grace: 1]

  /// Makes a mailbox with one unread message each of Ada and Grace.
  public init() {}

  /// How many messages the user has not read.
  public var unread: Int { unreadByFriend.values.reduce(0, +) }

  /// What was written to and by a friend, the oldest first.
  ///
  /// - Parameter friend: The friend.
  /// - Returns: The messages.
  public func messages(with friend: Friend) -> [Message] {
    messages.filter { $0.friend == friend }
  }

  /// How many messages of a friend the user has not read.
  ///
  /// - Parameter friend: The friend.
  /// - Returns: How many.
  public func unread(from friend: Friend) -> Int { unreadByFriend[friend, default: 0] }

  /// Notes that the user has read everything from a friend.
  ///
  /// - Parameter friend: The friend.
  public func markRead(_ friend: Friend) { unreadByFriend[friend] = nil }

  /// Sends a message, to which Ada answers at once.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - friend: Who it is for.
  /// - Returns: The message.
  /// - Throws: ``MailboxError``, if there is no text, or if it is for Charles.
  public func send(_ text: String, to friend: Friend) throws(MailboxError) -> Message {
    guard !text.isEmpty else { throw .empty }
    guard friend != Self.charles else { throw .unreachable(friend) }
    let message = Message(with: friend, isMine: true, text)
    messages.append(message)
    if friend == Self.ada {
      messages.append(Message(with: friend, isMine: false, "Noted. More soon."))
      unreadByFriend[friend, default: 0] += 1
    }
    return message
  }
}
