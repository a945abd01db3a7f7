import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension HowAFlowEndsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var outputs: [String: Tale] {
    [
      "From then on, the router reports `.finished(order)`, even if the user goes back or code removes the page. The same applies if the outer flow, the task or the router ends.":
        {
          for way in FlowOutputTests.Way.allCases {
            FlowOutputTests().whoeverLeavesTheLastPageHasItsOutput(.push, way)
          }
          FlowOutputTests().aFlowInsideHasItsOutputWhenTheOneAroundItFinishes()
          await FlowOutputTests().theTaskThatWasCancelledHasItsOutput()
          await FlowOutputTests().aRouterThatIsLetGoTellsIt()
        },
      "`setOutput` itself notifies nobody and changes nothing on the stack.": {
        let story = Story()
        let flow = story.start("flow", showing: ["a"])
        let count = story.host.commands.count
        flow.setOutput("order")
        #expect(story.told == [])
        #expect(flow.isOpen)
        #expect(story.names == ["a"])
        #expect(story.host.commands.count == count)
      },
      "A later output replaces an earlier one, and the result passed to `finish` replaces both.": {
        FlowOutputTests().theLatestCounts()
        FlowOutputTests().finishHasAnother()
      },
      "`cancel` discards the output, whether the flow or its starter calls `cancel`.": {
        FlowOutputTests().cancelDiscardsIt()
        FlowOutputTests().theStartersCancelDiscardsIt()
      },
      "If a page above the flow refuses a `finish` or `cancel`, the output stays as it was.": {
        FlowOutputTests().aRefusedEndChangesNothingOfIt()
      },
      "A listener gets ``EndCause/finished``, and code that awaits the end gets the output.": {
        FlowOutputTests().aListenerHearsThatItFinishedAndEventsSayByWhatMeans()
        await FlowOutputTests().whoeverAwaitsItHasTheOutput()
      },
      "Modules and events get the actual cause, not `.finished`.": {
        FlowOutputTests().whoeverLeavesTheLastPageHasItsOutput(.push, .back)
        FlowOutputTests().aListenerHearsThatItFinishedAndEventsSayByWhatMeans()
      },
      "After the router has notified the starter, an output comes too late. The router then reports an issue that says how and where the flow ended.":
        {
          FlowOutputTests().whenItsStarterWasToldItIsReported()
        },
      "One event can end both flows. The router reports the end of the inner flow first, and the outer flow can still set its output.":
        {
          let (router, ticket) = purchase(isSilent: false)
          try checkout(of: router).placed(Order(number: 7))
          #expect(router.host.names == ["shop", "offer", "ThankYouPage"])
          router.host.back(toDepth: 1)
          #expect(ticket.result == .finished(Order(number: 7)))
        },
      "A flow that shows nothing itself stays open when a child flow with an output ends, just as it does when a child flow calls `finish`. The outer coordinator decides what comes next.":
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
      "If your app has a name for a failure, the failure finishes the flow in the same way as a success.":
        {
          let all: [Result<Receipt, PaymentError>] = [
            .failure(.declined), .failure(.limitExceeded(by: 5)), .success(Receipt()),
          ]
          let lines = try all.flatMap { try said($0) }
          #expect(lines == ["another card?", "5 too much", "paid"])
        },
      "`.cancelled` remains for ends that your app has no name for.": {
        let lines = try said(nil)
        #expect(lines == [])
      },
      "Code that awaits the end can use the same switch, or call `get()` on the result with `try`.":
        {
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
      "A listener gets `.finished` for a success and for a failure. To tell success from failure, use `onEnd` or await the end.":
        {
          for answer in [Result.success(Receipt()), .failure(PaymentError.declined)] {
            let router = MockRouter()
            let listener = RecordingFlowListener()
            router.start(listener: listener) { PayCoordinator(flow: $0) }
            try router.host.top(as: CardPage.self).onAnswer(answer)
            #expect(listener.ends.map(\.cause) == [.finished])
          }
        },
      "An output that you set at the start is the answer for every way of leaving the flow.":
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
      "An answer passed to `finish` replaces that output.": {
        let (router, ticket) = signIn()
        try router.host.top(as: SignInPage.self).onAnswer(.lockedOut(minutes: 5))
        #expect(ticket.result == .finished(.lockedOut(minutes: 5)))
      },
      "`cancel` still means that there is no answer at all.": {
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
