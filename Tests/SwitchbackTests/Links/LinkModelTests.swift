import Foundation
import Switchback
import SwitchbackTesting
import Testing

/// The router keeps of what it shows exactly what the model does.
///
/// `SWITCHBACK_FUZZ_STEPS` sets how many steps are walked at random, `SWITCHBACK_FUZZ_SEED` from which seed.
@MainActor
@Suite(.waitsForRelease)
struct LinkModelTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route

  private static let links =
    LinkLawsTests.links + [
      DeepLink(Main.library, Main.settings), DeepLink(Books.book("b")),
      DeepLink(Main.home, Main.library, Books.list),
      DeepLink(Main.tabs, Main.first, Books.book("z")),
    ]

  private static func isClosed(_ route: AnyRoute) -> Bool {
    if case .book("z") = route.value as? Books { true } else { false }
  }

  /// Opens a link, and compares what stays.
  ///
  /// - Returns: How many modules were there.
  @discardableResult
  private func open(_ link: DeepLink, _ story: LinkStory, after word: [String]) -> Int {
    let before = story.router.snapshot()
    let model = LinkModel(link, from: before, where: Self.isClosed)
    let shown = serials(before.items)
    let ticket = story.router.open(link)
    let left = serials(story.router.snapshot().items)
    guard let staying = model.staying else { return shown.count }
    let isSame = shown.intersection(left) == staying
    #expect(
      isSame,
      "\(word) \(link.routes.map(\.value)): \(ticket.steps), stays \(staying)\n\(before)")
    return shown.count
  }

  private func serials(_ items: [NavigationSnapshot.Item]) -> Set<Int> {
    items.reduce(into: []) { all, item in
      switch item {
      case .flow(let flow): all.formUnion(serials(flow.items))
      case .module(let module):
        all.insert(module.id.serial)
        for tab in module.tabs { all.formUnion(serials(tab.items)) }
      }
    }
  }

  @Test func everyLinkFromEveryStateThatTwoThingsLeadTo() {
    for first in 0...Self.links.count {
      for second in 0...Self.links.count {
        for link in Self.links {
          let story = LinkStory()
          story.facts.tabsHaveRoutes = !(first + second).isMultiple(of: 3)
          let word = [first, second].map { $0 == Self.links.count ? "back" : "\($0)" }
          for number in [first, second] {
            if number == Self.links.count {
              story.host.front.back()
            } else {
              open(Self.links[number], story, after: [])
            }
          }
          open(link, story, after: word)
        }
      }
    }
  }

  @Test func linksAndOtherThingsAtRandom() throws {
    let environment = ProcessInfo.processInfo.environment
    let steps = environment["SWITCHBACK_FUZZ_STEPS"].flatMap { Int($0) } ?? 720
    let seed = environment["SWITCHBACK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 7
    var random = FuzzRandom(seed: seed)
    var most = 0
    for _ in 0..<max(1, steps / 12) {
      let story = LinkStory()
      story.facts.tabsHaveRoutes = random.chance(2)
      var word: [String] = []
      for _ in 0..<12 {
        switch random.below(8) {
        case 0: story.host.front.back()
        case 1: story.router.push(TestModule("other"))
        case 2: story.host.topTabs?.tap(TabID(random.chance(2) ? "first" : "second"))
        default:
          let link = link(&random)
          most = max(most, open(link, story, after: word))
          word.append("\(link.routes.map(\.value))")
        }
        if story.router.modules.isEmpty { break }
      }
    }
    printFigures("links: \(steps) steps from seed \(seed), at most \(most) modules")
    #expect(most > 6, "the walks must get somewhere")
  }

  private func link(_ random: inout FuzzRandom) -> DeepLink {
    var routes: [AnyRoute] = []
    let outer: [Main] = [.home, .library, .settings, .pair, .tabs, .first, .second]
    for _ in 0..<random.below(3) { routes.append(AnyRoute(outer[random.below(outer.count)])) }
    let books: [Books] = [.list, .book("a"), .book("b"), .book("z"), .reader("a")]
    for _ in 0..<random.below(3) { routes.append(AnyRoute(books[random.below(books.count)])) }
    if random.chance(3) { routes.append(AnyRoute(Reader.Route.page(random.below(2)))) }
    if routes.isEmpty { routes = [AnyRoute(Main.home)] }
    return DeepLink(routes: routes, isOnTop: random.chance(6))
  }
}
