/// An action that was sent, in values: what it was, who was asked, and what they said.
struct RecordedAction: Hashable, Sendable {
  /// Somebody who was asked.
  struct Stop: Hashable, Sendable {
    /// The flow, or nil for the router itself.
    let flow: FlowID?

    /// What it said, or nil if it does not handle such actions.
    let reply: ActionReply?

    /// Describes a stop, for comparing with what a router reports.
    ///
    /// - Parameters:
    ///   - flow: The flow, or nil for the router itself.
    ///   - reply: What it said, or nil if it does not handle such actions.
    init(_ flow: FlowID?, _ reply: ActionReply?) {
      self.flow = flow
      self.reply = reply
    }
  }

  /// The type of the action.
  let name: String

  /// The module it was sent from, or nil if it was a coordinator, or came from outside.
  let sender: ModuleID?

  /// Everyone who was asked, in order: on the way up from the inside out, on the way down from the
  /// outside in.
  var path: [Stop] = []

  init<Action>(of type: Action.Type, from sender: ModuleID? = nil) {
    name = String(describing: type)
    self.sender = sender
  }
}

extension RecordedAction {
  /// Who was asked, in order, and what they said, on one line.
  private var asked: String { path.map(\.description).joined(separator: " > ") }

  /// It, as an event tells it.
  var event: NavigationEvent.Kind { .sent(name, from: sender, asked: asked) }

  /// It, where nobody has handled it.
  var issue: NavigationIssue.Kind { .actionUnhandled(name, from: sender, asked: asked) }
}

extension RecordedAction.Stop: CustomStringConvertible {
  /// Who was asked, and what they said, if anything.
  var description: String {
    let name = flow?.description ?? "the router"
    switch reply {
    case nil: return name
    case .passOn: return "\(name) passed it on"
    case .handled: return "\(name) handled it"
    }
  }
}
