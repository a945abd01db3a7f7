/// An action that was sent, in values: what it was, who was asked, and what they said.
///
/// ```swift
/// router.observe { print($0) }
/// // action SelectedFriend from FriendList#1: FriendsCoordinator#2 > MainCoordinator#1 handled it
/// ```
public struct RecordedAction: Hashable, Sendable {
  /// Somebody who was asked.
  package struct Stop: Hashable, Sendable {
    /// The flow, or nil for the router itself.
    package let flow: FlowID?

    /// What it said, or nil if it does not handle such actions.
    package let reply: ActionReply?

    /// Describes a stop, for comparing with what a router reports.
    ///
    /// - Parameters:
    ///   - flow: The flow, or nil for the router itself.
    ///   - reply: What it said, or nil if it does not handle such actions.
    package init(_ flow: FlowID?, _ reply: ActionReply?) {
      self.flow = flow
      self.reply = reply
    }
  }

  /// The type of the action.
  public let name: String

  /// The module it was sent from, or nil if it was a coordinator, or came from outside.
  public let sender: ModuleID?

  /// Everyone who was asked, in order: on the way up from the inside out, on the way down from the
  /// outside in.
  package internal(set) var path: [Stop] = []

  init<Action>(of type: Action.Type, from sender: ModuleID? = nil) {
    name = String(describing: type)
    self.sender = sender
  }
}

extension RecordedAction: CustomStringConvertible {
  /// The way on one line: who was asked, in order, and what they said.
  var trail: String { path.map(\.description).joined(separator: " > ") }

  /// The action, its sender and its path on one line.
  public var description: String {
    let origin = sender.map { " from \($0)" } ?? ""
    return "\(name)\(origin): " + trail
  }
}

extension RecordedAction.Stop: CustomStringConvertible {
  /// Who was asked, and what they said, if anything.
  package var description: String {
    let name = flow?.description ?? "the router"
    switch reply {
    case nil: return name
    case .passOn: return "\(name) passed it on"
    case .handled: return "\(name) handled it"
    }
  }
}
