import Switchback
import SwitchbackTesting
import Testing

/// The page "Common requests": its lines, compiled and run as they stand there, and a story for each of its
/// sentences.
@MainActor
@Suite(.waitsForRelease)
struct CommonRequestsTests {
  nonisolated private static let page = "Sources/Switchback/Switchback.docc/CommonRequests.md"

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 0..<5)
  }

  typealias Tale = @MainActor () async throws -> Void

  nonisolated static let sentences = SwitchbackTests.sentences(of: page)

  static var tales: [String: Tale] { popping.merging(ordering) { $1 }.merging(dismissing) { $1 } }

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 17)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }
}

/// A list; then a flow with two pages and, inside of it, one with two more: what the lines are asked of.
@MainActor
final class RequestStory {
  /// A page with a number, which may mind being left.
  final class ProductPage: Screen, LeaveGuard {
    let id: Int
    var name: String { "p\(id)" }
    var leaving = LeavePolicy.allowed
    private(set) var asked = 0
    init(_ id: Int) { self.id = id }
    func askToLeave(_ attempt: LeaveAttempt) { asked += 1 }
  }

  let story = Story()
  private(set) var pages: [ProductPage] = []
  let flow: Flow<String>
  private(set) var inner: Flow<String>

  init() {
    story.push("list")
    flow = story.start("flow")
    inner = flow
    show(on: flow)
    show(on: flow)
    inner = story.start("inner", in: flow)
    show(on: inner)
    show(on: inner)
  }

  var host: InMemoryHost { story.host }
  var names: [String] { story.names }
  var told: [String] { story.told }
  var asked: [Int] { pages.map(\.asked) }

  private func show(on flow: Flow<String>) {
    let page = ProductPage(pages.count + 5)
    pages.append(page)
    flow.push(page)
    story.observe(page)
  }

  /// Presents two sheets, one over the other.
  func presentTwo() {
    for name in ["s", "t"] { story.start("sheet \(name)", .modal, in: flow, showing: [name]) }
  }

  // MARK: - The lines

  /// Goes to the page that shows product 6.
  func popToProduct() {
    if let page = flow.modules.last(where: {
      ($0 as? ProductPage)?.id == 6
    }) {
      flow.pop(to: page)
    }
  }

  @discardableResult
  func remove(_ page: ProductPage) -> NavigationTicket {
    flow.setStack(flow.modules.filter { $0 !== page })
  }

  @discardableResult
  func bringToFront(_ page: ProductPage) -> NavigationTicket {
    flow.setStack(flow.modules.filter { $0 !== page } + [page])
  }

  @discardableResult
  func dismissAll(above home: any Presentable) -> NavigationTicket {
    let router = story.router
    return router.pop(to: home)
  }

  func showHelp() {
    let (router, help) = (story.router, TestModule("help"))
    router.batch([.popToRoot, .push(help)])
  }
}
