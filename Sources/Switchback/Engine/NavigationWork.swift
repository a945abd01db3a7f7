/// Something for the engine to do, in its turn.
enum NavigationWork {
  case request(NavigationRequest, from: Requester, NavigationTicket)
  case attempt(NavigationAttempt)
  case answer(NavigationAttempt, of: ModuleID, isLeaving: Bool)
  case report(HostReport, from: any StackHost)
  case end(FlowNode, EndCause)
  case observeRemoval(of: any Presentable, on: StackReference?, RemovalObserver, CallSite)
  case selectTab(TabID, in: TabRouter, NavigationTicket, CallSite)
  case tabChosen(TabID, in: TabRouter, NavigationTicket)
  case close(tellsHost: Bool)
}
