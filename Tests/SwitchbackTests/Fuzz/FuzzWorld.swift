import Switchback
import SwitchbackTesting

/// One router, what is known of it from outside, and the invariants it must keep.
@MainActor
final class FuzzWorld {
  /// What happens in callbacks may lead to more callbacks; so many commands in one step at most.
  private static let mostCommandsInOneStep = 8

  var random: FuzzRandom
  let host: NosyHost
  private(set) var router: StackRouter?
  let probe = LifetimeProbe()
  var reach = FuzzReach()
  private(set) var trace: [String] = []
  private(set) var problems: [String] = []

  /// Modules that left and may come back.
  var pool: [FuzzModule] = []
  var flows: [WeakFlow] = []
  var tickets: [NavigationTicket] = []
  var flowTickets: [FlowTicket<Int>] = []
  var linkTickets: [LinkTicket] = []
  var tokens: [ObservationToken] = []
  /// Kept, since the router does not.
  var listeners: [FuzzListener] = []
  /// What modules were asked and have not answered.
  var attempts: [LeaveAttempt] = []
  var moduleCount = 0
  /// The flows by the number of their start, and what they have set as their outputs, by their own.
  var flowIDs: [Int: FlowID] = [:]
  var outputs: [Int: Int] = [:]

  /// Whether there may be tabs.
  let hasTabs: Bool
  var containers: [FuzzTabs] = []

  /// Whether modules let themselves be left.
  var isAgreeable = false

  /// The flows that were cancelled, by their own numbers: what they had set is forgotten.
  var cancelled: Set<Int> = []

  /// Who asks the user something.
  var questions: [Task<Void, Never>] = []
  var asking = 0
  private var waits = FuzzWaits()
  private var awaiting = 0
  private var commandsLeft = 0
  private var depth = 0
  private var shown: Set<Int> = []
  private var removed: Set<Int> = []
  private var flowsBegun: [Int: Int] = [:]
  private var flowsEnded: Set<Int> = []
  private var causes: [Int: EndCause] = [:]
  private var endsTold: [Int: Int] = [:]
  private var startCount = 0
  private var followed = 0
  private let initialCount: Int

  init(seed: UInt64) {
    random = FuzzRandom(seed: seed)
    hasTabs = seed.isMultiple(of: 3)
    initialCount = random.below(4) == 0 ? random.below(3) : 0
    let screens = (0..<initialCount).map { TestModule("initial\($0)") }
    for screen in screens { probe.track(screen) }
    host = NosyHost(InMemoryHost(screens: screens))
    // Of three worlds with tabs, and of three without, each has one.
    host.inner.reportForm = [.number, .whole, .alternating][Int(seed / 3 % 3)]
    let router = StackRouter(
      host: host,
      sharedWithOtherCode: random.chance(2),
      onIssue: { _ in },
      dependencies: seed.isMultiple(of: 2)
        ? CoordinatorOwnership.manager.makeDependencies
        : CoordinatorOwnership.screen.makeDependencies,
    )
    shown = Set(1..<initialCount + 1)
    router.observe { [weak self] in self?.hear($0) }
    self.router = router
    host.hook = { [weak self] place in self?.callback(place) }
    host.inner.accepts = { [weak self] _ in self?.random.chance(30) != true }
  }

  // MARK: - Living and ending

  func live(steps: Int) async {
    for _ in 0..<steps where problems.isEmpty {
      commandsLeft = Self.mostCommandsInOneStep
      command()
      check()
      if random.chance(9) { await calmDown() }
    }
  }

  /// Lets everything go and says what went wrong.
  func end() async -> [String] {
    await calmDown()
    await withdrawQuestions()
    commandsLeft = random.chance(2) ? Self.mostCommandsInOneStep : 0
    note("end")
    if random.chance(2) { router?.close() }
    router = nil
    attempts = []
    await settleDown { awaiting == 0 && endsTold.count == startCount && removed == shown }
    commandsLeft = 0
    if !tickets.allSatisfy({ $0.outcome != nil }) { fail("a ticket is open after the end") }
    if !flowTickets.allSatisfy({ $0.result != nil }) { fail("a flow is open after the end") }
    if !linkTickets.allSatisfy({ $0.outcome != nil }) { fail("a link is open after the end") }
    let links = Set(linkTickets.map { ObjectIdentifier($0) }).count
    if followed > links { fail("\(followed) were told of \(links) links") }
    if awaiting > 0 { fail("\(awaiting) awaiters were not resumed") }
    if asking > 0 { fail("\(asking) who asked were not answered") }
    if let problem = waits.problemAtTheEnd { fail(problem) }
    if removed != shown { fail("not told to have left: \(shown.subtracting(removed).sorted())") }
    if flowsEnded != Set(flowsBegun.keys) { fail("flows without an end event") }
    for number in 0..<startCount where endsTold[number] != 1 {
      fail("start \(number) was told \(endsTold[number] ?? 0) ends")
    }
    attempts = []
    pool = []
    containers = []
    tokens = []
    tickets = []
    flowTickets = []
    host.inner.changePresented(to: nil)
    host.inner.change(to: [])
    await settleDown { probe.alive.isEmpty }
    if !probe.alive.isEmpty { fail("still alive: \(probe.alive)") }
    return problems
  }

