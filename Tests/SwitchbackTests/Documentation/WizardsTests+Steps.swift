import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension WizardsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var steps: [String: Tale] {
    [
      "A step that is done stays on the stack. The wizard shows the next step above all pages of that step.":
        {
          let wizard = WizardStory()
          try wizard.fillIn(isGift: true)
          let all = ["AddressPage", "GiftCardPage", "MethodPage", "AccountPage", "ReviewPage"]
          #expect(wizard.names == all)
          #expect(wizard.story.issues == [])
        },
      "Going back from a step leads to the last page of the previous step. That page can report again.":
        {
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
      "In a step that is a flow, going back leads from page to page, and from the first page to the previous step.":
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
      "If the user leaves a step by going back and later reaches the step again, the wizard creates the step anew. The new pages show the values in the draft.":
        {
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
      "A second tap on the same button does not show the next step twice, because the request has an `intent`.":
        {
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
      "Going back from the first step ends the wizard. The router then sends one notification to the code that started the wizard.":
        {
          let wizard = WizardStory()
          try wizard.fillIn()
          for _ in 0..<4 { wizard.host.back() }
          #expect(wizard.ends == [.cancelled(.systemBack(.key))])
          #expect(wizard.names == [])
          #expect(wizard.flow == nil, "nothing is left of it")
        },
      "You can push the wizard, present it, make it the root, or put it in a tab. The wizard behaves the same everywhere.":
        {
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
      "Until the wizard ends, the router does not notify the code that started it.": {
        let wizard = WizardStory()
        try wizard.fillIn()
        wizard.host.back()
        #expect(wizard.ends == [])
        #expect(wizard.story.told == [])
      },
      "If a step is not needed, the wizard does not show it, and going back does not lead to it either.":
        {
          let wizard = WizardStory()
          try wizard.fillIn(isGift: false, upTo: "MethodPage")
          #expect(wizard.names == ["AddressPage", "MethodPage"])
          wizard.host.back()
          #expect(wizard.names == ["AddressPage"])
        },
      "If the user goes back and answers differently, the wizard shows the steps for the new answer.":
        {
          let wizard = WizardStory()
          try wizard.fillIn(isGift: false, upTo: "MethodPage")
          wizard.host.back()
          try wizard.top(AddressPage.self).next(address: "Elm 1", isGift: true)
          #expect(wizard.names == ["AddressPage", "GiftCardPage"])
        },
      "A page that skips its step has still reported, so going back leads to that page.": {
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
