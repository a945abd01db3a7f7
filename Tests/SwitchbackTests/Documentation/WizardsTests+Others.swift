import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension WizardsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var others: [String: Tale] {
    [
      "If a page computes its title when it is drawn, the title follows later changes to the draft.":
        {
          let wizard = WizardStory()
          let address: AddressPage = try wizard.top()
          #expect(address.title == "Step 1 of 3")
          try wizard.fillIn(isGift: true, upTo: "AccountPage")
          #expect(try wizard.top(AccountPage.self).title == "Step 3 of 4")
          #expect(address.title == "Step 1 of 4")
        },
      "For a progress bar beside the pages, call `observe` on the wizard's flow. The observer gets an event for every page that comes or goes.":
        {
          let wizard = WizardStory()
          var bar: [Int] = []
          wizard.flow?.observe { [weak flow = wizard.flow] event in
            switch event.kind {
            case .shown, .removed: bar.append(flow?.modules.count ?? 0)
            default: break
            }
          }
          wizard.story.router.push(TestModule("not of the wizard"))
          wizard.story.router.pop()
          try wizard.fillIn()
          wizard.host.back()
          #expect(bar == [2, 3, 4, 3])
        },
      "A step that finishes is gone when the next step appears. Going back then leads to the step before the finished one.":
        {
          try BankStory().whatFinishesIsNotGoneBackTo()
        },
      "To end a step's flow when the step reports, cancel the ticket that `start` returned.":
        {
          let story = Story()
          story.push("settings")
          let draft = Draft()
          let ticket = story.router.start { PaymentCoordinator(flow: $0, draft: draft) }
          story.router.handle(StepDone.self, with: story) { story, _ in
            story.note("changed")
            ticket.cancel()
          }
          try story.host.top(as: MethodPage.self).choose("card")
          try story.host.top(as: AccountPage.self).next("42")
          #expect(story.told == ["changed"])
          #expect(story.host.names == ["settings"])
          #expect(draft.account == "42")
        },
    ]
  }
}

/// A wizard one of whose steps is over when it is done.
@MainActor
private struct BankStory {
  private typealias Step = WizardsTests.Step

  private final class BankCoordinator: Coordinator {
    let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(TestModule("bank")) }
  }

  private final class BankWizard: Coordinator {
    let flow: Flow<Void>
    private(set) weak var bank: BankCoordinator?
    init(flow: Flow<Void>) { self.flow = flow }

    func start() { show(.payment) }

    func confirm() {
      flow.start(.modal, for: self) {
        BankCoordinator(flow: $0)
      } onEnd: { me, end in
        if end.output != nil { me.show(.review) }
      }
    }

    private func show(_ step: Step) { flow.push(TestModule("\(step)")) }
  }

  func whatFinishesIsNotGoneBackTo() throws {
    let host = InMemoryHost()
    let router = MockRouter(host: host)
    router.push(TestModule("shop"))
    router.start { BankWizard(flow: $0) }
    let wizard = try #require(router.dependencies.coordinators.first as? BankWizard)
    wizard.confirm()
    #expect(host.allNames == [["shop", "payment"], ["bank"]])
    let bank = try #require(wizard.flow.dependencies.coordinators.first as? BankCoordinator)
    bank.flow.finish()
    #expect(host.allNames == [["shop", "payment", "review"]])
    host.back()
    #expect(host.allNames == [["shop", "payment"]])
    wizard.confirm()
    host.front.pullDown()
    #expect(host.allNames == [["shop", "payment"]])
    try expectCode(of: "Sources/Switchback/Switchback.docc/Wizards.md", blocks: 5..<6)
  }
}