  /// Waits until nothing is under way, and checks that router and host agree.
  private func calmDown() async {
    await nextTurn()
    commandsLeft = 0
    for tabs in containers { tabs.host.completion = .atOnce }
    for host in everyHost {
      completeAtOnce(host)
      host.commandsToDrop = 0
      host.cancelSwipe()
    }
    note("calm")
    isAgreeable = true
    defer { isAgreeable = false }
    while !attempts.isEmpty { answer() }
    await settleDown {
      host.inner.isInputExpected == (router?.modules.isEmpty == false)
        && tickets.allSatisfy { $0.outcome != nil }
        && everyHost.allSatisfy { !$0.isInTransition }
    }
    check()
    guard let router else { return }
    reach.calms += 1
    if everyHost.contains(where: \.isInTransition) {
      fail("a transition runs though everything is shown at once")
    }
    if let open = tickets.firstIndex(where: { $0.outcome == nil }) {
      fail("ticket \(open) is open")
    }
    tickets = []
    let wanted = router.modules.map { ObjectIdentifier($0.presented()) }
    let hosts = [host.inner] + host.inner.hostsAbove
    let there = hosts.flatMap { $0.screens.map { ObjectIdentifier($0) } }
    if !wanted.isEmpty, wanted != there {
      fail("wanted \(router.modules.map(\.name)), shown \(host.inner.allNames)")
    }
    for problem in disagreements { fail(problem) }
    forgetContainers()
    reach.tallest = max(reach.tallest, hosts.count)
    if !router.modules.isEmpty { checkReleases(everyModule) }
    if host.inner.isInputExpected == router.modules.isEmpty { fail("input is expected wrongly") }
  }

  /// Reports once what the host shows; the rest must come by itself.
  ///
  /// How many turns the runtime takes to resume a task differs from run to run.
  private func settleDown(until isDone: () -> Bool) async {
    host.inner.completeTransition()
    for host in everyHost where host.isInTransition { host.completeTransition() }
    await nextTurn()
    var turns = 0
    while turns < 2_000, !isDone() {
      // A host that was made before may come up only now.
      if isAgreeable { everyHost.forEach(completeAtOnce) }
      await nextTurn()
      turns += 1
    }
  }

  /// Has a host show everything at once from now on.
  ///
  /// One that did not has perhaps dropped a command without a word, and has to say once what it shows.
  func completeAtOnce(_ host: InMemoryHost) {
    guard host.completion == .whenTold || host.isInTransition else { return }
    host.completion = .atOnce
    host.completeTransition()
  }

  /// While something is shown, what is neither on a stack nor to be seen nor in the pool must be gone.
  private func checkReleases(_ modules: [any Presentable]) {
    let visible = screens(on: host.inner).compactMap { ($0 as? any Presentable)?.name }
    let kept = Set((modules + pool).map(\.name) + visible)
    let leaked = probe.alive.filter { $0.hasPrefix("m") && !kept.contains($0) }
    if !leaked.isEmpty { fail("gone from the stack and still alive: \(leaked)") }
    let coordinators = probe.alive.count { $0.hasPrefix("coordinator") }
    let open = flowsBegun.count - flowsEnded.count
    if coordinators > open { fail("\(coordinators) coordinators live for \(open) open flows") }
  }

  // MARK: - Callbacks

  /// Code of the user's is called: it may do anything.
  func callback(_ place: String) {
    guard depth < 4, commandsLeft > 0, random.chance(4) else { return }
    depth += 1
    note("in \(place):")
    reach.callbacks[place, default: 0] += 1
    command()
    depth -= 1
  }

