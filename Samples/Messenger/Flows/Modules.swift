public import Switchback

/// A list of friends, one of whom can be chosen.
///
/// It sends ``SelectedFriend``.
@MainActor
public protocol FriendListModule: Presentable {}

/// What there is to know about a friend.
///
/// It sends ``WriteMessage``, and ``Failed`` if the user wants to call them.
@MainActor
public protocol FriendModule: Presentable {}

/// The conversations that there are.
///
/// It sends ``ShowConversation`` and ``WriteMessage``.
@MainActor
public protocol ConversationListModule: Presentable {}

/// What was written to and by a friend.
///
/// It sends ``WriteMessage`` and ``ForwardMessage``.
@MainActor
public protocol ConversationModule: Presentable {}

/// Where a message is written.
///
/// It sends ``ComposedMessage``, and ``ShowFriend`` if the user wants to know more of the recipient. It minds being
/// left with a text that was not sent, and then sends ``AskToDiscard``.
@MainActor
public protocol ComposeModule: LeaveGuard {
  /// The text was not sent; it stays.
  func keepText()
}
