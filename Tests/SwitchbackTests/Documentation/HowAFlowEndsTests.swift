import Switchback
import SwitchbackTesting
import Testing

/// The page "How a flow ends": its code, compiled and run as it stands there, and a story for each of its
/// sentences.
@MainActor
@Suite(.waitsForRelease)
struct HowAFlowEndsTests {
  nonisolated private static let page = "Sources/Switchback/Switchback.docc/HowAFlowEnds.md"

  // MARK: - An order

  struct Order: Equatable {
    var number = 1
  }

  final class ThankYouPage: Screen, Presentable {}

  final class CheckoutCoordinator: Coordinator {
    let flow: Flow<Order>
    init(flow: Flow<Order>) { self.flow = flow }

    func start() { flow.push(TestModule("form")) }

    func placed(_ order: Order) {
      flow.setOutput(order)
      flow.setRoot(ThankYouPage())
    }
  }

  final class PurchaseCoordinator: Coordinator {
    let flow: Flow<Order>
    let isSilent: Bool
    init(flow: Flow<Order>, isSilent: Bool) { (self.flow, self.isSilent) = (flow, isSilent) }

    func start() {
      if !isSilent { flow.push(TestModule("offer")) }
      flow.start(for: self) {
        CheckoutCoordinator(flow: $0)
      } onEnd: { me, end in
        if let order = end.output { me.flow.setOutput(order) }
      }
    }
  }

  // MARK: - A payment

  struct Receipt: Equatable {}

  final class CardPage: Screen, Presentable {
    let onAnswer: @MainActor (Result<Receipt, PaymentError>) -> Void
    init(onAnswer: @escaping @MainActor (Result<Receipt, PaymentError>) -> Void) {
      self.onAnswer = onAnswer
    }
  }

  enum PaymentError: Error, Equatable {
    case declined
    case limitExceeded(by: Int)
  }

  final class PayCoordinator: Coordinator {
    private let flow: Flow<Result<Receipt, PaymentError>>
    init(flow: Flow<Result<Receipt, PaymentError>>) { self.flow = flow }

    func start() {
      flow.push(CardPage { [flow] answer in flow.finish(answer) })
    }
  }

  final class ShopCoordinator: Coordinator {
    private let flow: Flow<Void>
    private(set) var said: [String] = []
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(TestModule("shop")) }

    func pay() {
      flow.start(.modal, for: self) {
        PayCoordinator(flow: $0)
      } onEnd: { me, end in
        switch end {
        case .finished(.success(let receipt)): me.show(receipt)
        case .finished(.failure(.declined)): me.offerAnotherCard()
        case .finished(.failure(.limitExceeded(let amount))):
          me.say("\(amount) too much")
        case .cancelled: break  // the flow was left: nothing was paid
        }
      }
    }

    private func show(_ receipt: Receipt) { say("paid") }
    private func offerAnotherCard() { say("another card?") }
    private func say(_ text: String) { said.append(text) }
  }

  // MARK: - Signing in

  final class SignInPage: Screen, Presentable {
    let onAnswer: @MainActor (SignIn) -> Void
    init(onAnswer: @escaping @MainActor (SignIn) -> Void) { self.onAnswer = onAnswer }
  }

  enum SignIn: Equatable {
    case signedIn(as: String)
    case skipped
    case lockedOut(minutes: Int)
  }

  final class SignInCoordinator: Coordinator {
    private let flow: Flow<SignIn>
    init(flow: Flow<SignIn>) { self.flow = flow }

    func start() {
      flow.setOutput(.skipped)  // a user who goes back has skipped it
      flow.push(SignInPage { [flow] answer in flow.finish(answer) })
    }
  }

  // MARK: - An offer

  final class OfferPage: Screen, Presentable {
    var onCancel: @MainActor () -> Void = {}
    var onIdle: @MainActor () -> Void = {}
  }

  final class OfferCoordinator: Coordinator {
    private let flow: Flow<Order>
    init(flow: Flow<Order>) { self.flow = flow }

    func start() {
      let page = OfferPage()
      page.onCancel = { [flow] in flow.cancel() }
      page.onIdle = { [flow] in flow.cancel(because: .idle) }
      flow.push(page)
    }
  }

  final class StreetCoordinator: Coordinator {
    private let flow: Flow<Void>
    private(set) var said: [String] = []
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { flow.push(TestModule("street")) }

    func offer() {
      flow.start(.modal, for: self) {
        OfferCoordinator(flow: $0)
      } onEnd: { me, end in
        switch end {
        case .finished(let order): me.confirm(order)
        case .cancelled(.cancelled(because: .idle)):
          me.say("The offer has expired.")
        case .cancelled: break
        }
      }
    }

    private func confirm(_ order: Order) { say("ordered") }
    private func say(_ text: String) { said.append(text) }
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: Self.page, blocks: 0..<8)
  }

  // MARK: - Its sentences

  typealias Tale = @MainActor () async throws -> Void

  nonisolated static let sentences = SwitchbackTests.sentences(of: page)

  static var tales: [String: Tale] { outputs.merging(words) { $1 }.merging(reasons) { $1 } }

  @Test(arguments: sentences)
  func eachSentenceIsTrue(sentence: String) async throws {
    let tale = try #require(Self.tales[sentence], "no story shows: \(sentence)")
    try await tale()
  }

  @Test func everyStoryIsOfASentenceOnThePage() {
    #expect(Self.sentences.count == 21)
    #expect(Set(Self.tales.keys).subtracting(Self.sentences) == [])
  }
}

// The page declares it on its own.
extension CancelReason {
  static let idle: CancelReason = "idle"
}