  /// Takes one command out of this step's share.
  func spend() -> Bool {
    guard commandsLeft > 0 else { return false }
    commandsLeft -= 1
    return true
  }

  /// What a module says about being left.
  func policy() -> LeavePolicy {
    guard !isAgreeable, random.chance(12) else { return .allowed }
    return random.chance(2) ? .ask : .refused
  }

  func note(_ text: String) {
    trace.append(String(repeating: "  ", count: depth) + text)
    if trace.count > 400 { trace.removeFirst(200) }
  }

  func fail(_ problem: String) { problems.append(problem) }

  func tellEnd(of number: Int) {
    endsTold[number, default: 0] += 1
    if endsTold[number] != 1 { fail("start \(number) was told its end twice") }
  }

  /// Checks that a starter was told what the flow had come to, whatever ended it.
  func check(_ end: FlowEnd<Int>, of number: Int) {
    guard let id = flowIDs[number] else { return fail("start \(number) has no flow") }
    switch causes[id.serial] {
    case .finished: if end.output == nil { fail("\(id) finished without an output") }
    case nil: fail("\(id) was told before its event")
    case .cancelled? where cancelled.contains(id.serial) && end.output == nil:
      if end.cause != causes[id.serial] { fail("\(id) was told \(end)") }
    case let cause?:
      let expected = outputs[id.serial].map { FlowEnd.finished($0) } ?? .cancelled(cause)
      if end != expected { fail("\(id) was told \(end), not \(expected)") }
      if outputs[id.serial] != nil { reach.outputs += 1 }
    }
  }

  func newStart() -> Int {
    startCount += 1
    return startCount - 1
  }

  /// A start that was refused is told nothing.
  func forgive(_ number: Int) {
    endsTold[number, default: 0] += 1
    if endsTold[number] != 1 { fail("start \(number) was told an end though it was refused") }
  }

  /// Awaits the end of a flow, then does something.
  func awaitEnd(of ticket: FlowTicket<Int>) {
    awaiting += 1
    reach.awaits += 1
    Task {
      _ = await ticket.end
      awaiting -= 1
      callback("awaiter")
    }
  }

  private func hear(_ event: NavigationEvent) {
    if let problem = waits.problem(with: event) { fail(problem) }
    switch event.kind {
    case .shown(let id), .presented(let id):
      if !shown.insert(id.serial).inserted { fail("\(id) entered twice") }
    case .removed(let id, _):
      if !removed.insert(id.serial).inserted { fail("\(id) left twice") }
      if !shown.contains(id.serial) { fail("\(id) left and never entered") }
      if event.stack.contains(id) { fail("\(id) was told before it left the model") }
    case .flowStarted(let id, _, _): flowsBegun[id.serial, default: 0] += 1
    case .flowEnded(let id, let cause):
      causes[id.serial] = cause
      if !flowsEnded.insert(id.serial).inserted { fail("\(id) ended twice") }
      if flowsBegun[id.serial] != 1 { fail("\(id) ended and did not begin once") }
      reach.ends += 1
    case .rejected: reach.rejections += 1
    case .requested: reach.requests += 1
    case .superseded: reach.superseded += 1
    case .followed(_, let outcome):
      followed += 1
      reach.outcomes["\(outcome)".prefix { !" #".contains($0) }.description, default: 0] += 1
    case .sent, .tabAdded, .tabRemoved, .tabSelected, .tabRefused: break
    case .leaveAsked, .leaveAllowed, .leaveRefused, .opened: break
    case .questionAsked, .questionEnded, .questionWithdrawn: break
    case .noticeShown, .noticeClosed, .noticeWithdrawn: break
    case .issue: reach.issues += 1
    }
    callback("event")
  }

  // MARK: - Invariants

  private func check() {
    guard router != nil else { return }
    let modules = everyModule
    if modules.count != shown.subtracting(removed).count {
      fail("\(modules.count) modules, but told of \(shown.subtracting(removed).sorted())")
    }
    let identities = Set(modules.map { ObjectIdentifier($0) })
    if identities.count != modules.count { fail("a module is on the stack twice") }
    for flow in flows.compactMap(\.flow) {
      let own = flow.modules
      if !flow.isOpen, !own.isEmpty { fail("\(flow.id) is over and shows something") }
      if !own.allSatisfy({ identities.contains(ObjectIdentifier($0)) }) {
        fail("\(flow.id) has a module that is not on the stack")
      }
    }
    reach.deepest = max(reach.deepest, modules.count)
  }
}
