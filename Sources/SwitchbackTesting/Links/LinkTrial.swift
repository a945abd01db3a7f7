import Switchback

/// One beginning of a program, in which a link is tried.
@MainActor
final class LinkTrial {
  /// Something that is done before.
  enum Act {
    case open(DeepLink)
    case back
  }

  private(set) var subject: (any LinkSubject)?
  private var story: [String] = []
  private var violations: [LinkViolation] = []
  private var answers: [any LinkAnswer] = []
  private let log = Log()
  private let probe = LifetimeProbe()

  init(_ subject: any LinkSubject) {
    self.subject = subject
    subject.router.observe { [log] event in
      log.events.append(event.kind)
      log.all.append(event.kind)
    }
  }

  /// What happened, apart from the router.
  @MainActor
  private final class Log {
    var events: [NavigationEvent.Kind] = []

    /// Those before the link is tried, too.
    var all: [NavigationEvent.Kind] = []

    /// The links that should leave no trace, by their routes.
    var silenced: [[RouteName]] = []

    /// All but that those were opened, and how they have ended.
    var told: [NavigationEvent.Kind] {
      all.filter { event in
        switch event {
        case .opened(let routes), .followed(let routes, _): !silenced.contains(routes)
        default: true
        }
      }
    }
  }

  // MARK: - Trying

  /// Begins the program, does some things, and tries a link.
  func run(_ acts: [Act], _ link: DeepLink, isChecked: Bool = true) async {
    guard let subject else { return }
    subject.start()
    await letLoad(on: subject)
    for act in acts {
      carryOut(act, on: subject)
      await letLoad(on: subject)
    }
    if isChecked { check(link, on: subject) } else { _ = open(link, on: subject) }
    log.events = []
    await letLoad(on: subject)
    if isChecked { checkEvents(link) }
  }

  /// Begins the program, and checks that it does.
  func begin() async {
    await run([])
    let isBegun = subject?.snapshot().items.isEmpty == false
    expect(.programsBegin, isBegun, "the router shows nothing, and no flow has begun")
  }

  /// Begins the program and does some things; where no link is under way, another link comes in between.
  func run(_ acts: [Act], between other: DeepLink? = nil) async {
    guard let subject else { return }
    subject.start()
    await letLoad(on: subject)
    open(between: other, on: subject)
    for act in acts {
      carryOut(act, on: subject)
      await letLoad(on: subject)
      open(between: other, on: subject)
    }
    await letLoad(on: subject)
  }

  /// Gives way while the first page or a route of the latest link is being loaded, and watches what is shown then, on
  /// tabs too.
  private func letLoad(on subject: any LinkSubject) async {
    for _ in 0..<100 where subject.router.modules.isEmpty || answers.last?.isLoading == true {
      await Task.yield()
    }
    for module in subject.router.modules { probe.track(module, as: module.name) }
    for host in subject.host.everyHost {
      for (screen, name) in zip(host.screens, host.names) { probe.track(screen, as: name) }
    }
  }

  private func open(between link: DeepLink?, on subject: any LinkSubject) {
    guard let link, answers.allSatisfy({ $0.outcome != nil }) else { return }
    log.silenced.append(link.routes.map { RouteName($0.value) })
    _ = open(link, on: subject)
  }

  private func carryOut(_ act: Act, on subject: any LinkSubject) {
    switch act {
    case .open(let link): _ = open(link, on: subject)
    case .back:
      story.append("the user goes back")
      subject.host.front.back()
    }
  }

  /// Opens a link on the router itself, before the program begins.
  func openAtStart(_ link: DeepLink) async {
    guard let subject else { return }
    answers.append(subject.router.open(link))
    subject.start()
    await letLoad(on: subject)
  }

  private func open(_ link: DeepLink, on subject: any LinkSubject) -> any LinkAnswer {
    story.append("open \(link.routes.map { "\($0.value)" })\(link.isOnTop ? " on top" : "")")
    let answer = subject.open(link)
    if !answers.contains(where: { $0 === answer }) { answers.append(answer) }
    return answer
  }

