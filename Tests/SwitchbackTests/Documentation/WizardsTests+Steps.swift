import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension WizardsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var steps: [String: Tale] {
    [
      "A step that is done stays, and the next one comes above it, after all its pages.": {
        let wizard = WizardStory()
        try wizard.fillIn(isGift: true)
        let all = ["AddressPage", "GiftCardPage", "MethodPage", "AccountPage", "ReviewPage"]
        #expect(wizard.names == all)
        #expect(wizard.story.issues == [])
      },
      "Going back from a step leads to the last page of the one before, which may report again.": {
        let wizard = WizardStory()
        try wizard.fillIn()
        wizard.host.back()
        let account: AccountPage = try wizard.top()
        account.next("43")
        #expect(wizard.names == ["AddressPage", "MethodPage", "AccountPage", "ReviewPage"])
        #expect(try wizard.top(ReviewPage.self).draft.account == "43")
        wizard.host.back()
        #expect(try wizard.top(AccountPage.self) === account, "it never left")
      },
      "Within a step that is a flow, going back leads from page to page, and from its first page to the step before.":
        {
          let wizard = WizardStory()
          try wizard.fillIn()
          var seen: [String] = []
          for _ in 0..<3 {
            wizard.host.back()
            seen += wizard.names.suffix(1)
          }
          #expect(seen == ["AccountPage", "MethodPage", "AddressPage"])
          #expect(wizard.flow?.isOpen == true)
        },
      "A step that was left is made anew when it comes again, and shows what is in the draft.": {
        let wizard = WizardStory()
        try wizard.fillIn(upTo: "AccountPage")
        try wizard.top(AccountPage.self).draft.account = "half"
        wizard.host.back()
        wizard.host.back()
        try wizard.top(AddressPage.self).next(address: "Oak 2")
        #expect(wizard.names == ["AddressPage", "MethodPage"], "from its first page")
        try wizard.top(MethodPage.self).choose("card")
        #expect(try wizard.top(AccountPage.self).draft.account == "half")
      },
      "A second tap on the same button shows the next step once, as the `intent` says.": {
        let wizard = WizardStory()
        wizard.story.host.completion = .whenTold
        @MainActor func twice(_ tap: () throws -> Void) rethrows {
          try tap()
          try tap()
          wizard.story.host.completeTransition()
          try tap()
        }
        let address: AddressPage = try wizard.top()
        twice { address.next(address: "Elm 1", isGift: true) }
        let card: GiftCardPage = try wizard.top()
        twice { card.next("Hi") }
        let method: MethodPage = try wizard.top()
        twice { method.choose("card") }
        let account: AccountPage = try wizard.top()
        twice { account.next("42") }
        let all = ["AddressPage", "GiftCardPage", "MethodPage", "AccountPage", "ReviewPage"]
        #expect(wizard.names == all)
        #expect(wizard.story.issues == [])
      },
      "Going back from the first step ends the wizard, and whoever started it is told once.": {
        let wizard = WizardStory()
        try wizard.fillIn()
        for _ in 0..<4 { wizard.host.back() }
        #expect(wizard.ends == [.cancelled(.systemBack(.key))])
        #expect(wizard.names == [])
        #expect(wizard.flow == nil, "nothing is left of it")
      },
      "The wizard can be pushed, presented, made the root or put in a tab, and behaves alike.": {
        for place in WizardStory.Place.allCases {
          let wizard = WizardStory(place)
          try wizard.fillIn(isGift: true)
          wizard.host.back()
          wizard.host.back()
          #expect(wizard.names == ["AddressPage", "GiftCardPage", "MethodPage"], "\(place)")
          try wizard.top(MethodPage.self).choose("invoice")
          try wizard.top(AccountPage.self).next("44")
          try wizard.top(ReviewPage.self).confirm()
          #expect(wizard.names == ["ThankYouPage"], "\(place)")
          #expect(wizard.ends == [])
          try wizard.top(ThankYouPage.self).onClose()
          #expect(wizard.order?.account == "44", "\(place)")
          #expect(wizard.ends.count == 1)
          wizard.story.router.close()
        }
      },
      "Until the end, whoever started it is told nothing of its steps.": {
        let wizard = WizardStory()
        try wizard.fillIn()
        wizard.host.back()
        #expect(wizard.ends == [])
        #expect(wizard.story.told == [])
      },
      "A step that is not called for is not shown, and going back does not lead there either.": {
        let wizard = WizardStory()
        try wizard.fillIn(isGift: false, upTo: "MethodPage")
        #expect(wizard.names == ["AddressPage", "MethodPage"])
        wizard.host.back()
        #expect(wizard.names == ["AddressPage"])
      },
      "A user who goes back and answers differently is led along the other way.": {
        let wizard = WizardStory()
        try wizard.fillIn(isGift: false, upTo: "MethodPage")
        wizard.host.back()
        try wizard.top(AddressPage.self).next(address: "Elm 1", isGift: true)
        #expect(wizard.names == ["AddressPage", "GiftCardPage"])
      },
      "A step that is skipped has reported like any other, and going back leads to it.": {
        let wizard = WizardStory()
        try wizard.fillIn(isGift: true, upTo: "GiftCardPage")
        try wizard.top(GiftCardPage.self).skip()
        #expect(wizard.names == ["AddressPage", "GiftCardPage", "MethodPage"])
        wizard.host.back()
        #expect(wizard.names == ["AddressPage", "GiftCardPage"])
      },
    ]
  }
}
