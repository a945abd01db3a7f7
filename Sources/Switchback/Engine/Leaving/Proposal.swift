/// Something that is to be done and that a guard may hold back: what was asked for, what it meant when it was
/// first judged, and who has agreed.
@MainActor
final class Proposal {
  /// What is asked for.
  enum Purpose {
    case request(NavigationRequest, from: Requester)
    /// The user wants these gone from a stack, or has taken them already.
    case back(EntryReferences, BackOrigin, on: StackReference)
    case removeTab(TabRouter, source: CallSite)
    /// A flow ends by itself.
    case end(FlowNode, End, source: CallSite)
    /// What is in the way of the link leaves, if that is still under way.
    case link(source: CallSite)
  }

  /// How a flow ends by itself.
  enum End {
    case finished(Any)
    case cancelled(because: CancelReason?)
  }

  var purpose: Purpose
  let ticket: NavigationTicket

  /// The route that it is done for, if it is.
  private let route: RouteNote?

  /// How many modules were noted as of that route when it was judged last.
  private var marked = 0

  /// What each step of a request removes; none if the step names all that it means.
  private var meanings = Few<EntryReferences>.none
  /// Whether it was judged before and held back.
  private(set) var isRepeated = false
  /// The modules that would leave, lowest first, as it was judged last.
  var leaving: [ModuleID] = []
  /// The modules that have agreed, or are not to be asked again.
  var pardoned: Set<ModuleID> = []
  /// The module that is being asked.
  var asking: ModuleID?
  /// Whether that was asked already for something else, whose answer counts for this, too, and is told once.
  var sharesAnswer = false

  init(
    _ purpose: Purpose,
    ticket: NavigationTicket = NavigationTicket(),
    for route: RouteNote? = nil,
  ) {
    self.purpose = purpose
    self.ticket = ticket
    self.route = route
  }

  /// By what means the user wants to go back, or nil if it is code.
  var origin: BackOrigin? {
    guard case .back(_, let origin, _) = purpose else { return nil }
    return origin
  }

  /// Whether it is for a link, which waits for the answer that something else has asked for.
  var isOfLink: Bool { if case .link = purpose { true } else { false } }

  /// Where it was asked for, if it is code that asked.
  var source: CallSite? {
    switch purpose {
    case .request(let request, _): request.source
    case .back: nil
    case .removeTab(_, let source), .end(_, _, let source), .link(let source): source
    }
  }

  /// Whether doing it would show this object, so that it is kept until then.
  func isShowing(_ object: AnyObject) -> Bool {
    guard case .request(let request, _) = purpose else { return false }
    return request.steps.flatMap(\.modules).contains { $0 === object }
  }

  /// The routes that it is done for: its own, and those that the flows came of that it is asked for in.
  var routes: [RouteNote] {
    var notes: [RouteNote] = []
    if let route { notes.append(route) }
    if case .request(_, let requester) = purpose {
      for flow in FlowAncestors(from: requester.flow) {
        if let note = flow.route { notes.append(note) }
      }
    }
    return notes
  }

  /// Whether it comes again after somebody was asked, or had refused it.
  var isTriedAgain: Bool { asking != nil || !pardoned.isEmpty }

  /// The same once more, with a ticket of its own, after it was refused.
  func again(pardoning modules: [ModuleID]) -> Proposal {
    let copy = Proposal(purpose, for: route)
    copy.meanings = meanings
    copy.leaving = leaving
    copy.pardoned = pardoned.union(modules)
    return copy
  }

  // MARK: - What its steps mean

  /// Begins to judge it, for the first time or once more.
  func beginJudging(_ request: NavigationRequest) {
    isRepeated = !meanings.isEmpty && meanings.count == request.changes.count
    if !isRepeated { meanings = .none }
    marked = 0
  }

  /// Notes of which route the modules are that it brings, if it is done for one.
  func mark(_ entries: Few<StackEntry>) {
    guard let route else { return }
    var count = 0
    for position in 0..<entries.count where !entries[position].isWanted {
      entries[position].route = route
      count += 1
    }
    marked += count
    route.count(count)
  }

  /// Takes that back, if it is not done, or not yet.
  func unmarkUnlessDone() {
    guard let route, marked > 0 else { return }
    switch ticket.outcome {
    case .committed: return
    case nil where asking == nil: return
    case nil, .superseded, .rejected: route.count(-marked)
    }
    marked = 0
  }

  /// What a step removed when it was judged before, if it was.
  func meaning(of step: Int) -> EntryReferences? { isRepeated ? meanings[step] : nil }

  /// Notes what a step removes, so that it means the same later.
  ///
  /// Modules that the same request shows are only known by what is written.
  func note(_ step: NavigationStep, leaving: [StackEntry], unless added: [StackEntry]) {
    if isRepeated { return }
    let isNamed = step.isMeantAnew || leaving.contains(where: added.contains)
    meanings.append(EntryReferences(isNamed ? [] : leaving))
  }
}
