import Switchback
import SwitchbackTesting
import Testing

/// Modules that mind being left, and everyone who wants them gone.
@MainActor
@Suite(.waitsForRelease)
struct LeaveGuardTests {
  /// Every way of leaving the top module of a, b, form.
  enum Way: String, CaseIterable, Sendable {
    case pop, popToModule, popToRoot, popToType, setRoot, setStack, replaceTop, batch, rootFlow
    case key, longPress, swipe, quit
  }

  /// a, b and on top a form, which is not kept by the test.
  func story(_ policy: LeavePolicy, on host: InMemoryHost.Completion = .atOnce) -> Story {
    let story = Story(completion: host)
    story.push("a", "b")
    story.router.push(story.probe.track(GuardedModule("form", leaving: policy), as: "form"))
    story.host.completeTransition()
    story.host.completeTransition()
    return story
  }

  func form(of story: Story) throws -> GuardedModule {
    try #require(story.router.modules.lazy.compactMap { $0 as? GuardedModule }.first)
  }

  @discardableResult
  func leave(_ way: Way, _ story: Story) -> NavigationTicket? {
    let (router, host) = (story.router, story.host)
    switch way {
    case .pop: return router.pop()
    case .popToModule: return router.pop(to: router.modules[0])
    case .popToRoot: return router.popToRoot()
    case .popToType: return router.batch([.popToLast(TestModule.self)])
    case .setRoot: return router.setRoot(story.module("z"))
    case .setStack: return router.setStack([router.modules[0]])
    case .replaceTop: return router.replaceTop(story.module("z"))
    case .batch: return router.batch([.pop(count: 1), .push(story.module("z"))])
    case .rootFlow: return story.start("deep link", .root).push(story.module("z"))
    case .key: host.back()
    case .longPress: host.back(toDepth: 1)
    case .swipe: if host.beginSwipe() { host.commitSwipe() }
    case .quit: host.back(origin: .quit)
    }
    return nil
  }

