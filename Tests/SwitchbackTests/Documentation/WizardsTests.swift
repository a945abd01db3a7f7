import Switchback
import SwitchbackTesting
import Testing

/// The page "Wizards": its code, compiled and run as it stands there, and a story for each of its sentences.
@MainActor
@Suite(.waitsForRelease)
struct WizardsTests {
  nonisolated private static let page = "Sources/Switchback/Switchback.docc/Wizards.md"

  enum Step: CaseIterable {
    case address, giftCard, payment, review
  }

  @MainActor
  final class Draft {
    var address = ""
    var isGift = false
    var words = ""
    var method = ""
    var account = ""

    /// The steps to do, as far as they are known.
    var steps: [Step] {
      Step.allCases.filter { $0 != .giftCard || isGift }
    }

    func title(of step: Step) -> String {
      let number = (steps.firstIndex(of: step) ?? 0) + 1
      return "Step \(number) of \(steps.count)"
    }
  }

  struct StepDone {
    let step: Step
  }

  struct CancelChosen {}

  struct MethodChosen {
    let method: String
  }

  struct Order: Equatable {
    let address: String
    let words: String
    let account: String

    @MainActor
    init(_ draft: Draft) {
      (address, words, account) = (draft.address, draft.words, draft.account)
    }
  }

  // MARK: - Pages

  final class AddressPage: Screen, Presentable {
    let draft: Draft
    private let send: ActionSender
    init(_ draft: Draft, send: ActionSender) {
      (self.draft, self.send) = (draft, send)
    }

    var title: String { draft.title(of: .address) }

    func next(address: String, isGift: Bool = false) {
      (draft.address, draft.isGift) = (address, isGift)
      send(StepDone(step: .address), from: self)
    }

    func cancel() { send(CancelChosen(), from: self) }
  }

  final class GiftCardPage: Screen, Presentable {
    let draft: Draft
    private let send: ActionSender
    init(_ draft: Draft, send: ActionSender) {
      (self.draft, self.send) = (draft, send)
    }

    func next(_ words: String) {
      draft.words = words
      skip()
    }

    func skip() { send(StepDone(step: .giftCard), from: self) }
  }

  final class MethodPage: Screen, Presentable {
    let draft: Draft
    private let send: ActionSender
    init(_ draft: Draft, send: ActionSender) {
      (self.draft, self.send) = (draft, send)
    }

    func choose(_ method: String) { send(MethodChosen(method: method), from: self) }
  }

  final class AccountPage: Screen, LeaveGuard {
    let draft: Draft
    var leaving = LeavePolicy.allowed
    private(set) var asked = 0
    private let send: ActionSender
    init(_ draft: Draft, send: ActionSender) {
      (self.draft, self.send) = (draft, send)
    }

    var title: String { draft.title(of: .payment) }

    func next(_ account: String) {
      draft.account = account
      send(StepDone(step: .payment), from: self)
    }

    func cancel() { send(CancelChosen(), from: self) }

    func askToLeave(_ attempt: LeaveAttempt) { asked += 1 }
  }

  final class ReviewPage: Screen, LeaveGuard {
    let draft: Draft
    var isPlacing = false
    private let send: ActionSender
    init(_ draft: Draft, send: ActionSender) {
      (self.draft, self.send) = (draft, send)
    }

    var leaving: LeavePolicy { isPlacing ? .refused : .allowed }

    func confirm() { send(StepDone(step: .review), from: self) }
  }

  final class ThankYouPage: Screen, Presentable {
    let onClose: @MainActor () -> Void
    init(onClose: @escaping @MainActor () -> Void) { self.onClose = onClose }
  }

  // MARK: - Coordinators

  final class PaymentCoordinator: Coordinator {
    private let flow: Flow<Never>
    private let draft: Draft
    init(flow: Flow<Never>, draft: Draft) {
      (self.flow, self.draft) = (flow, draft)
    }

    func start() {
      flow.handle(MethodChosen.self, with: self) { me, action in
        me.draft.method = action.method
        me.flow.push(
          AccountPage(me.draft, send: me.flow.sender),
          intent: "account")
      }
      flow.push(MethodPage(draft, send: flow.sender))
    }
  }

  final class CheckoutCoordinator: Coordinator {
    private let flow: Flow<Order>
    private let draft = Draft()
    init(flow: Flow<Order>) { self.flow = flow }

    func start() {
      flow.handle(StepDone.self, with: self) { me, done in
        me.goOn(after: done.step)
      }
      flow.handle(CancelChosen.self, with: self) { me, _ in
        me.flow.cancel()
      }
      show(.address)
    }

    private func goOn(after step: Step) {
      let next = draft.steps.drop { $0 != step }.dropFirst().first
      if let next { show(next) } else { placeOrder() }
    }

    private func show(_ step: Step) {
      switch step {
      case .address:
        flow.push(AddressPage(draft, send: flow.sender))
      case .giftCard:
        flow.push(
          GiftCardPage(draft, send: flow.sender),
          intent: "gift card")
      case .review:
        flow.push(
          ReviewPage(draft, send: flow.sender),
          intent: "review")
      case .payment:
        flow.start(intent: "payment") { [draft] in
          PaymentCoordinator(flow: $0, draft: draft)
        }
      }
    }

    private func placeOrder() {
      let order = Order(draft)
      flow.setOutput(order)
      flow.setRoot(ThankYouPage { [flow] in flow.finish(order) })
    }
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 0..<5)
  }

  // MARK: - Its sentences

  typealias Tale = @MainActor () async throws -> Void

  nonisolated static let sentences = SwitchbackTests.sentences(of: page)

  static var tales: [String: Tale] { steps.merging(ends) { $1 }.merging(others) { $1 } }

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 23)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }
}

/// Somebody who goes through the wizard.
@MainActor
final class WizardStory {
  typealias Page = WizardsTests

  let story = Story()
  let tabs = TabContainer(host: InMemoryTabHost())
  private(set) var ends: [FlowEnd<WizardsTests.Order>] = []
  private(set) weak var flow: Flow<WizardsTests.Order>?

  /// Where a wizard may be started.
  enum Place: CaseIterable { case pushed, presented, root, tab }

  init(_ place: Place = .pushed) {
    story.router.push(TestModule("shop"))
    switch place {
    case .pushed: story.router.start(.push, for: self, make) { $0.ends.append($1) }
    case .presented: story.router.start(.modal, for: self, make) { $0.ends.append($1) }
    case .root: story.router.start(.root, for: self, make) { $0.ends.append($1) }
    case .tab:
      tabs.add(.a, title: "A", for: self, make) { $0.ends.append($1) }
      story.router.setRoot(tabs)
    }
  }

  private var make: @MainActor (Flow<WizardsTests.Order>) -> any Coordinator {
    { [weak self] flow in
      self?.flow = flow
      return WizardsTests.CheckoutCoordinator(flow: flow)
    }
  }

  var host: InMemoryHost { story.host.front }
  var names: [String] { host.names.filter { $0 != "shop" } }
  var order: WizardsTests.Order? { ends.first?.output }

  func top<Page>(_ type: Page.Type = Page.self) throws -> Page { try host.top(as: type) }

  func fillIn(isGift: Bool = false, upTo last: String = "ReviewPage") throws {
    try top(Page.AddressPage.self).next(address: "Elm 1", isGift: isGift)
    if names.last == last { return }
    if isGift { try top(Page.GiftCardPage.self).next("Hi") }
    if names.last == last { return }
    try top(Page.MethodPage.self).choose("card")
    if names.last == last { return }
    try top(Page.AccountPage.self).next("42")
  }
}