  private func check(_ link: DeepLink, on subject: any LinkSubject) {
    let before = subject.snapshot()
    let counts = commandCounts(subject.host)
    log.events = []
    let plan = subject.router.plan(for: link)
    let isUnchanged = log.events.isEmpty && subject.snapshot() == before
    expect(.plansComeTrue, isUnchanged, "planning changed something")
    let isSilent = commandCounts(subject.host) == counts
    expect(.plansComeTrue, isSilent, "planning sent a host a command")
    let known = answers.count
    let answer = open(link, on: subject)
    let after = subject.snapshot()
    // One that joins a link under way has begun elsewhere.
    if answers.count > known { check(plan, came: answer) }
    checkEvents(link)
    let most = (link.routes.count + 1) * 15
    expect(.stepsAreBounded, answer.report.steps.count < most, "\(answer.report.steps.count) steps")
    if case .unknown(let route, _) = answer.outcome {
      // Of the link itself, any route may be of nobody.
      let isOfLink = link.routes.contains { RouteName($0.value) == route }
      expect(.whatComesFirstIsKnown, isOfLink, "no coordinator around it has \(route)")
    }
    if plan.outcome == answer.outcome, let outcome = plan.outcome, outcome.isRefusal {
      let isSame = after.items == before.items && commandCounts(subject.host) == counts
      expect(.refusalsChangeNothing, isSame, "\(outcome), and now\n\(after)")
    }
    if answer.isRefused(onTheWayOf: link, in: before) {
      let isSame = after.items == before.items && commandCounts(subject.host) == counts
      expect(.whatIsThereIsAskedFirst, isSame, "\(answer.report), and now\n\(after)")
    }
    for (host, count) in commandCounts(subject.host) {
      let more = count - (counts[host] ?? 0)
      expect(.oneStepOnScreen, more <= 1, "\(more) commands for one host")
    }
    let foreign = after.items.flatMap(\.strangers)
    expect(.routesAreOfTheirFlow, foreign.isEmpty, foreign.joined(separator: ", "))
    if answer.outcome == .arrived {
      checkArrived(link, after, on: subject)
    } else if answer.outcome == nil {
      passGates(answer, on: subject)
    }
  }

  private func check(_ plan: LinkPlan, came answer: any LinkAnswer) {
    let known = Array(plan.steps.prefix { if case .later = $0 { false } else { true } })
    let isAsking = known.contains(where: \.isAsking)
    let shorter = isAsking ? min(known.count, answer.report.steps.count) : known.count
    let isTrue = Array(answer.report.steps.prefix(shorter)) == Array(known.prefix(shorter))
    expect(.plansComeTrue, isTrue, "planned\n\(plan)\nand done\n\(answer.report)")
    guard let outcome = plan.outcome, !isAsking else { return }
    expect(.plansComeTrue, answer.outcome == outcome, "planned \(outcome)")
  }

  private func checkEvents(_ link: DeepLink) {
    for case .flowEnded(let flow, let cause) in log.events {
      let isRemoval: Bool =
        switch cause {
        case .popped, .dismissed, .replaced, .parentEnded: true
        default: false
        }
      expect(.linksFinishNothing, isRemoval, "\(flow) ended: \(cause)")
    }
    guard link.isOnTop else { return }
    for case .removed(let module, _) in log.events {
      expect(.onTopTakesNothingAway, false, "\(module) has left")
    }
  }

  private func checkArrived(
    _ link: DeepLink, _ shown: NavigationSnapshot, on subject: any LinkSubject
  ) {
    let path = shown.items.front
    var rest = link.routes[...]
    for route in path.routes where route == rest.first { rest.removeFirst() }
    expect(.arrivingIsBeingThere, rest.isEmpty, "\(rest.map(\.value)) is not in\n\(shown)")
    if let last = link.routes.last, !link.isOnTop {
      expect(.arrivingIsBeingThere, path.tops.contains(last), "something is above it:\n\(shown)")
    }
    let again = open(link, on: subject)
    let isSame = again.outcome == .arrived && subject.snapshot().items == shown.items
    expect(.arrivingTwiceIsArrivingOnce, isSame, "now\n\(subject.snapshot())")
  }

