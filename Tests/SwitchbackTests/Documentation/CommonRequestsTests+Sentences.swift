import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension CommonRequestsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var popping: [String: Tale] {
    [
      "The pages above leave with the cause `.popped`. A flow ends if its last page is among them.":
        {
          let story = RequestStory()
          story.popToProduct()
          #expect(story.names == ["list", "p5", "p6"])
          #expect(story.told == ["p8: popped", "p7: popped", "inner ended: popped"])
          #expect(story.flow.isOpen)
        },
      "The router asks all pages that would leave, the top one first. If one refuses, all of them stay.":
        {
          let story = RequestStory()
          story.pages[2].leaving = .refused
          story.popToProduct()
          #expect(story.names.count == 5)
          story.pages[2].leaving = .ask
          story.pages[3].leaving = .ask
          story.popToProduct()
          #expect(story.asked == [0, 0, 0, 1], "the one below is asked once that agrees")
          #expect(story.names.count == 5)
          #expect(story.told == [])
        },
      "The ticket lists the pages that have left. If the page is already on top, the ticket says ``Rejection/alreadyThere``, and the router reports no issue.":
        {
          let story = RequestStory()
          let ticket = story.flow.pop(to: story.pages[1])
          #expect(ticket.outcome == .committed(removed: [ModuleID(4, "p7"), ModuleID(5, "p8")]))
          #expect(story.flow.pop(to: story.pages[1]).outcome == .rejected(.alreadyThere))
          #expect(story.story.issues == [])
        },
      "A flow finds only its own pages and those of its child flows, since its `modules` contain no others.":
        {
          let story = RequestStory()
          #expect(story.inner.modules.count == 2)
          #expect(!story.inner.modules.contains { $0 === story.pages[0] })
          #expect(story.inner.pop(to: story.pages[0]).outcome == .rejected(.notInThisFlow))
        },
    ]
  }

  // swift-format-ignore: the sentences are longer than a line
  static var ordering: [String: Tale] {
    [
      "The other pages keep their screens, even pages of child flows. The router neither asks nor notifies them.":
        {
          let story = RequestStory()
          for page in story.pages where page !== story.pages[1] { page.leaving = .ask }
          let screens = story.host.screens.filter { $0 !== story.pages[1] }
          story.remove(story.pages[1])
          #expect(story.names == ["list", "p5", "p7", "p8"])
          let areKept = story.host.screens.elementsEqual(screens) { $0 === $1 }
          #expect(areKept)
          #expect(story.told == ["p6: replaced"])
          #expect(story.asked == [0, 0, 0, 0])
          #expect(story.inner.modules.map(\.name) == ["p7", "p8"])
          story.host.back()
          #expect(story.pages[3].asked == 1, "it is still the page that minds")
        },
      "If the page is a ``LeaveGuard``, the router asks it first. The page leaves with the cause `.replaced`. A child flow ends if this was its last page. If the flow has no other page, call `pop` instead.":
        {
          let story = RequestStory()
          story.pages[1].leaving = .ask
          #expect(story.remove(story.pages[1]).outcome == nil)
          #expect(story.asked == [0, 1, 0, 0])
          #expect(story.names.count == 5)
          story.remove(story.pages[2])
          story.remove(story.pages[3])
          #expect(
            story.told == ["p7: replaced", "p8: replaced", "inner ended: replaced"])
        },
      "While a sheet is above the page, the router answers ``Rejection/alreadyInStack``, since a screen has to stay on its layer.":
        {
          let story = RequestStory()
          story.presentTwo()
          #expect(story.remove(story.pages[1]).outcome == .rejected(.alreadyInStack))
          #expect(story.names.count == 7)
          #expect(story.told == [])
        },
      "To remove a page from below other pages, even from below sheets, give the page a flow of its own. A `pop` on that flow keeps the pages above, unless the page was alone on a sheet.":
        {
          let story = RequestStory()
          story.story.start("over", in: story.flow, showing: ["o"])
          story.presentTwo()
          story.inner.pop()
          story.inner.pop()
          #expect(story.names == ["list", "p5", "p6", "o", "s", "t"])
          #expect(story.told == ["p8: popped", "p7: popped", "inner ended: popped"])
        },
      "The page keeps its screen and everything that the user typed. The router asks and notifies nobody, and no flow ends.":
        {
          let story = RequestStory()
          for page in story.pages { page.leaving = .ask }
          story.bringToFront(story.pages[0])
          #expect(story.names == ["list", "p6", "p7", "p8", "p5"])
          #expect(story.host.screens.last === story.pages[0])
          #expect(story.asked == [0, 0, 0, 0])
          #expect(story.told == [])
          story.bringToFront(story.pages[2])
          #expect(story.names == ["list", "p6", "p8", "p5", "p7"], "one of the flow inside, too")
          #expect(story.inner.isOpen)
          #expect(story.story.issues == [])
        },
      "If the page is already on top, the ticket says ``Rejection/alreadyThere``.": {
        let story = RequestStory()
        #expect(story.bringToFront(story.pages[3]).outcome == .rejected(.alreadyThere))
        #expect(story.story.issues == [])
      },
      "If the page is not on the stack yet, the router shows it. So the line also means \"show it once\".":
        {
          let story = RequestStory()
          let page = RequestStory.ProductPage(9)
          story.bringToFront(page)
          story.bringToFront(page)
          #expect(story.names == ["list", "p5", "p6", "p7", "p8", "p9"])
          #expect(story.told == [])
        },
      "A page cannot move onto a sheet or off a sheet. The ticket then says ``Rejection/alreadyInStack``.":
        {
          let story = RequestStory()
          story.presentTwo()
          #expect(story.bringToFront(story.pages[1]).outcome == .rejected(.alreadyInStack))
          let modules = story.flow.modules
          let sheet = modules[modules.count - 1]
          let below = story.flow.setStack([sheet] + modules.dropLast())
          #expect(below.outcome == .rejected(.alreadyInStack))
          #expect(story.told == [])
        },
    ]
  }

  // swift-format-ignore: the sentences are longer than a line
  static var dismissing: [String: Tale] {
    [
      "All sheets above leave in one change on screen, with all flows on them. The router reports `.popped` to every page and flow, from the top down.":
        {
          let story = RequestStory()
          story.presentTwo()
          let count = story.host.modalCommands.count
          let ticket = story.dismissAll(above: story.pages[0])
          #expect(story.host.modalCommands.count == count + 1)
          #expect(story.host.allNames == [["list", "p5"]])
          #expect(
            story.told == [
              "t: popped", "s: popped", "p8: popped", "p7: popped", "p6: popped",
              "sheet t ended: popped", "sheet s ended: popped", "inner ended: popped",
            ])
          #expect(ticket.outcome != nil)
        },
      "If only sheets are above the page, only the sheets leave.": {
        let story = RequestStory()
        story.presentTwo()
        story.dismissAll(above: story.pages[3])
        #expect(story.names == ["list", "p5", "p6", "p7", "p8"])
        #expect(story.host.presented == nil)
      },
      "The router asks all pages on the sheets. If one refuses, every sheet stays.": {
        let story = RequestStory()
        story.story.start("sheet s", .modal, in: story.flow).push(
          GuardedModule("s", leaving: .refused))
        story.story.start("sheet t", .modal, in: story.flow, showing: ["t"])
        let ticket = story.dismissAll(above: story.pages[3])
        #expect(ticket.outcome == .rejected(.leaveRefused))
        #expect(story.names.suffix(2) == ["s", "t"])
        #expect(story.told == [])
      },
      "`dismiss` removes the topmost sheet and everything over it. `popToRoot` removes all sheets, and so does `setRoot` or `setStack` with new pages.":
        {
          let new = TestModule("new")
          let requests: [(RequestStory) -> NavigationTicket] = [
            { $0.story.router.popToRoot() }, { $0.story.router.setRoot(new) },
            { $0.story.router.setStack([new]) },
          ]
          for request in requests {
            let story = RequestStory()
            story.presentTwo()
            story.story.router.dismiss()
            #expect(story.host.allNames.count == 2)
            story.presentTwo()
            _ = request(story)
            #expect(story.host.allNames.count == 1)
            #expect(story.names.count == 1)
            story.story.router.close()
          }
        },
      "The steps are one change: the router carries out either all of them or none. The host receives one command.":
        {
          let story = RequestStory()
          let count = story.host.commands.count
          story.showHelp()
          #expect(story.host.names == ["list", "help"])
          #expect(story.host.commands.count == count + 1)
          let shown = story.story.router.modules[0]
          story.story.router.batch([.popToRoot, .push(shown)])
          #expect(story.names == ["list", "help"])
        },
    ]
  }
}
