import Observation

/// A mailbox whose readers are shown anew when it has changed.
///
/// The coordinators use it as any other; views that read it are observed.
@MainActor
@Observable
final class ObservedMailbox: Mailbox {
  private let mailbox: any Mailbox
  private var changes = 0

  init(_ mailbox: any Mailbox) {
    self.mailbox = mailbox
  }

  var friends: [Friend] { read.friends }
  var unread: Int { read.unread }
  func messages(with friend: Friend) -> [Message] { read.messages(with: friend) }
  func unread(from friend: Friend) -> Int { read.unread(from: friend) }

  func markRead(_ friend: Friend) {
    mailbox.markRead(friend)
    changes += 1
  }

  func send(_ text: String, to friend: Friend) throws(MailboxError) -> Message {
    let message = try mailbox.send(text, to: friend)
    changes += 1
    return message
  }

  /// The mailbox, after a note that whoever asks depends on what changes in it.
  private var read: any Mailbox {
    _ = changes
    return mailbox
  }
}
