import Switchback
import SwitchbackTesting

/// How much of the contract the commands reached, so that a run cannot pass by doing nothing.
struct FuzzReach {
  var requests = 0
  var rejections = 0
  var starts = 0
  var ends = 0
  var issues = 0
  var awaits = 0
  var foreign = 0
  var calms = 0
  var superseded = 0
  var asked = 0
  var deepest = 0
  var tallest = 0
  var tabs = 0
  var outputs = 0
  var links = 0
  var questions = 0
  var outcomes: [String: Int] = [:]
  var callbacks: [String: Int] = [:]

  var isWide: Bool {
    let places = [
      "event", "observer", "removal", "onEnd", "listener", "awaiter", "start", "presented",
    ]
    let all = places + ["show route", "show", "canShow", "inputExpected", "ask", "answer"]
    return min(requests, rejections, starts, ends, issues, awaits, foreign, calms) > 0
      && min(superseded, asked, tabs, outputs, questions) > 0 && deepest > 5 && tallest > 2
      && all.allSatisfy { callbacks[$0] != nil } && outcomes["arrived", default: 0] > 0
  }

  mutating func add(_ other: Self) {
    requests += other.requests
    rejections += other.rejections
    starts += other.starts
    ends += other.ends
    issues += other.issues
    awaits += other.awaits
    foreign += other.foreign
    calms += other.calms
    superseded += other.superseded
    asked += other.asked
    deepest = max(deepest, other.deepest)
    tallest = max(tallest, other.tallest)
    tabs += other.tabs
    outputs += other.outputs
    links += other.links
    questions += other.questions
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    callbacks.merge(other.callbacks, uniquingKeysWith: +)
  }
}

/// A module that does something when it is asked for its screen.
@MainActor
final class FuzzModule: Screen, LeaveGuard {
  let name: String
  private let screen: TestModule?
  private weak var world: FuzzWorld?

  init(_ name: String, isWrapper: Bool, in world: FuzzWorld) {
    self.name = name
    self.world = world
    screen = isWrapper ? TestModule("screen of \(name)") : nil
  }

  func presented() -> any Screen {
    world?.callback("presented")
    return screen ?? self
  }

  var leaving: LeavePolicy { world?.policy() ?? .allowed }

  func askToLeave(_ attempt: LeaveAttempt) {
    world?.reach.asked += 1
    world?.attempts.append(attempt)
    world?.callback("askToLeave")
  }
}

/// A listener that counts what it is told.
@MainActor
final class FuzzListener: CoordinatorFlowListener {
  private let number: Int
  private weak var world: FuzzWorld?

  init(_ number: Int, in world: FuzzWorld) {
    self.number = number
    self.world = world
  }

  func onFlowFinished(coordinator: any Coordinator) {
    world?.tellEnd(of: number)
    world?.callback("listener")
  }
}

/// A flow that the world does not keep alive.
@MainActor
struct WeakFlow {
  private(set) weak var flow: Flow<Int>?

  init(_ flow: Flow<Int>) { self.flow = flow }
}

/// The in-memory host, with a callback in everything that the router asks of it.
@MainActor
final class NosyHost: StackHost {
  let inner: InMemoryHost
  var hook: @MainActor (String) -> Void = { _ in }

  init(_ inner: InMemoryHost) { self.inner = inner }

  var screens: [any Screen] { inner.screens }

  func connect(_ reporter: HostReporter) { inner.connect(reporter) }

  func canShow(_ screen: any Screen) -> Bool {
    hook("canShow")
    return inner.canShow(screen)
  }

  func show(_ command: HostCommand) {
    inner.show(command)
    hook("show")
  }

  func makeModalHost() -> (any StackHost)? { inner.makeModalHost() }

  func present(_ command: ModalCommand) { inner.present(command) }

  func ask(_ question: HostQuestion) {
    inner.ask(question)
    hook("ask")
  }

  func withdraw(_ question: HostQuestion) { inner.withdraw(question) }

  func inputExpected(_ isExpected: Bool) {
    inner.inputExpected(isExpected)
    hook("inputExpected")
  }
}