  @Test(arguments: Way.allCases, [InMemoryHost.Completion.atOnce, .whenTold])
  func oneRefusalKeepsEverything(way: Way, completion: InMemoryHost.Completion) {
    let story = story(.refused, on: completion)
    let ticket = leave(way, story)
    if let ticket { #expect(ticket.outcome == .rejected(.leaveRefused)) }
    #expect(story.told == [])
    #expect(story.names == ["a", "b", "form"])
    story.host.completeTransition()
    #expect(story.host.names == ["a", "b", "form"])
    let isUnstoppable = way == .longPress
    #expect(story.issues == (isUnstoppable ? [.removalUndone] : []))
    if isUnstoppable { #expect(story.host.commands.last?.transition == ScreenTransition.none) }
    story.router.close()
  }

  @Test(arguments: Way.allCases)
  func whoeverIsAskedDecides(way: Way) throws {
    let story = story(.ask)
    let ticket = leave(way, story)
    #expect(story.names == ["a", "b", "form"])
    #expect(story.told == [])
    guard way != .swipe else { return #expect(try form(of: story).timesAsked == 0) }
    #expect(try form(of: story).timesAsked == 1)
    #expect(ticket?.outcome == nil)
    try form(of: story).leaveAnyway()
    #expect(!story.names.contains("form"))
    #expect(story.host.names == story.names)
    if let ticket {
      guard case .committed = ticket.outcome else {
        Issue.record("\(way) ended \(String(describing: ticket.outcome))")
        return
      }
    }
    story.expectReleased()
  }

  @Test func aGestureMustNotEvenStart() throws {
    let story = story(.refused)
    #expect(!story.host.beginSwipe())
    try form(of: story).leaving = .allowed
    #expect(story.host.beginSwipe(), "asked anew each time")
    story.host.cancelSwipe()
    story.expectReleased()
  }

  @Test func stayingRefusesAndHandsTheRequestBack() throws {
    let story = story(.ask)
    let ticket = story.router.popToRoot()
    try form(of: story).stay()
    #expect(ticket.outcome == .rejected(.leaveRefused))
    #expect(story.names == ["a", "b", "form"])
    let refused = try #require(ticket.refused)
    #expect(refused.leaving == [ModuleID(2, "b"), ModuleID(3, "form")], "not only who was asked")
    #expect(
      refused.leaveAnyway().outcome
        == .committed(removed: [ModuleID(2, "b"), ModuleID(3, "form")]))
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func lettingGoOfTheAttemptIsARefusal() async throws {
    let story = story(.ask)
    let ticket = story.router.pop()
    try form(of: story).letGo()
    await until { ticket.outcome != nil }
    #expect(ticket.outcome == .rejected(.leaveRefused))
    story.expectReleased()
  }

  @Test func aRefusedRequestMeansTheSameLater() throws {
    let story = story(.refused)
    let ticket = story.router.pop()
    story.push("d")
    let again = try #require(ticket.refused).leaveAnyway()
    #expect(again.outcome == .committed(removed: [ModuleID(3, "form")]))
    #expect(story.names == ["a", "b", "d"], "without the form, and not just one back")
    story.expectReleased()
  }

  @Test func theUsersBackMeansTheSameLater() throws {
    let story = story(.ask)
    story.host.back()
    story.push("d")
    try form(of: story).leaveAnyway()
    #expect(story.names == ["a", "b", "d"], "what the user wanted gone, and nothing else")
    #expect(story.told == [])
    story.expectReleased()
  }

  @Test func othersGoOnWhileSomebodyIsAsked() throws {
    let story = story(.ask)
    let ticket = story.router.pop()
    story.push("d", "e")
    #expect(story.host.names == ["a", "b", "form", "d", "e"])
    story.router.pop(count: 2)
    try form(of: story).leaveAnyway()
    #expect(ticket.outcome == .committed(removed: [ModuleID(3, "form")]))
    story.expectReleased()
  }

  @Test func whatIsGoneByThenIsNoLongerCalledFor() throws {
    let story = story(.ask)
    let ticket = story.router.pop()
    try form(of: story).leaving = .allowed
    story.router.popToRoot()
    #expect(ticket.outcome == .superseded)
    #expect(story.names == ["a"])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func allAreAskedTopFirst() throws {
    let story = Story()
    var order: [String] = []
    for name in ["a", "b", "c"] {
      story.router.push(GuardedModule(name, leaving: name == "a" ? .allowed : .ask))
    }
    let ticket = story.router.setRoot(story.module("z"))
    while let next = story.router.modules.compactMap({ $0 as? GuardedModule }).first(where: {
      !$0.attempts.isEmpty
    }) {
      order.append(next.name)
      next.leaveAnyway()
    }
    #expect(order == ["c", "b"])
    #expect(story.names == ["z"])
    #expect(ticket.outcome == .committed(removed: [.init(1, "a"), .init(2, "b"), .init(3, "c")]))
    story.expectReleased()
  }

  @Test func aRefusalBelowMeansThatNobodyAboveIsAsked() {
    let story = Story()
    story.push("a")
    story.router.push(GuardedModule("b", leaving: .refused))
    let top = GuardedModule("c", leaving: .ask)
    story.router.push(top)
    #expect(story.router.popToRoot().outcome == .rejected(.leaveRefused))
    #expect(top.timesAsked == 0)
    story.router.close()
  }

  @Test func aSheetAsksBeforeItIsPulledDown() throws {
    let story = Story()
    story.push("a")
    story.router.present(GuardedModule("s", leaving: .ask))
    story.push("t")
    #expect(!story.host.front.pullDown())
    #expect(story.host.allNames == [["a"], ["s", "t"]])
    let sheet = try #require(story.router.modules[1] as? GuardedModule)
    sheet.leaveAnyway()
    #expect(story.told == ["t: system back (pullDown)"])
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test func aSheetPulledDownAllTheSameIsPutBack() {
    let story = Story()
    story.push("a")
    story.router.present(GuardedModule("s", leaving: .refused), transition: .custom(Fade()))
    story.host.changePresented(to: nil, origin: .pullDown)
    #expect(story.told == [])
    #expect(story.names == ["a", "s"])
    #expect(story.host.allNames == [["a"], ["s"]])
    #expect(story.host.modalCommands.last == .present(["s"], transition: .none))
    #expect(story.issues == [.removalUndone])
    story.router.close()
  }

  @Test func aSheetPulledDownInTheMiddleOfACommandIsPutBackWithoutWaitingForIt() {
    let story = Story()
    story.push("a")
    story.router.present(GuardedModule("s", leaving: .refused))
    story.host.front.completion = .whenTold
    story.push("t")
    story.host.changePresented(to: nil, origin: .pullDown)
    #expect(story.host.allNames == [["a"], ["s", "t"]], "though its push was never acknowledged")
    #expect(story.told == [])
    story.host.front.completeTransition()
    #expect(story.names == ["a", "s", "t"])
    #expect(story.issues == [.removalUndone])
    #expect(story.issueTexts.map { $0.prefix(2) } == ["s:"], "what minds, and not what is above it")
    story.router.close()
  }

  @Test func whatIsDoneAlreadyIsNoLongerCalledForAndNobodysMistake() throws {
    let story = story(.refused)
    let ticket = story.router.setStack(story.router.modules.prefix(1) + [])
    try form(of: story).leaving = .allowed
    story.router.popToRoot()
    #expect(try #require(ticket.refused).leaveAnyway().outcome == .superseded)
    #expect(story.issues == [])
    story.router.close()
  }

  @Test func aSheetThatIsLeftTakesAlongWhatWasPresentedOverItMeanwhile() throws {
    let story = Story()
    story.push("a")
    story.router.present(GuardedModule("form", leaving: .ask))
    story.host.front.back()
    story.present("t")
    try form(of: story).leaveAnyway()
    #expect(story.names == ["a"])
    #expect(story.told == ["t: system back (key)"])
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test func aRouterThatIsClosedEndsWhatWaitsForAnAnswer() throws {
    let story = story(.ask)
    let ticket = story.router.popToRoot()
    story.host.back()
    story.router.close()
    #expect(ticket.outcome == .superseded)
    story.expectReleased()
  }

  // MARK: - The root

  @Test func theRootIsAskedBeforeItsFlowEnds() throws {
    let story = Story()
    let flow = story.start("flow")
    flow.push(GuardedModule("a", leaving: .ask))
    story.host.back()
    #expect(flow.isOpen)
    try form(of: story).leaveAnyway()
    #expect(!flow.isOpen)
    #expect(story.told == ["flow ended: system back (key)"])
    story.expectReleased()
  }

  @Test func backAtARootWithoutAFlowGoesToTheOuterHandlerOnce() {
    let story = Story()
    var origins: [BackOrigin] = []
    story.push("a", "b")
    story.router.onBackAtRoot = { origins.append($0) }
    story.host.back()
    #expect(origins == [])
    story.host.back()
    #expect(origins == [.key])
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func theOuterHandlerIsNotCalledIfTheRootMinds() {
    let story = Story()
    var count = 0
    story.router.push(GuardedModule("a", leaving: .refused))
    story.router.onBackAtRoot = { _ in count += 1 }
    story.host.back()
    #expect(count == 0)
    story.router.close()
    #expect(story.router.onBackAtRoot == nil, "closing lets go of it")
  }

  // MARK: - Who is not asked

  @Test func aFlowThatFinishesDoesNotAskItsOwnModules() {
    let story = Story()
    story.push("a")
    let flow = story.start("flow")
    flow.push(GuardedModule("form", leaving: .refused))
    story.start("child", in: flow, showing: ["c"])
    #expect(flow.finish("done").outcome != .rejected(.leaveRefused))
    #expect(story.told.last == "flow ended: finished")
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func finishIsRefusedByAModuleAboveAndHandsTheValueBack() throws {
    let story = Story()
    story.push("a")
    let flow = story.start("flow", showing: ["b"]) { story, end in story.note(end.output ?? "none")
    }
    story.router.push(GuardedModule("form", leaving: .refused))
    let ticket = flow.finish("result")
    #expect(ticket.outcome == .rejected(.leaveRefused))
    #expect(flow.isOpen)
    #expect(story.told == [])
    try #require(ticket.refused).leaveAnyway()
    #expect(story.told == ["b: finished", "flow ended: finished", "result"])
    story.expectReleased()
  }

  @Test(arguments: ["close", "cancel", "parent"])
  func nobodyIsAskedWhenItIsOver(how: String) async {
    let story = Story()
    story.push("a")
    let parent = story.start("parent", showing: ["b"])
    let task = Task { [weak story] in
      await parent.run { flow in
        Script<Int>(flow) { $0.push(GuardedModule("form", leaving: .refused)) }
      }
      .output.map { story?.note("\($0)") }
    }
    await until { story.names.contains("form") }
    switch how {
    case .init("close"): story.router.close()
    case .init("cancel"): task.cancel()
    default: parent.finish("over")
    }
    await until { !story.names.contains("form") }
    #expect(!story.names.contains("form"))
    story.router.close()
    _ = await task.value
    story.expectReleased()
  }

  @Test(arguments: [1, 2])
  func ofSeveralTheTopIsAskedFirst(steps: Int) throws {
    let story = Story()
    story.push("root")
    let (lower, upper) = (
      GuardedModule("lower", leaving: .ask), GuardedModule("upper", leaving: .ask)
    )
    story.router.push(lower)
    story.router.push(upper)
    story.router.batch(Array(repeating: .pop(count: 2 / steps), count: steps))
    #expect((lower.timesAsked, upper.timesAsked) == (0, 1))
    upper.leaveAnyway()
    #expect((lower.timesAsked, upper.timesAsked) == (1, 1))
    lower.leaveAnyway()
    #expect(story.names == ["root"])
  }
}
