import Switchback
import SwitchbackTesting
import Testing

/// What events tell of links: that one is opened, and how following it ended.
@MainActor
@Suite(.waitsForRelease)
struct LinkEventTests {
  let story = LinkStory()
  let log = NavigationEventTests.Log()

  init() { story.router.observe(log.take) }

  private typealias Route = Shell.Route

  private func name(_ route: Route) -> [RouteName] { [RouteName(route)] }

  @Test func aLinkIsOpenedBeforeAnythingComesOfIt() {
    let line = #line + 1
    story.router.open(DeepLink(Route.pair))
    let kinds = log.events.map(\.kind)
    #expect(kinds.first == .opened(name(.pair)))
    #expect(kinds.last == .followed(name(.pair), .arrived))
    #expect(kinds.count > 2)
    #expect([log.events.first, log.events.last].map(\.?.source?.line) == [line, line])
    #expect(log.whats.first?.hasSuffix("Shell.pair] opened [home#1]") == true)
    story.router.close()
  }

  @Test func whatIsOpenedInPlaceOfAnotherComesBeforeTheEndOfThat() async {
    story.facts.isSignedIn = false
    story.router.open(DeepLink(Route.settings))
    story.router.open(DeepLink(Route.pair))
    let kinds = log.events.map(\.kind)
    let opened = kinds.firstIndex(of: .opened(name(.pair)))
    let ended = kinds.firstIndex(of: .followed(name(.settings), .superseded))
    #expect(kinds.first == .opened(name(.settings)))
    #expect(opened.flatMap { opened in ended.map { opened < $0 } } == true)
    story.router.close()
    #expect(log.events.map(\.kind).contains(.followed(name(.pair), .routerGone)))
  }

  @Test func theLinkUnderWayOpenedOnceMoreIsToldOnce() {
    story.facts.isSignedIn = false
    for _ in 0..<2 { story.router.open(DeepLink(Route.settings)) }
    #expect(log.events.count { $0.kind == .opened(name(.settings)) } == 1)
    story.router.close()
  }

  @Test func theUserIsAskedInBetween() async throws {
    story.facts.asksForSettings = true
    story.router.open(DeepLink(Route.settings, from: .outside))
    await until { story.host.question != nil }
    try story.host.answer(nil)
    let isOfInterest: (NavigationEvent.Kind) -> Bool = {
      switch $0 {
      case .opened, .followed, .questionAsked, .questionEnded, .questionWithdrawn: true
      default: false
      }
    }
    #expect(
      log.events.map(\.kind).filter(isOfInterest) == [
        .opened(name(.settings)), .questionAsked(choices: 1), .questionEnded(choice: nil),
        .followed(name(.settings), .declined(RouteName(Route.settings))),
      ])
    story.router.close()
  }

  @Test func aModuleThatMindsIsAskedForTheLink() {
    let module = GuardedModule("form", leaving: .ask)
    story.router.push(module)
    let count = log.events.count
    let line = #line + 1
    story.router.open(DeepLink(Route.home))
    module.stay()
    let told = log.events.dropFirst(count)
    let id = ModuleID(2, "form")
    #expect(
      told.map(\.kind) == [
        .opened(name(.home)), .leaveAsked(id, by: nil), .leaveRefused(id, by: nil),
        .followed(name(.home), .leaveRefused(id)),
      ])
    #expect(told.map(\.source?.line) == [line, line, line, line])
    story.router.close()
  }

  @Test func whatIsNotFollowedIsNotOpened() {
    var flow: Flow<Void>?
    story.router.start(.modal) { made in
      flow = made
      return Script(made) { $0.push(TestModule("over")) }
    }
    flow?.finish()
    let count = log.events.count
    #expect(flow?.open(DeepLink(Route.home)).outcome == .flowEnded)
    let kinds = log.events.dropFirst(count).map(\.kind)
    #expect(kinds.count == 1, "the mistake alone is told")
    #expect(!kinds.contains(.opened(name(.home))))
    story.router.close()
  }
}
