/// How a request ended.
public enum NavigationOutcome: Hashable, Sendable {
  /// Done, and the host agrees.
  ///
  /// What the request itself removed is listed root first, top last.
  case committed(removed: [ModuleID])

  /// No longer called for.
  ///
  /// What it pushed left again before the host had shown it, the same intent is under way already, what
  /// it meant is gone by the time that a guard has agreed, or its router went away.
  case superseded

  /// Not done; nothing changed.
  case rejected(Rejection)
}

/// Why a request was not done.
///
/// Some are ordinary answers: ``atRoot``, ``alreadyThere``, ``nothingPresented``, ``selectionRefused`` and
/// ``leaveRefused``. The others are mistakes of the caller, and are also reported as a
/// ``NavigationIssue``.
public enum Rejection: String, Hashable, Sendable {
  /// A pop at the root: there is nothing below to go back to.
  case atRoot

  /// A dismissal although the requester has presented nothing.
  case nothingPresented

  /// A module that would have to leave minds being left.
  ///
  /// See ``NavigationTicket/refused``.
  case leaveRefused

  /// The module to pop to is not in the stack.
  case notInStack

  /// The stack is already as it was asked to be.
  case alreadyThere

  /// A module to be shown is shown already, or its screen is, or it was given twice.
  case alreadyInStack

  /// A module to be shown is shown by another router, or its screen is.
  case shownByAnotherRouter

  /// The host cannot show the module's screen.
  case foreignScreen

  /// The host cannot present a stack over the one it shows.
  case cannotPresent

  /// The module belongs to another flow, which alone may change its part of the stack.
  ///
  /// Reported as ``NavigationIssue/Kind/moduleOfAnotherFlow(shownBy:askedBy:)``, which names both flows.
  case notInThisFlow

  /// A stack of no modules, or a request of no steps.
  case nothingToShow

  /// The container has no tab of this name.
  case noSuchTab

  /// The user has chosen a tab that is not to be selected now, see ``TabContainer/guardSelection(with:_:)``.
  case selectionRefused

  /// The tab has no stack: its container is not shown, or it was removed.
  case tabNotShown

  /// The flow that asked is over.
  case flowEnded

  /// The router behind the request is gone or closed, or another one was made on its host.
  case routerGone

  var isMisuse: Bool {
    switch self {
    case .atRoot, .alreadyThere, .nothingPresented, .leaveRefused, .selectionRefused: false
    default: true
    }
  }
}
