extension NavigationIssue: CustomStringConvertible {
  /// What happened, what it means and what to do, with the place in the source where it is known.
  public var description: String {
    let place = source.map { " (\($0))" } ?? ""
    return "\(subject): \(kind.text)\(place)"
  }
}

extension NavigationIssue.Kind {
  var text: String {
    switch self {
    case .rejected(let reason): reason.text
    case .dismissedFromInside:
      """
      a dismissal by a flow that is presented itself and has presented nothing. Nothing changed. Call \
      `cancel()` to close it without a result, or `finish`.
      """
    case .flowEndedTwice(let cause, let source):
      """
      the flow was to end again. It had ended already: \(cause)\(source.map { ", at \($0)" } ?? ""). \
      Nothing changed. Let only one path end a flow, or look at `isOpen` first.
      """
    case .outputSetTooLate(let cause, let source):
      """
      an output was set for a flow that is over: \(cause)\(source.map { ", at \($0)" } ?? ""). Whoever \
      started it was told without that. Set it as soon as it is certain, before anything can end the flow.
      """
    case .moduleOfAnotherFlow(let owner, let asker):
      """
      a request of \(asker) reaches this module, which \(owner?.description ?? "no flow") shows. \
      Nothing changed. Only the flow that shows it, a flow around that or the router itself may do this.
      """
    case .flowShowsNothing:
      """
      the flow has shown nothing although the stack went on changing. It stays open and invisible. \
      Push a module or start a child flow in `start()`, or finish the flow.
      """
    case .coordinatorAlreadyRunning:
      """
      the coordinator was started although it runs already. It was not started again. Make a new \
      coordinator in the closure given to `start`.
      """
    case .coordinatorInsideItself:
      """
      the coordinator was started from its own flow. It would own itself and never be released, so \
      it was not started. Make a new coordinator in the closure given to `start`.
      """
    case .coordinatorAlreadyOwned:
      """
      the coordinator was added to dependencies that own it already. It is owned once. Add each \
      coordinator once.
      """
    case .coordinatorOwnedElsewhere:
      """
      the coordinator was to be owned here although something else owns it: another manager, or the \
      flow it runs in. Nothing changed. Either start it from a flow or add it by hand, not both.
      """
    case .coordinatorAlreadyEnded:
      """
      the coordinator was added to dependencies although its flow is over. It was not added, since \
      nothing would ever remove it. Make a new coordinator, and start it.
      """
    case .coordinatorNotOwned:
      """
      the coordinator was to be removed from dependencies that do not own it. Nothing changed. \
      Remove it where it was added, once.
      """
    case .stillAlive(let details):
      """
      \(details) Let go of it where it is held, or tell the audit that it is meant to live on.
      """
    case .tabAlreadyThere:
      """
      a tab of this name is in the container already. It was not added again, and its coordinator \
      was not made. Give each tab a name of its own, or remove the other first.
      """
    case .actionUnhandled(let action, _, let asked):
      """
      nobody handles this action. Tried were, in this order: \
      \(asked). It had no effect. Call \
      `handle(\(action).self, with: self)` on one of them.
      """
    case .actionSenderNotShown(let action):
      """
      it sends \(action) although it is on no stack of the router. The action was not delivered. Send \
      from a module while it is on a stack, seen or not, and give `from:` the module itself or its screen.
      """
    case .actionHandledAlready(let flow, let source):
      """
      \(flow?.description ?? "the router") handles actions of this type already\
      \(source.map { ", since \($0)" } ?? ""). The first to handle them goes on doing so. Handle each \
      type once in a flow, and pass it on if the flow around it is to see it too.
      """
    case .tooMuchBeforeRoute(let route):
      """
      before \(route) may be shown, more than five other routes have to be, by what `admit` says. The link was \
      given up, and what was shown stays. Look for routes that have to come before each other.
      """
    case .unknownBeforeRoute(let route, let needed):
      """
      before \(route) may be shown, \(needed) has to be, by what `admit` says, and no coordinator around has such \
      routes. The link was given up, and what was shown stays. Name a route of a coordinator around, or start this \
      one inside the one that has it.
      """
    case .notKept(let reason):
      """
      it could not be kept: \(reason) What is shown is kept without it. See to it that a route, and what \
      `restorableState` returns, can be encoded.
      """
    case .moduleNotShown:
      """
      the module was to be observed, but it is not on the stack. Nothing is observed. Show the \
      module first.
      """
    case .hostTakenOver:
      """
      another router was made on this host. A host shows what one router says, the newer one: the older \
      was closed, and its flows ended. Use the router that is there, or close it before you make another.
      """
    case .unannouncedScreen:
      """
      the screen was put on the container without the router. It is now a module without a flow. \
      Show it through the router, or say `sharedWithOtherCode: true` if other code uses the container.
      """
    case .coveredByOtherCode:
      """
      other code has shown something over it, such as a link of SwiftUI with a destination. The router does \
      not know it: no flow hears of it, no guard is asked, and what the router pushes next takes it away or \
      stands below it. Ask the flow or the router to push instead, from a button or a link that sends an \
      action, or say `sharedWithOtherCode: true` if that is meant.
      """
    case .removalUndone:
      """
      the container took it away although it minds being left. It was put back, and nobody was told \
      that it left. Ask `wayBack` before going back, and leave it to `goBack` if that says no.
      """
    case .sheetPulledFromUnder:
      """
      the container took away a stack that another one is presented over. It was put back. Take away \
      what is presented over it first.
      """
    case .reportedDepthWrong:
      """
      the host said by a number how many screens are left, and that does not fit what it shows. Nothing \
      changed by that; what it shows was read instead. Report what is shown where other code can change \
      the container.
      """
    case .commandDropped:
      """
      the host did not show it. The stack is meant to be otherwise than it is on screen, and the \
      router tries once more. Look for code that changes the container at the same time.
      """
    case .commandGivenUp:
      """
      the host did not show it, twice. The router now follows what is on screen. Look for code that \
      changes the container at the same time, or for a screen that the host cannot show.
      """
    }
  }
}

