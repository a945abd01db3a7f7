/// An object that is still alive although the flow that it belonged to is over.
package struct Leak: Hashable, Sendable {
  /// What the object was to its flow.
  package enum Role: String, Hashable, Sendable {
    /// The coordinator of the flow.
    case coordinator
    /// A module that the flow showed.
    case module
    /// The screen of such a module, where that is another object.
    case screen
  }

  /// What the object was to its flow.
  package let role: Role

  /// The name of the module, or the type of the coordinator or screen.
  package let name: String

  /// The flow that it belonged to.
  package let flow: FlowID

  /// Why that flow is over.
  package let cause: EndCause

  /// How many changes of the stack there were since then, up to when it was first noticed.
  package let changesSince: Int

  /// What holds it, or may hold it, as far as the router can see; never empty.
  package let holders: [LeakHolder]

  /// What else of the same flow is still alive, by name: two of them may hold each other.
  package let companions: [String]
}

/// What may hold an object that should be gone.
package enum LeakHolder: Hashable, Sendable {
  /// Dependencies that own it: those of this flow or, with nil, of the router.
  case dependencies(of: FlowID?)

  /// A place on the stack that the host has not said to be gone.
  case stackEntry(ModuleID)

  /// A ticket that somebody keeps: of a flow whose result it is, or of a request that was refused and
  /// would show it.
  case ticket

  /// A flow started from its own that has left something alive too, which may hold it.
  case chain(from: FlowID)

  /// An observation begun while its flow was going on, of this flow or, with nil, of the router; its body
  /// may have captured it.
  case observer(of: FlowID?)

  /// Nothing of the router's.
  case outside
}

extension LeakHolder: CustomStringConvertible {
  /// The holder in a few words, as reports print it.
  package var description: String {
    switch self {
    case .dependencies(let flow):
      "the dependencies of \(flow.map(\.description) ?? "the router")"
    case .stackEntry(let module):
      "the place of \(module) on the stack, since the host has not said that it is gone"
    case .ticket: "a ticket that somebody keeps"
    case .chain(let flow): "perhaps what is left of \(flow), which was started from it"
    case .observer(let flow):
      "perhaps an observer of \(flow.map(\.description) ?? "the router") that is still listening"
    case .outside:
      "nothing of the router's, so a closure, a task, a delegate or a property of yours"
    }
  }
}

extension Leak: CustomStringConvertible {
  /// Which object of which flow, when and why that ended, and what holds it.
  package var description: String { "\(name): \(details)" }

  package var details: String {
    let changes = changesSince == 1 ? "1 change" : "\(changesSince) changes"
    let others =
      companions.isEmpty ? "" : " Still there with it: \(companions.joined(separator: ", "))."
    let held = holders.map(\.description).joined(separator: "; ")
    return """
      the \(role.rawValue) is still alive although its flow \(flow) is over (\(cause), \(changes) of \
      the stack ago). It is held by: \(held).\(others)
      """
  }
}
