/// Something for the engine to do, in its turn.
enum NavigationWork {
  case request(NavigationRequest, from: FlowNode?, NavigationTicket)
  case settled([any Screen], command: Int?, origin: BackOrigin)
  case wentBackAtRoot(BackOrigin)
  case end(FlowNode, EndCause, source: CallSite?, prepare: (@MainActor () -> Void)?)
  case observeRemoval(of: any Presentable, RemovalObserver, CallSite)
  case close(tellsHost: Bool)
}