  /// Does what has to come first, and says yes to every question; then the link goes on, unless a module is asked.
  private func passGates(_ answer: any LinkAnswer, on subject: any LinkSubject) {
    var count = 0
    while answer.outcome == nil, count < 10 {
      if answer.report.steps.last?.isWaiting == true, subject.passWhatComesFirst() {
        count += 1
      } else if let question = subject.host.everyHost.lazy.compactMap(\.question).first {
        question.answer(0)
      } else {
        break
      }
    }
    if count == 0 { return }
    story.append("pass \(count)")
    // What has to come first may itself be held back by a module that minds.
    if answer.outcome == nil, hasModuleRefused || isModuleAsked(subject) { return }
    let hasEnded = answer.outcome != nil && answer.outcome != .superseded
    let seen = answer.outcome.map { "\($0)" } ?? "it still waits"
    expect(.whatComesFirstIsWaitedFor, hasEnded, seen)
  }

  private var hasModuleRefused: Bool {
    log.events.contains { if case .leaveRefused = $0 { true } else { false } }
  }

  private func isModuleAsked(_ subject: any LinkSubject) -> Bool {
    subject.snapshot().waits.contains { if case .guardedModule = $0 { true } else { false } }
  }

  /// Checks that two beginnings have come to the same.
  func expectSame(as other: LinkTrial, _ link: DeepLink) {
    story.append("open \(link.routes.map { "\($0.value)" }) at the start")
    let (mine, others) = (subject?.snapshot(), other.subject?.snapshot())
    let isSame = mine?.items.map(\.plain) == others?.items.map(\.plain)
    expect(
      .coldEqualsWarm, isSame,
      "\(mine.map { "\($0)" } ?? "")\nand later\n\(others.map { "\($0)" } ?? "")")
  }

  /// Checks that everyone was told the same as in another beginning.
  func expectSameToldAs(_ other: LinkTrial) {
    let (mine, others) = (log.told, other.log.told)
    let same = zip(mine, others).prefix { $0 == $1 }.count
    let seen = [mine, others].map { $0.count > same ? "\($0[same])" : "nothing" }
    expect(
      .unknownLinksAreSilent, mine == others, "\(seen[0]), and without that link \(seen[1])")
    let (hosts, otherHosts) = (subject?.host.everyHost ?? [], other.subject?.host.everyHost ?? [])
    let isSame =
      hosts.map(\.commands) == otherHosts.map(\.commands)
      && hosts.map(\.modalCommands) == otherHosts.map(\.modalCommands)
    expect(.unknownLinksAreSilent, isSame, "a host received other commands")
  }

  // MARK: - The end

  /// Closes the router, and says what was wrong.
  ///
  /// - Parameter earlier: What was found before. Where something is wrong already, nothing is awaited for long.
  /// - Returns: What was wrong in this trial.
  func end(after earlier: [LinkViolation] = []) async -> [LinkViolation] {
    subject?.router.close()
    for answer in answers { expect(.ticketsEndOnce, answer.outcome != nil, "it never ended") }
    let opened = log.all.count { if case .opened = $0 { true } else { false } }
    let followed = log.all.count { if case .followed = $0 { true } else { false } }
    let isOnce = followed == answers.count && opened == followed
    expect(
      .ticketsEndOnce, isOnce, "of \(answers.count), \(opened) were opened and \(followed) ended")
    answers = []
    subject = nil
    let patience = earlier.isEmpty ? 1_000 : 100
    for _ in 0..<patience where !probe.alive.isEmpty { await Task.yield() }
    let alive = Set(probe.alive).sorted()
    expect(.nothingIsKept, alive.isEmpty, "\(alive) are still alive")
    return violations
  }

  private func expect(_ law: LinkLaw, _ isTrue: Bool, _ seen: @autoclosure () -> String) {
    if !isTrue { violations.append(LinkViolation(law: law, story: story, seen: seen())) }
  }

  /// How often each host was told what to show.
  private func commandCounts(_ host: InMemoryHost) -> [ObjectIdentifier: Int] {
    Dictionary(
      host.everyHost.map { (ObjectIdentifier($0), $0.commands.count) }, uniquingKeysWith: max)
  }
}
