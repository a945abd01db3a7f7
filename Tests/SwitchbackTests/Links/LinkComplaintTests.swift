import Switchback
import SwitchbackTesting
import Testing

/// What users of other packages complain about.
@MainActor
@Suite(.waitsForRelease)
struct LinkComplaintTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route

  /// The flow that a gate of the shell has started.
  func finishGate(_ story: LinkStory) {
    story.facts.latestGate?.flow.finish()
  }

  // MARK: - Something has to come first

  @Test func theLinkIsLostAfterLogin() async {
    let story = LinkStory(begins: false)
    story.facts.isSignedIn = false
    story.begin()
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a")))
    #expect(ticket.outcome == nil)
    #expect(story.names == ["sign in"])
    finishGate(story)
    #expect(await ticket.settled == .arrived)
    #expect(story.names == ["home", "list", "a"])
  }

  @Test func theLinkIsLostWhenTermsComeAfterLogin() async {
    let story = LinkStory(begins: false)
    story.facts.isSignedIn = false
    story.facts.hasAgreed = false
    story.begin()
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a")))
    finishGate(story)
    #expect(story.names == ["home", "terms"])
    #expect(ticket.outcome == nil)
    #expect("\(story.router)".contains("waits for a link at terms"))
    finishGate(story)
    #expect(await ticket.settled == .arrived)
    #expect(story.names == ["home", "list", "a"])
    #expect(story.facts.shown == ["signIn", "home", "terms", "library", "list", "book(\"a\")"])
  }

  @Test func afterLoginTheHomeScreenFlashesUp() {
    let story = LinkStory(begins: false)
    story.facts.isSignedIn = false
    story.begin()
    story.router.open(DeepLink(Main.settings))
    let frames = story.host.frames.count
    finishGate(story)
    #expect(story.host.frames.dropFirst(frames) == [["home", "settings"]])
  }

  @Test func theUserCancelsTheLogin() {
    let story = LinkStory()
    story.facts.hasAgreed = false
    let ticket = story.router.open(DeepLink(Main.library))
    #expect(story.names == ["home", "terms"])
    story.host.front.back()
    #expect(ticket.outcome == .abandoned(at: RouteName(Main.terms)))
    #expect(story.names == ["home"])
    #expect(story.issues == [])
  }

  @Test func theUserDoesSomethingElseMeanwhile() async {
    let story = LinkStory()
    story.facts.hasAgreed = false
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a")))
    story.router.push(TestModule("elsewhere"))
    #expect(ticket.outcome == nil)
    finishGate(story)
    #expect(await ticket.settled == .arrived)
    #expect(story.names == ["home", "list", "a"])
  }

  @Test func thereIsNoEndToWhatComesFirst() {
    let story = LinkStory()
    story.facts.admission = { $0 == .signIn ? .after(.terms) : .after(.signIn) }
    let ticket = story.router.open(DeepLink(Main.settings))
    guard case .abandoned = ticket.outcome else {
      Issue.record("\(String(describing: ticket.outcome))")
      return
    }
    #expect(story.issues == [.tooMuchBeforeRoute(RouteName(Main.settings))])
    #expect(story.names == ["home"])
  }

  @Test func whatComesFirstShowsNothing() {
    let story = LinkStory()
    story.facts.admission = { $0 == .settings ? .after(.empty) : .open }
    let ticket = story.router.open(DeepLink(Main.settings))
    #expect(ticket.outcome == .nothingShown(RouteName(Main.empty)))
  }

  @Test func theCoordinatorChangesItsMindWheneverItIsAsked() {
    let story = LinkStory()
    story.router.open(DeepLink(Main.settings, Main.pair))
    var turn = 0
    story.facts.admission = { _ in
      turn += 1
      return .after(turn.isMultiple(of: 2) ? .settings : .pair)
    }
    let ticket = story.router.open(DeepLink(Main.home, Main.library))
    // Whatever it waits for is there and in front, and the user leaves it.
    for _ in 0..<5 where ticket.outcome == nil {
      #expect(["settings", "pair 2"].contains(story.names.last))
      story.host.front.back()
    }
    #expect(ticket.outcome != nil)
    #expect(turn < 100)
  }

  // MARK: - More than one link

  @Test func aSecondLinkComesWhileOneWaits() async {
    let story = LinkStory()
    story.facts.hasAgreed = false
    let first = story.router.open(DeepLink(Main.library, Books.book("a")))
    let second = story.router.open(DeepLink(Main.library, Books.book("b")))
    #expect(first.outcome == .superseded)
    #expect(story.facts.shown == ["home", "terms"])
    finishGate(story)
    #expect(await second.settled == .arrived)
    #expect(story.names == ["home", "list", "b"])
    #expect(story.outcomes == [.superseded, .arrived])
  }

  @Test func theSameLinkComesTwice() async {
    let story = LinkStory()
    story.facts.hasAgreed = false
    let link = DeepLink(Main.library, Books.book("a"))
    let first = story.router.open(link)
    let second = story.router.open(link)
    #expect(first === second)
    finishGate(story)
    #expect(await first.settled == .arrived)
    #expect(story.names == ["home", "list", "a"])
    #expect(story.outcomes == [.arrived])
  }

  @Test func twoLinksInOneCallback() async {
    let story = LinkStory()
    let module = TestModule("page")
    story.router.push(module)
    var tickets: [LinkTicket] = []
    story.router.observeRemoval(of: module, by: story) { story, _ in
      tickets.append(story.router.open(DeepLink(Main.settings)))
      tickets.append(story.router.open(DeepLink(Main.pair)))
    }
    story.router.pop()
    #expect(tickets.map(\.outcome) == [.superseded, .arrived])
    #expect(story.names == ["home", "pair 1", "pair 2"])
  }

  // MARK: - At the wrong moment

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func theLinkComesBeforeTheFirstScreen(completion: InMemoryHost.Completion) throws {
    let story = LinkStory(completion: completion, begins: false)
    let dropped = story.router.open(DeepLink(Main.settings))
    let ticket = story.router.open(DeepLink(Main.pair))
    #expect(dropped.outcome == .superseded)
    #expect(ticket.outcome == nil)
    story.begin()
    #expect(ticket.outcome == .arrived)
    #expect(story.host.commands.count == 1, "one step, and nothing flashes up before")
    try story.host.completeTransitions()
    #expect(story.host.names == ["home", "pair 1", "pair 2"])
  }

  @Test func theLinkComesDuringATransition() throws {
    let story = LinkStory(completion: .whenTold)
    story.host.completeTransition()
    story.router.push(TestModule("page"))
    let ticket = story.router.open(DeepLink(Main.settings))
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "settings"])
    try story.host.completeTransitions()
    #expect(story.host.names == ["home", "settings"])
  }

  @Test func theLinkComesDuringASwipe() throws {
    let story = LinkStory()
    story.router.open(DeepLink(Main.settings))
    story.host.beginSwipe()
    let ticket = story.router.open(DeepLink(Main.pair))
    #expect(ticket.outcome == .arrived)
    story.host.cancelSwipe()
    #expect(story.host.names == ["home", "pair 1", "pair 2"])
  }

  @Test func aQuestionIsOpenWhenTheLinkComes() async throws {
    let story = LinkStory()
    let shell = try #require(story.facts.shell)
    let answer = Task {
      await shell.flow.ask(Question("Really?", choices: [.init("Yes", true)]))
    }
    await until { story.host.question != nil }
    #expect(story.router.open(DeepLink(Main.settings)).outcome == .arrived)
    try story.host.answer("Yes")
    #expect(await answer.value == true)
    #expect(story.names == ["home", "settings"])
  }

  // MARK: - What it leads to

  @Test func theFriendIsGone() {
    let story = LinkStory()
    let before = story.router.snapshot()
    let far = story.router.open(DeepLink(Main.library, Books.book("z")))
    #expect(far.outcome == .closed(RouteName(Books.book("z"))))
    #expect(far.reason == "There is no book z.")
    #expect(story.names == ["home", "list"], "who can be asked only then is asked then")
    story.host.front.back()
    story.router.open(DeepLink(Main.library))
    let shown = story.router.snapshot()
    let near = story.router.open(DeepLink(Main.library, Books.book("z")))
    #expect(near.reason == "There is no book z.")
    #expect(story.router.snapshot() == shown)
    #expect(before != shown)
  }

  @Test func theFriendIsGoneAndNobodySaidSo() {
    let story = LinkStory()
    let ticket = story.router.open(DeepLink(Main.library, Books.book("lost")))
    #expect(ticket.outcome == .nothingShown(RouteName(Books.book("lost"))))
  }

  @Test func theScreenHasToLoadFirst() async {
    let story = LinkStory()
    let gate = Gate()
    story.facts.gate = gate
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a"), Books.reader("a")))
    await nextTurn()
    #expect(ticket.outcome == nil)
    gate.open()
    #expect(await ticket.settled == .arrived)
    #expect(story.names == ["home", "list", "a", "cover of a"])
  }

  @Test func whatIsLoadedIsNotThere() async {
    let story = LinkStory()
    let gate = Gate()
    story.facts.gate = gate
    let ticket = story.router.open(DeepLink(Main.library, Books.book("z")))
    #expect(ticket.outcome == nil)
    gate.open()
    #expect(await ticket.settled == .nothingShown(RouteName(Books.book("z"))))
  }

  @Test func theUserGoesElsewhereWhileItLoads() async {
    let story = LinkStory()
    let gate = Gate()
    story.facts.gate = gate
    let ticket = story.router.open(DeepLink(Main.library, Books.book("a")))
    story.host.front.back()
    #expect(ticket.outcome == .superseded)
    gate.open()
    await nextTurn()
    #expect(story.names == ["home"])
  }

  @Test func theFlowThatOpenedTheLinkEnds() throws {
    let story = LinkStory()
    story.router.open(DeepLink(Main.library))
    let library = try #require(story.facts.latestLibrary)
    let gate = Gate()
    story.facts.gate = gate
    let ticket = library.flow.open(DeepLink(Books.book("a")))
    library.flow.finish()
    #expect(ticket.outcome == .flowEnded)
    #expect(library.flow.open(DeepLink(Books.book("a"))).outcome == .flowEnded)
    gate.open()
  }

  @Test func theRouterGoesWhileTheLinkWaits() async {
    let story = LinkStory()
    story.facts.hasAgreed = false
    let ticket = story.router.open(DeepLink(Main.library))
    story.router.close()
    #expect(await ticket.settled == .routerGone)
    #expect(story.outcomes == [.routerGone])
  }

  // MARK: - Somebody minds

  @Test func aFormIsThrownAwayByALink() throws {
    let story = LinkStory()
    story.facts.guards = .refused
    story.router.open(DeepLink(Main.settings))
    let before = story.router.snapshot()
    let ticket = story.router.open(DeepLink(Main.library))
    #expect(ticket.outcome == .leaveRefused(ModuleID(2, "settings")))
    #expect(story.router.snapshot() == before)
    #expect(story.router.plan(for: DeepLink(Main.library)).outcome == ticket.outcome)
  }

  @Test(arguments: [true, false])
  func aFormAsksBeforeTheLinkGoesOn(isLeft: Bool) throws {
    let story = LinkStory()
    story.facts.guards = .ask
    story.router.open(DeepLink(Main.settings))
    let form = try #require(story.router.modules.last as? GuardedModule)
    let link = DeepLink(Main.library)
    let plan = story.router.plan(for: link)
    let ticket = story.router.open(link)
    #expect(ticket.outcome == nil)
    if isLeft { form.leaveAnyway() } else { form.stay() }
    #expect(ticket.outcome == (isLeft ? .arrived : .leaveRefused(ModuleID(2, "settings"))))
    #expect(story.names == (isLeft ? ["home", "list"] : ["home", "settings"]))
    if isLeft { #expect(ticket.steps.prefix(plan.steps.count) == plan.steps[...]) }
  }

  @Test func theAnswerIsJudgedByWhatIsThereThen() throws {
    let story = LinkStory()
    story.facts.guards = .ask
    story.router.open(DeepLink(Main.settings))
    let form = try #require(story.router.modules.last as? GuardedModule)
    let ticket = story.router.open(DeepLink(Main.library))
    story.router.push(TestModule("later"))
    form.leaveAnyway()
    #expect(ticket.outcome == .arrived)
    #expect(story.names == ["home", "list"])
  }

  @Test func aNewerLinkComesWhileAFormIsAsked() throws {
    let story = LinkStory()
    story.facts.guards = .ask
    story.router.open(DeepLink(Main.settings))
    let form = try #require(story.router.modules.last as? GuardedModule)
    let first = story.router.open(DeepLink(Main.library))
    let second = story.router.open(DeepLink(Main.settings))
    #expect(second.outcome == .arrived)
    #expect(first.outcome == .superseded)
    form.leaveAnyway()
    #expect(story.names == ["home", "settings"])
  }

  // MARK: - From outside

  @Test(arguments: ["Open", nil])
  func anybodyCanOpenAnyScreenFromOutside(choice: String?) throws {
    let story = LinkStory()
    story.facts.asksForSettings = true
    let ticket = story.router.open(DeepLink(Main.settings, from: .outside))
    #expect(story.host.question?.text == "Open the settings?")
    #expect(story.names == ["home"])
    try story.host.answer(choice)
    #expect(ticket.outcome == (choice == nil ? .declined(RouteName(Main.settings)) : .arrived))
    #expect(story.names == (choice == nil ? ["home"] : ["home", "settings"]))
    #expect(story.router.open(DeepLink(Main.settings, from: .inside)).outcome == .arrived)
  }

  @Test func nobodyIsAskedAboutWhatIsThere() {
    let story = LinkStory()
    story.facts.asksForSettings = true
    story.router.open(DeepLink(Main.settings))
    #expect(story.router.open(DeepLink(Main.settings, from: .outside)).outcome == .arrived)
    #expect(story.host.question == nil)
  }

  @Test func payloadsAreNotInTheLog() {
    let story = LinkStory()
    var events: [String] = []
    story.router.observe { events.append("\($0)") }
    let ticket = story.router.open(DeepLink(Main.library, Books.book("secret"), from: .outside))
    #expect(ticket.outcome == .closed(RouteName(Books.book("secret"))))
    let logged = events + ticket.steps.map { "\($0)" } + [ticket.outcome.map { "\($0)" } ?? ""]
    #expect(logged.allSatisfy { !$0.contains("secret") })
    #expect(events.last?.contains("Library.book is closed") == true)
  }
}