extension Rejection {
  var text: String {
    switch self {
    case .atRoot:
      "a pop at the root. Nothing is below, so nothing changed. Look at `modules` first."
    case .alreadyThere:
      "the stack is already as it was asked to be, so nothing changed."
    case .nothingPresented:
      "a dismissal although nothing was presented from here, so nothing changed."
    case .leaveRefused:
      """
      a module that would have to leave minds being left. Nothing changed. Ask the user, and call \
      `leaveAnyway()` on what the ticket has kept.
      """
    case .selectionRefused:
      "the user has chosen a tab that is not to be selected now, so the one before is still shown."
    case .cannotPresent:
      """
      the host cannot present a stack over the one it shows. Nothing changed. Push it instead, or use \
      a host that supplies a modal host.
      """
    case .notInStack:
      """
      a pop to a module that is not on the stack. Nothing changed. It may have left already: look at \
      `modules`, or show it first.
      """
    case .alreadyInStack:
      """
      a module that is to be shown is on a stack already. Nothing changed. Pop to it, or make a new \
      one.
      """
    case .shownByAnotherRouter:
      """
      a module that is to be shown is on a stack of another router. Nothing changed. Have it leave \
      there, close that router, or make a new module.
      """
    case .foreignScreen:
      """
      the host cannot show this module's screen. Nothing changed. Give the router a module whose \
      screen is made for this host.
      """
    case .notInThisFlow:
      """
      the request reaches a module of another flow. Nothing changed. Only that flow, a flow around \
      it or the router itself may do this.
      """
    case .nothingToShow:
      """
      a request for no modules or of no steps. Nothing changed. A stack has at least its root: to \
      leave, end the flow.
      """
    case .noSuchTab:
      """
      something was asked of a tab that is not in the container. Nothing changed. Add it first; look \
      at `tabs` for those that are there.
      """
    case .tabNotShown:
      """
      something was asked of the stack of a tab that has none: its container is not shown, or the tab \
      was removed. Nothing changed. Show the container first, or look at `tabs`.
      """
    case .flowEnded:
      """
      something was asked of a flow that is over. Nothing changed. Look at `isOpen` first, or ask \
      the flow around it.
      """
    case .routerGone:
      """
      something was asked of a router that is closed or gone. Nothing changed. Keep the router, and \
      keep it open, for as long as there are screens.
      """
    }
  }
}
