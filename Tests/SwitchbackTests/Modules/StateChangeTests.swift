import Observation
import Switchback
import SwitchbackTesting
import Testing

/// Pages that change their minds about being left.
@MainActor
@Suite(.waitsForRelease)
struct StateChangeTests {
  private final class Draft: Screen, LeaveGuard {
    let name = "draft"
    var text = ""
    var saysSo = false
    var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }

    func type(_ text: String) {
      self.text = text
      if saysSo { stateChanged() }
    }
  }

  @Observable
  final class ObservedDraft: Screen, LeaveGuard {
    var text = ""
    @ObservationIgnored var name = "observed draft"
    var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }
  }

  /// A module whose screen is another object.
  private final class Wrapped: LeaveGuard {
    let screen = TestModule("screen")
    var leaving = LeavePolicy.allowed { didSet { stateChanged() } }
    func presented() -> any Screen { screen }
  }

  private static let tab = TabID("tab")

  @Test(arguments: ["stack", "sheet", "tab"])
  func aPageThatForgetsToSaySoIsFound(place: String) {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    router.push(TestModule("list"))
    let draft = Draft()
    show(draft, in: place, of: router)
    #expect(host.silentChanges { draft.type("Hello") } == ["draft"])
    #expect(host.silentChanges { draft.type("Hello, Ada") } == [], "it says the same as before")
    draft.saysSo = true
    #expect(host.silentChanges { draft.type("") } == [])
  }

  @Test(arguments: ["stack", "sheet", "tab"])
  func aPageThatIsObservedNeedNotSaySo(place: String) {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    router.push(TestModule("list"))
    let draft = ObservedDraft()
    show(draft, in: place, of: router)
    #expect(host.silentChanges { draft.text = "Hello" } == [])
    #expect(host.silentChanges { draft.text = "" } == [])
  }

  @Test func aModuleAroundAScreenSaysSoItself() {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    let module = Wrapped()
    router.push(module)
    #expect(host.silentChanges { module.leaving = .ask } == [])
  }

  @Test func whatIsNotShownChangesNothing() {
    let host = InMemoryHost()
    let router = StackRouter(host: host)
    router.push(TestModule("list"))
    let draft = Draft()
    draft.saysSo = true
    draft.type("Hello")
    router.push(draft)
    draft.text = ""
    router.pop()
    draft.type("Hello")
    #expect(host.names == ["list"])
  }

  private func show(_ page: any Presentable, in place: String, of router: StackRouter) {
    switch place {
    case "sheet": router.present(page)
    case "tab":
      let tabs = TabContainer(host: InMemoryTabHost())
      tabs.add(Self.tab, title: "Tab") { (flow: Flow<Void>) in Shows(flow, page) }
      router.push(tabs)
    default: router.push(page)
    }
  }

  private final class Shows: Coordinator {
    private let flow: Flow<Void>
    private let page: any Presentable

    init(_ flow: Flow<Void>, _ page: any Presentable) { (self.flow, self.page) = (flow, page) }
    func start() { flow.push(page) }
  }
}
