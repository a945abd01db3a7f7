/// How a request ended.
public enum NavigationOutcome: Hashable, Sendable {
  /// Done, and the host agrees.
  ///
  /// What the request itself removed is listed root first, top last.
  case committed(removed: [ModuleID])

  /// Undone before the host had shown it: what it pushed left again, or its router went away.
  case superseded

  /// Not done; nothing changed.
  case rejected(Rejection)
}

/// Why a request was not done.
///
/// Two of them, ``atRoot`` and ``alreadyThere``, are ordinary answers. The others are mistakes of
/// the caller, and are also reported as a ``NavigationIssue``.
public enum Rejection: String, Hashable, Sendable {
  /// A pop at the root: there is nothing below to go back to.
  case atRoot

  /// The module to pop to is not in the stack.
  case notInStack

  /// The stack is already as it was asked to be.
  case alreadyThere

  /// A module to be shown is shown already, or its screen is, or it was given twice.
  case alreadyInStack

  /// The host cannot show the module's screen.
  case foreignScreen

  /// The module belongs to another flow, which alone may change its part of the stack.
  case notInThisFlow

  /// A stack of no modules, or a request of no steps.
  case nothingToShow

  /// The flow that asked is over.
  case flowEnded

  /// The router behind the request is gone or closed.
  case routerGone

  var isMisuse: Bool { self != .atRoot && self != .alreadyThere }
}
