extension NavigationEngine {
  /// Hands an event to those who hear of this flow.
  ///
  /// Costs nothing while nobody listens.
  func emit(
    _ kind: @autoclosure () -> NavigationEvent.Kind,
    in flow: FlowNode?,
    on stack: LayeredStack? = nil,
    source: CallSite?,
  ) {
    guard !audience.isEmpty else { return }
    let stack = stack ?? flow?.stack ?? root
    let event = NavigationEvent(
      kind: kind(),
      flow: flow?.id,
      tab: stack.tab,
      stack: stack.intent.map(\.id),
      source: source,
    )
    calling { audience.hear(event, in: flow, on: stack) }
  }

  func report(_ issue: NavigationIssue, in flow: FlowNode?) {
    calling {
      onIssue(issue)
      emit(.issue(issue), in: flow, source: issue.source)
    }
  }

  func observe(
    in flow: FlowNode?,
    on stack: LayeredStack? = nil,
    _ body: @escaping @MainActor (NavigationEvent) -> Void,
  ) -> Observation {
    guard !isClosed, flow?.isOpen ?? true else { return .ended }
    return audience.add(in: flow, on: stack, since: flows.moment, body)
  }

  func observeRemoval(
    of module: any Presentable,
    on stack: LayeredStack? = nil,
    source: CallSite,
    _ body: @escaping @MainActor (EndCause) -> Void,
  ) -> Observation {
    let observer = RemovalObserver(since: flows.moment, body)
    let place = stack.map(StackReference.init)
    if isBusy {
      submit(.observeRemoval(of: module, on: place, observer, source))
    } else {
      watch(module, on: place, observer, source)
    }
    return Observation { observer.cancel() }
  }

  /// Lets an observer watch a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - place: The stack that it must be on, if that matters.
  ///   - observer: Who watches.
  ///   - source: Where that was asked for.
  func watch(
    _ module: any Presentable,
    on place: StackReference?,
    _ observer: RemovalObserver,
    _ source: CallSite,
  ) {
    guard observer.body != nil else { return }
    let entry = index.entry(of: module)
    guard let entry, place.map({ $0.stack === entry.stack }) ?? true else {
      observer.cancel()
      return report(NavigationIssue(.moduleNotShown, subject: module.name, source: source), in: nil)
    }
    observer.watch(entry)
  }
}
