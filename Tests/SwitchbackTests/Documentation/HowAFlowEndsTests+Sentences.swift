import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension HowAFlowEndsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var outputs: [String: Tale] {
    [
      "From then on the user's back, a pop, a new root, the end of the flow around it, a task that is cancelled and a router that goes are told as `.finished(order)`.":
        {
          for way in FlowOutputTests.Way.allCases {
            FlowOutputTests().whoeverLeavesTheLastPageHasItsOutput(.push, way)
          }
          FlowOutputTests().aFlowInsideHasItsOutputWhenTheOneAroundItFinishes()
          await FlowOutputTests().theTaskThatWasCancelledHasItsOutput()
          await FlowOutputTests().aRouterThatIsLetGoTellsIt()
        },
      "Until then nobody is told, and nothing changes on the stack.": {
        let story = Story()
        let flow = story.start("flow", showing: ["a"])
        let count = story.host.commands.count
        flow.setOutput("order")
        #expect(story.told == [])
        #expect(flow.isOpen)
        #expect(story.names == ["a"])
        #expect(story.host.commands.count == count)
      },
      "The latest output counts, and one that is given to `finish` counts more.": {
        FlowOutputTests().theLatestCounts()
        FlowOutputTests().finishHasAnother()
      },
      "`cancel` discards it, whether the flow calls it or whoever started it.": {
        FlowOutputTests().cancelDiscardsIt()
        FlowOutputTests().theStartersCancelDiscardsIt()
      },
      "A `finish` or `cancel` that a page above refuses leaves it as it was.": {
        FlowOutputTests().aRefusedEndChangesNothingOfIt()
      },
      "A listener hears ``EndCause/finished``, and so does whoever awaits the end.": {
        FlowOutputTests().aListenerHearsThatItFinishedAndEventsSayByWhatMeans()
        await FlowOutputTests().whoeverAwaitsItHasTheOutput()
      },
      "Modules and events are told by what means the flow was left.": {
        FlowOutputTests().whoeverLeavesTheLastPageHasItsOutput(.push, .back)
        FlowOutputTests().aListenerHearsThatItFinishedAndEventsSayByWhatMeans()
      },
      "An output that is set after the starter was told is reported, with how and where the flow had ended.":
        {
          FlowOutputTests().whenItsStarterWasToldItIsReported()
        },
      "One event may take both flows: the inner end is told first, and the outer flow may still set its output.":
        {
          let (router, ticket) = purchase(isSilent: false)
          try checkout(of: router).placed(Order(number: 7))
          #expect(router.host.names == ["shop", "offer", "ThankYouPage"])
          router.host.back(toDepth: 1)
          #expect(ticket.result == .finished(Order(number: 7)))
        },
      "A flow that shows nothing itself goes on after such a child, as after one that called `finish`: its coordinator decides what comes next.":
        {
          let (router, ticket) = purchase(isSilent: true)
          try checkout(of: router).placed(Order(number: 7))
          router.host.back()
          #expect(ticket.result == nil)
          let purchase = router.dependencies.coordinators.first as? PurchaseCoordinator
          purchase?.flow.cancel()
          #expect(ticket.result == .cancelled(.cancelled))
        },
    ]
  }

  private static func purchase(isSilent: Bool) -> (MockRouter, FlowTicket<Order>) {
    let router = MockRouter()
    router.push(TestModule("shop"))
    let ticket = router.start { PurchaseCoordinator(flow: $0, isSilent: isSilent) }
    return (router, ticket)
  }

  private static func checkout(of router: MockRouter) throws -> CheckoutCoordinator {
    let purchase = try #require(router.dependencies.coordinators.first as? PurchaseCoordinator)
    return try #require(purchase.flow.dependencies.coordinators.first as? CheckoutCoordinator)
  }

  // swift-format-ignore: the sentences are longer than a line
  static var words: [String: Tale] {
    [
      "A failure that the app knows of finishes the flow, with all that finishing does.": {
        let all: [Result<Receipt, PaymentError>] = [
          .failure(.declined), .failure(.limitExceeded(by: 5)), .success(Receipt()),
        ]
        let lines = try all.flatMap { try said($0) }
        #expect(lines == ["another card?", "5 too much", "paid"])
      },
      "`cancelled` is left to what the app has no word for.": {
        let lines = try said(nil)
        #expect(lines == [])
      },
      "Whoever awaits the end has the same switch, or `try` with the `get` of the result.": {
        let router = MockRouter()
        router.push(TestModule("shop"))
        let ticket = router.start { PayCoordinator(flow: $0) }
        try router.host.top(as: CardPage.self).onAnswer(.failure(.declined))
        switch await ticket.end {
        case .finished(.failure(let error)): #expect(error == .declined)
        case .finished(.success), .cancelled: Issue.record("it was declined")
        }
        let end = await ticket.end
        #expect(throws: PaymentError.declined) { try end.output?.get() }
      },
      "A listener hears `finished` for a success and for a failure, so who must know which takes `onEnd` or awaits.":
        {
          for answer in [Result.success(Receipt()), .failure(PaymentError.declined)] {
            let router = MockRouter()
            let listener = RecordingFlowListener()
            router.start(listener: listener) { PayCoordinator(flow: $0) }
            try router.host.top(as: CardPage.self).onAnswer(answer)
            #expect(listener.ends.map(\.cause) == [.finished])
          }
        },
      "An output that is set at the start is what leaving means in the domain, by whatever means.":
        {
          for way in 0..<3 {
            let (router, ticket) = signIn()
            switch way {
            case 0: router.host.back()
            case 1: router.popToRoot()
            default: router.close()
            }
            #expect(ticket.result == .finished(.skipped))
          }
        },
      "An answer that is given by `finish` takes its place.": {
        let (router, ticket) = signIn()
        try router.host.top(as: SignInPage.self).onAnswer(.lockedOut(minutes: 5))
        #expect(ticket.result == .finished(.lockedOut(minutes: 5)))
      },
      "`cancel` still says that there is no answer at all.": {
        let (_, ticket) = signIn()
        ticket.cancel()
        #expect(ticket.result == .cancelled(.cancelled))
      },
    ]
  }

  private static func signIn() -> (MockRouter, FlowTicket<SignIn>) {
    let router = MockRouter()
    router.push(TestModule("welcome"))
    return (router, router.start { SignInCoordinator(flow: $0) })
  }

  /// What the shop says to an answer, or to a user who pulls the sheet down.
  private static func said(_ answer: Result<Receipt, PaymentError>?) throws -> [String] {
    let router = MockRouter()
    router.start { ShopCoordinator(flow: $0) }
    let shop = try #require(router.dependencies.coordinators.first as? ShopCoordinator)
    shop.pay()
    if let answer {
      try router.host.front.top(as: CardPage.self).onAnswer(answer)
    } else {
      router.host.front.pullDown()
    }
    #expect(router.host.presented == nil)
    return shop.said
  }
}
