import Switchback
import SwitchbackTesting
import Testing

/// Links before which something has to come first, further in.
@MainActor
@Suite(.waitsForRelease)
final class LinkGateTests: GuidedProgram {
  /// A coordinator inside, whose book comes after something else.
  final class Inner: RouteCoordinator {
    enum Route: Switchback.Route { case list, terms, book }

    private let flow: Flow<Void>
    private let gate: Route
    private let isOpen: Flag

    init(_ flow: Flow<Void>, after gate: Route, unless isOpen: Flag) {
      self.flow = flow
      self.gate = gate
      self.isOpen = isOpen
    }

    func start() { go(.list) }
    func show(_ route: Route) { flow.push(TestModule("\(route)")) }

    func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
      route == .book && !isOpen.isSet ? .after(gate) : .open
    }
  }

  /// Opens a link that has to wait inside of a sheet.
  private func openInner(
    after gate: Inner.Route, unless isOpen: Flag, isNested: Bool = false
  ) -> LinkTicket {
    script.show = { [script] guide, route in
      if route == .b { guide.flow.setRoot(TestModule("b")) }
      guard route == .a else { return route == .b }
      guide.flow.start(.modal) { (flow: Flow<Void>) -> any Coordinator in
        script.sheet = flow
        if !isNested { return Inner(flow, after: gate, unless: isOpen) }
        return Child(flow) { $0.start { Inner($0, after: gate, unless: isOpen) } }
      }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a, Inner.Route.book))
    #expect(ticket.outcome == nil)
    #expect(names == (gate == .list ? ["home", "list"] : ["home", "list", "terms"]))
    return ticket
  }

  @Test func whatHasToComeFirstIsShownAgainIfItGoesWithWhatStandsAboveIt() {
    script.admit = { $0 == .a ? .after(.gate) : nil }
    begin()
    router.open(DeepLink(Page.a))
    #expect(names == ["home", "gate"])
    let sheet = TestModule("sheet")
    router.present(sheet)
    router.observeRemoval(of: sheet, by: self) { program, _ in program.script.guide?.flow.pop() }
    let ticket = router.open(DeepLink(Page.a, Page.b))
    #expect(names == ["home", "gate"])
    #expect(script.shown == [.home, .gate, .gate])
    #expect(ticket.outcome == nil)
    router.close()
  }

  enum Leaving: CaseIterable { case pulledDown, dismissed, cancelled, cancelledAround }

  @Test(arguments: [Inner.Route.list, .terms], Leaving.allCases)
  func theUserLeavesTheFlowInWhichSomethingHasToComeFirst(gate: Inner.Route, way: Leaving) {
    let ticket = openInner(after: gate, unless: Flag(), isNested: way == .cancelledAround)
    switch way {
    case .pulledDown: host.changePresented(to: nil, origin: .pullDown)
    case .dismissed: router.dismiss()
    case .cancelled, .cancelledAround: script.sheet?.cancel()
    }
    #expect(ticket.outcome == .abandoned(at: RouteName(gate)))
    #expect(names == ["home"], "nobody is brought back to where they have left")
  }

  @Test(arguments: [Inner.Route.list, .terms], [true, false])
  func whatComesFirstIsDoneInAnotherFlow(gate: Inner.Route, isReplaced: Bool) {
    let isOpen = Flag()
    let ticket = openInner(after: gate, unless: isOpen)
    isOpen.isSet = true
    if isReplaced { script.guide?.go(.b) } else { script.sheet?.finish() }
    #expect(ticket.outcome == .arrived)
    let root = isReplaced ? "b" : "home"
    #expect(names == [root, "list", "book"], "the whole way is found anew")
  }

  @Test func whatComesFirstIsLoadedBeforeItIsShown() {
    let isOpen = Flag()
    script.admit = { $0 == .a && !isOpen.isSet ? .after(.gate) : nil }
    script.show = { [script] guide, route in
      guard route == .gate else { return false }
      guide.flow.start(.modal) { (flow: Flow<Void>) -> any Coordinator in
        script.sheet = flow
        return Child(flow) { _ in }
      }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == nil)
    script.sheet?.push(TestModule("gate"))
    #expect(ticket.outcome == nil)
    #expect(names == ["home", "gate"])
    isOpen.isSet = true
    script.sheet?.finish()
    #expect(ticket.outcome == .arrived)
    #expect(names == ["home", "a"])
  }

  /// Nobody says any more what comes of it, although it is still being loaded.
  @Test func theFlowInWhichSomethingIsLoadedFirstEnds() async {
    final class Loading: RouteCoordinator {
      enum Route: Switchback.Route { case list, terms, book }
      let flow: Flow<Void>
      let gate: Gate
      init(_ flow: Flow<Void>, _ gate: Gate) { (self.flow, self.gate) = (flow, gate) }
      func start() { go(.list) }
      func show(_ route: Route) {
        if route != .terms { flow.push(TestModule("\(route)")) }
        guard route == .terms else { return }
        Task { [gate, flow] in
          await gate.opens()
          flow.push(TestModule("late"))
        }
      }
      func admit(_ route: Route, from origin: LinkOrigin) -> Admission<Route> {
        route == .book ? .after(.terms) : .open
      }
    }
    let gate = Gate()
    script.show = { guide, route in
      guard route == .a else { return false }
      guide.flow.start(.modal) { (flow: Flow<Void>) in Loading(flow, gate) }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a, Loading.Route.book))
    #expect(ticket.outcome == nil)
    #expect(names == ["home", "list"])
    host.changePresented(to: nil, origin: .pullDown)
    #expect(ticket.outcome == .superseded)
    gate.open()
    await nextTurn()
    #expect(names == ["home"])
  }

  @Test func whatComesFirstDoesNotCoverARouteThatIsThere() {
    let isOpen = Flag()
    begin()
    router.open(DeepLink(Page.a))
    script.admit = { $0 == .a && !isOpen.isSet ? .after(.gate) : nil }
    let ticket = router.open(DeepLink(Page.a, isOnTop: true))
    #expect(names == ["home", "a", "gate"])
    isOpen.isSet = true
    let sheet = TestModule("sheet")
    router.present(sheet)
    #expect(ticket.outcome == .covered(by: ModuleID(4, "sheet")))
    router.dismiss()
    #expect(names == ["home", "a", "gate"])
    #expect(script.shown == [.home, .a, .gate], "what comes first covers nothing")
    router.close()
  }

  @Test func somethingElseComesBeforeWhatComesFirst() {
    let (isSignedIn, hasAgreed) = (Flag(), Flag())
    script.admit = { route in
      if route == .a, !hasAgreed.isSet { return .after(.gate) }
      return route == .gate && !isSignedIn.isSet ? .after(.otherGate) : nil
    }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(names == ["home", "otherGate"])
    isSignedIn.isSet = true
    router.pop()
    #expect(names == ["home", "gate"])
    hasAgreed.isSet = true
    router.pop()
    #expect(ticket.outcome == .arrived)
    #expect(names == ["home", "a"])
  }

  @Test func beforeWhatComesFirstNothingIsShown() {
    let isOpen = Flag()
    script.admit = { $0 == .a && !isOpen.isSet ? .after(.gate) : nil }
    script.show = { _, route in route == .home }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(names == ["gate"])
    isOpen.isSet = true
    script.guide?.go(.b)
    #expect(ticket.outcome == .arrived)
    #expect(names == ["gate", "a"], "what a flow has shown first stays")
  }

  @Test func aFlowThatShowsNothingYetIsNotTakenForWhatComesFirst() {
    script.admit = { $0 == .a ? .after(.gate) : nil }
    script.onStart = { $0.flow.start { Child($0) } }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(names == ["home", "gate"])
    #expect(ticket.outcome == nil)
    router.close()
  }

  @Test func whatComesFirstHasEndedUnseenAndItsTaskGoesOn() async {
    let (events, source) = AsyncStream<Void>.makeStream()
    script.admit = { $0 == .a ? .after(.gate) : nil }
    script.show = { [script] guide, route in
      guard route == .gate else { return false }
      guide.flow.start(.modal) { (flow: Flow<Void>) -> any Coordinator in
        script.sheet = flow
        return Child(flow) { _ in }
      }
      Task { for await _ in events {} }
      return true
    }
    begin()
    let ticket = router.open(DeepLink(Page.a))
    #expect(ticket.outcome == nil)
    script.sheet?.finish()
    #expect(ticket.outcome == .nothingShown(RouteName(Page.gate)))
    source.finish()
    await nextTurn()
  }
}
