/// Something for the engine to do, in its turn.
enum NavigationWork {
  case attempt(NavigationAttempt)
  case answer(NavigationAttempt, of: ModuleID, isLeaving: Bool)
  case report(HostReport, from: any StackHost)
  case end(FlowNode, EndCause)
  case observeRemoval(of: any Presentable, RemovalObserver, CallSite)
  case close(tellsHost: Bool)
}
