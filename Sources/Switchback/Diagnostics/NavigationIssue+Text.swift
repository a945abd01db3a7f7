extension NavigationIssue: CustomStringConvertible {
  /// The issue as text: what happened, what it means, what to do, and where, if that is known.
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
      the flow asked to dismiss something, but it has presented nothing and is presented itself. Nothing changed. \
      To close the flow, call `finish`, or `cancel()` to end it without a result.
      """
    case .flowEndedTwice(let cause, let source):
      """
      code tried to end the flow again. It had ended already: \(cause)\(source.map { ", at \($0)" } ?? ""). \
      Nothing changed. Let only one path end a flow, or look at `isOpen` first.
      """
    case .outputSetTooLate(let cause, let source):
      """
      an output was set for a flow that is over: \(cause)\(source.map { ", at \($0)" } ?? ""). Its \
      starter was notified without the output. Set the output as soon as it is certain, before anything can end \
      the flow.
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
      the coordinator was added or started here, but something else owns it: another manager, or the \
      flow it runs in. Nothing changed. Either start it from a flow or add it by hand, not both.
      """
    case .coordinatorAlreadyEnded:
      """
      the coordinator was added to dependencies although its flow is over. It was not added, since \
      nothing would ever remove it. Make a new coordinator, and start it.
      """
    case .coordinatorNotOwned:
      """
      code tried to remove the coordinator from dependencies that do not own it. Nothing changed. \
      Remove it where it was added, once.
      """
    case .stillAlive(let details):
      """
      \(details) Release it where it is held, or tell the audit that it is meant to live on.
      """
    case .tabAlreadyThere:
      """
      a tab of this name is in the container already. It was not added again, and its coordinator \
      was not made. Give each tab a name of its own, or remove the other first.
      """
    case .actionUnhandled(let action, _, let asked):
      """
      nobody handles this action. These were asked, in this order: \
      \(asked). The action had no effect. Call \
      `handle(\(action).self, with: self)` on one of them.
      """
    case .actionSenderNotShown(let action):
      """
      it sends \(action) although it is on no stack of the router. The action was not delivered. Send \
      from a module while it is on a stack, seen or not, and pass the module itself or its screen as `from:`.
      """
    case .actionHandledAlready(let flow, let source):
      """
      \(flow?.description ?? "the router") handles actions of this type already\
      \(source.map { ", since \($0)" } ?? ""). The first handler stays. Handle each \
      type once in a flow, and pass it on if the flow around it should see it too.
      """
    case .tooMuchBeforeRoute(let route):
      """
      `admit` asks for more than five other routes before \(route). The router gave up the link, and everything \
      that is shown stays. Look for routes that each need the other first.
      """
    case .unknownBeforeRoute(let route, let needed):
      """
      `admit` asks for \(needed) before \(route), but no coordinator around this one has such routes. The router \
      gave up the link, and everything that is shown stays. Name a route of a coordinator around this one, or start \
      this one inside the coordinator that has the route.
      """
    case .notKept(let reason):
      """
      it could not be kept: \(reason) Everything else is kept. Make sure that a route, and what \
      `restorableState` returns, can be encoded.
      """
    case .moduleNotShown:
      """
      code asked to observe the module, but it is not on the stack. Nothing is observed. Show the \
      module first.
      """
    case .hostTakenOver:
      """
      another router was made on this host. A host belongs to one router, the newer one. The older \
      router was closed, and its flows ended. Use the existing router, or close it before you make \
      another.
      """
    case .unannouncedScreen:
      """
      the screen was put on the container without the router. It is now a module without a flow. \
      Show it through the router, or pass `sharedWithOtherCode: true` if other code uses the container.
      """
    case .coveredByOtherCode:
      """
      other code has shown something over it, such as a link of SwiftUI with a destination. The router does \
      not know about it: no flow hears of it, no guard is asked, and what the router pushes next removes it \
      or goes below it. Ask the flow or the router to push instead, from a button or a link that sends an \
      action, or pass `sharedWithOtherCode: true` if you intend this.
      """
    case .removalUndone:
      """
      the container removed it although it minds being left. The router put it back, and notified \
      nobody. Check `wayBack` before going back. If it says no, call `goBack` instead.
      """
    case .sheetPulledFromUnder:
      """
      the container removed a stack that another one is presented over. The router put it back. Dismiss \
      what is presented over it first.
      """
    case .reportedDepthWrong:
      """
      the host reported how many screens are left, and the number does not fit what it shows. The number \
      changed nothing; the router read what is shown instead. Report the screens themselves where other code \
      can change the container.
      """
    case .commandDropped:
      """
      the host did not show it. The screen differs from the stack that the router wants, and the \
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
      `leaveAnyway()` on the attempt in `refused` of the ticket.
      """
    case .selectionRefused:
      "the user has chosen a tab that may not be selected now, so the previous one is still shown."
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
      a module in this request is on a stack already. It cannot be shown twice, nor move to a sheet or \
      off one. Nothing changed. Pop to it, dismiss the sheet first, or make a new module.
      """
    case .shownByAnotherRouter:
      """
      a module that is to be shown is on a stack of another router. Nothing changed. Remove it \
      from that stack, close that router, or make a new module.
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
      a request for a stack without modules, or a request without steps. Nothing changed. A stack \
      has at least its root: to leave, end the flow.
      """
    case .noSuchTab:
      """
      a request for a tab that is not in the container. Nothing changed. Add it first; look \
      at `tabs` for those that are there.
      """
    case .tabNotShown:
      """
      a request for the stack of a tab that has none: its container is not shown, or the tab \
      was removed. Nothing changed. Show the container first, or look at `tabs`.
      """
    case .flowEnded:
      """
      a request to a flow that is over. Nothing changed. Look at `isOpen` first, or ask \
      the flow around it.
      """
    case .routerGone:
      """
      a request to a router that is closed or gone. Nothing changed. Keep the router, and \
      keep it open, for as long as there are screens.
      """
    }
  }
}
