import Switchback
import SwitchbackTesting
import Testing

/// What "Containers and actions" says of handlers and errors: its code, and a story for each of its sentences.
@MainActor
@Suite(.waitsForRelease)
struct HandlersTests {
  nonisolated private static let page = "Sources/Switchback/Switchback.docc/ContainersAndActions.md"

  struct Failed {
    let message: String
  }

  struct AppError: Error {
    let cause: any Error
    let isWorthATry: Bool
  }

  struct PaymentError: Error {}
  struct NetworkError: Error {}

  final class ListPage: Screen, Presentable {
    private(set) var marks: [String] = []
    func mark(_ message: String) { marks.append(message) }
  }

  /// A flow whose page shows what has failed in it.
  final class ListCoordinator: Coordinator {
    let flow: Flow<Void>
    private(set) weak var list: ListPage?
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.handleOrPassOn(Failed.self, with: self) { me, action in
        me.list?.mark(action.message)  // the page of this flow
        return .passOn  // and the flows around it
      }
      let page = ListPage()
      list = page
      flow.push(page)
    }
  }

  /// A page on which something goes wrong.
  final class FailingPage: Screen, Presentable {
    private let send: ActionSender
    init(send: ActionSender) { self.send = send }

    func fail(with error: any Error) {
      send(AppError(cause: error, isWorthATry: true), from: self)
    }
  }

  /// Shows every error.
  @MainActor
  final class App {
    private(set) var shown: [String] = []

    func begin(_ router: some FlowStarting) {
      router.handle(AppError.self, with: self) { me, error in
        me.show("\(error.cause)", offeringToTryAgain: error.isWorthATry)
      }
    }

    private func show(_ text: String, offeringToTryAgain isTry: Bool) { shown.append(text) }
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 7..<11)
  }

  // MARK: - Its sentences

  typealias Tale = @MainActor () async throws -> Void

  nonisolated static let sentences = SwitchbackTests.sentences(
    of: page, below: ["One handler for each type", "One type for all errors"])

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 6)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }

  // swift-format-ignore: the sentences are longer than a line
  static var tales: [String: Tale] {
    [
      "The router refuses a second handler for a type in the same flow. The first handler stays, and the router reports where your code registered it.":
        {
          let story = Story()
          let flow = story.start("flow", showing: ["a"])
          let line = #line + 1
          flow.handle(Failed.self, with: story) { story, _ in story.note("first") }
          flow.handle(Failed.self, with: story) { story, _ in story.note("second") }
          flow.send(Failed(message: ""))
          #expect(story.told == ["first"])
          #expect(
            story.issues == [.actionHandledAlready(in: flow.id, since: CallSite(line: line))])
        },
      "Parent and child flows can handle the same type. Each flow gets the actions that the flow before it passes on.":
        {
          let router = MockRouter()
          let story = Story()
          router.handle(Failed.self, with: story) { $0.note("router: \($1.message)") }
          router.start { ListCoordinator(flow: $0) }
          let list = try #require(router.dependencies.coordinators.first as? ListCoordinator)
          list.flow.send(Failed(message: "x"))
          #expect(list.list?.marks == ["x"])
          #expect(story.told == ["router: x"])
          #expect(router.issues == [])
        },
      "When the owner of a handler is gone, another handler can take its place.": {
        let story = Story()
        let flow = story.start("flow", showing: ["a"])
        var app: App? = App()
        if let app { flow.handle(Failed.self, with: app) { _, _ in } }
        app = nil
        flow.handle(Failed.self, with: story) { story, _ in story.note("second") }
        flow.send(Failed(message: ""))
        #expect(story.told == ["second"])
        #expect(story.issues == [])
      },
      "A handler for `any Error` or another protocol does not get a `PaymentError`. The router reports that nobody handled the error.":
        {
          let story = Story()
          story.router.handle((any Error).self, with: story) { story, _ in story.note("heard") }
          story.router.send(PaymentError())
          #expect(story.told == [])
          #expect(
            story.issues == [.actionUnhandled("PaymentError", from: nil, asked: "the router")])
        },
      "Errors of several types from several flows reach one handler on the router.": {
        let story = Story()
        let app = App()
        app.begin(story.router)
        for error in [PaymentError(), NetworkError()] as [any Error] {
          let flow = story.start("flow")
          let page = FailingPage(send: flow.sender)
          flow.push(page)
          page.fail(with: error)
        }
        #expect(app.shown == ["PaymentError()", "NetworkError()"])
        #expect(story.issues == [])
      },
      "A flow can handle the errors that it can do something about and pass on the others.":
        {
          let story = Story()
          let app = App()
          app.begin(story.router)
          let flow = story.start("flow")
          flow.handleOrPassOn(AppError.self, with: story) { story, error in
            guard error.cause is NetworkError else { return .passOn }
            story.note("tried again")
            return .handled
          }
          let page = FailingPage(send: flow.sender)
          flow.push(page)
          page.fail(with: NetworkError())
          page.fail(with: PaymentError())
          #expect(story.told == ["tried again"])
          #expect(app.shown == ["PaymentError()"])
        },
    ]
  }
}
