public import Switchback

/// Makes the modules of a platform, so that coordinators know none.
@MainActor
public protocol ModuleFactory: AnyObject {
  /// What coordinators say by themselves.
  var texts: Texts { get }

  /// Makes the container of the tabs.
  ///
  /// - Returns: The container, without tabs.
  func makeTabs() -> any TabHost

  /// Makes a list of friends.
  ///
  /// - Parameters:
  ///   - title: What the list is for.
  ///   - friends: Who is in it.
  ///   - send: Takes its actions.
  /// - Returns: The module.
  func makeFriendList(
    _ title: String,
    of friends: [Friend],
    send: ActionSender,
  ) -> any FriendListModule

  /// Makes a page about a friend.
  ///
  /// - Parameters:
  ///   - friend: Who it is about.
  ///   - send: Takes its actions.
  /// - Returns: The module.
  func makeFriend(_ friend: Friend, send: ActionSender) -> any FriendModule

  /// Makes the list of conversations.
  ///
  /// - Parameters:
  ///   - mailbox: What was written.
  ///   - send: Takes its actions.
  /// - Returns: The module.
  func makeConversationList(
    of mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationListModule

  /// Makes a page with a conversation.
  ///
  /// - Parameters:
  ///   - friend: With whom.
  ///   - mailbox: What was written.
  ///   - send: Takes its actions.
  /// - Returns: The module.
  func makeConversation(
    with friend: Friend,
    in mailbox: any Mailbox,
    send: ActionSender,
  ) -> any ConversationModule

  /// Makes the page where a message is written.
  ///
  /// - Parameters:
  ///   - recipient: For whom.
  ///   - send: Takes its actions.
  /// - Returns: The module.
  func makeCompose(to recipient: Friend, send: ActionSender) -> any ComposeModule
}
