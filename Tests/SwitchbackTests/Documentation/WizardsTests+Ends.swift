import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension WizardsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var ends: [String: Tale] {
    [
      "In any step, calling `cancel` in the wizard removes all pages of the wizard in one change on screen.":
        {
          for pages in 1...4 {
            let wizard = WizardStory(.presented)
            if pages > 1 {
              try wizard.fillIn(upTo: ["MethodPage", "AccountPage", "ReviewPage"][pages - 2])
            }
            #expect(wizard.names.count == pages)
            let count = wizard.story.host.modalCommands.count
            wizard.flow?.send(CancelChosen())
            #expect(wizard.story.host.modalCommands.count == count + 1)
            #expect(wizard.story.host.presented == nil)
            #expect(wizard.ends == [.cancelled(.cancelled)])
            wizard.story.router.close()
          }
        },
      "The router asks a ``LeaveGuard`` page when the user goes back from it, but not when the wizard calls `cancel`.":
        {
          let wizard = WizardStory()
          try wizard.fillIn(upTo: "AccountPage")
          let page: AccountPage = try wizard.top()
          page.leaving = .ask
          wizard.host.back()
          #expect(page.asked == 1)
          #expect(wizard.names.last == "AccountPage")
          page.cancel()
          #expect(page.asked == 1)
          #expect(wizard.ends == [.cancelled(.cancelled)])
        },
      "To ask the user first, call `ask` in the wizard before you call `cancel`.": {
        for answer in ["Stop", "Go on"] {
          let story = Story()
          let flow = story.start("wizard", showing: ["a"])
          flow.handle(CancelChosen.self, with: story) { [weak flow] _, _ in
            Task {
              let choices = [Question.Choice("Stop", true), .init("Go on", false)]
              if await flow?.ask(Question("Stop?", choices: choices)) == true { flow?.cancel() }
            }
          }
          flow.send(CancelChosen())
          await until { story.host.question != nil }
          try story.host.answer(answer)
          try await story.host.idle()
          #expect(flow.isOpen == (answer == "Go on"))
          story.router.close()
        }
      },
      "A user who goes back from the last page or pulls its sheet down has finished the wizard. The code that started the wizard gets the order once.":
        {
          for (place, pullsDown) in [
            (WizardStory.Place.pushed, false), (.presented, false), (.presented, true),
          ] {
            let wizard = WizardStory(place)
            try wizard.fillIn()
            try wizard.top(ReviewPage.self).confirm()
            if pullsDown { wizard.host.pullDown() } else { wizard.host.back() }
            #expect(wizard.order?.address == "Elm 1")
            #expect(wizard.ends.count == 1)
            #expect(wizard.names == [])
          }
        },
      "The button on that page calls `finish`, with the same result.": {
        let wizard = WizardStory()
        try wizard.fillIn()
        try wizard.top(ReviewPage.self).confirm()
        try wizard.top(ThankYouPage.self).onClose()
        #expect(wizard.order?.address == "Elm 1")
        #expect(wizard.ends.count == 1)
      },
      "A wizard without such a page calls `finish` at once. All steps then leave in one change on screen.":
        {
          let wizard = WizardStory()
          try wizard.fillIn()
          let order = Order(try wizard.top(ReviewPage.self).draft)
          let count = wizard.story.host.commands.count
          wizard.flow?.finish(order)
          #expect(wizard.ends == [.finished(order)])
          #expect(wizard.names == [])
          #expect(wizard.story.host.commands.count == count + 1)
        },
      "The user cannot leave a page that refuses.": {
        let wizard = WizardStory()
        try wizard.fillIn()
        let review: ReviewPage = try wizard.top()
        review.isPlacing = true
        wizard.host.back()
        #expect(!wizard.host.beginSwipe())
        #expect(wizard.names.last == "ReviewPage")
        review.isPlacing = false
        wizard.host.back()
        #expect(wizard.names.last == "AccountPage")
      },
      "For `setRoot`, as for any other request, the router asks the pages whether they may leave. So a page must return `.allowed` as soon as its part is done.":
        {
          let wizard = WizardStory()
          try wizard.fillIn()
          let review: ReviewPage = try wizard.top()
          review.isPlacing = true
          review.confirm()
          #expect(wizard.names.last == "ReviewPage")
          review.isPlacing = false
          review.confirm()
          #expect(wizard.names == ["ThankYouPage"])
        },
    ]
  }
}
