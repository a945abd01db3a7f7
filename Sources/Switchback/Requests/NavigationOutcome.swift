/// The way in which a request ended.
public enum NavigationOutcome: Hashable, Sendable {
  /// The request is done, and the host agrees.
  ///
  /// `removed` lists the modules that the request itself removed, root first, top last.
  case committed(removed: [ModuleID])

  /// The request is no longer called for.
  ///
  /// A request is superseded for one of these reasons:
  ///
  /// - The modules that it pushed left again before the host had shown them.
  /// - The same intent is already shown or under way.
  /// - The modules that it meant were gone when a leave guard agreed.
  /// - Its router was closed or released.
  case superseded

  /// The request was not carried out, and nothing changed.
  case rejected(Rejection)
}

/// The reason why a request was not carried out.
///
/// Some rejections are ordinary answers: ``atRoot``, ``alreadyThere``, ``nothingPresented``, ``selectionRefused`` and
/// ``leaveRefused``. The others are mistakes of the caller. The router also reports these as a ``NavigationIssue``,
/// except for ``flowEnded`` while it is still reporting the change that ended the flow.
public enum Rejection: String, Hashable, Sendable {
  /// A pop at the root, where there is nothing below to go back to.
  case atRoot

  /// A dismissal by a requester that has presented nothing.
  case nothingPresented

  /// A module that would have to leave has refused to.
  ///
  /// See ``NavigationTicket/refused``.
  case leaveRefused

  /// The module to pop to is not on the stack.
  case notInStack

  /// The stack is already as the request asks.
  case alreadyThere

  /// The module, or its screen, is shown already or was given twice.
  case alreadyInStack

  /// Another router already shows the module, or its screen.
  case shownByAnotherRouter

  /// The host cannot show the module's screen.
  case foreignScreen

  /// The host cannot present a stack over the one that it shows.
  case cannotPresent

  /// The request reaches a module of another flow.
  ///
  /// Only the flow that shows the module, a flow around that flow, or the router may change this part of the stack.
  /// The router reports this rejection as ``NavigationIssue/Kind/moduleOfAnotherFlow(shownBy:askedBy:)``, which names
  /// both flows.
  case notInThisFlow

  /// A request for a stack without modules, or a request without steps.
  case nothingToShow

  /// The container has no tab of this name.
  case noSuchTab

  /// The user chose a tab that ``TabContainer/guardSelection(with:_:)`` refused.
  case selectionRefused

  /// The tab has no stack, because its container is not shown or the tab was removed.
  case tabNotShown

  /// The flow that made the request is over.
  case flowEnded

  /// The router of the request is gone or closed, or another router was made on its host.
  case routerGone

  var isMisuse: Bool {
    switch self {
    case .atRoot, .alreadyThere, .nothingPresented, .leaveRefused, .selectionRefused: false
    default: true
    }
  }
}
