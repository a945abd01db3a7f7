import Switchback
import SwitchbackTesting
import Testing

// What shows each sentence of the page.

extension CommonRequestsTests {
  // swift-format-ignore: the sentences are longer than a line
  static var popping: [String: Tale] {
    [
      "What stands above leaves and is told `popped`, and a flow whose last page is among that ends.":
        {
          let story = RequestStory()
          story.popToProduct()
          #expect(story.names == ["list", "p5", "p6"])
          #expect(story.told == ["p8: popped", "p7: popped", "inner ended: popped"])
          #expect(story.flow.isOpen)
        },
      "All pages that would leave are asked, top first, and one that refuses keeps everything.": {
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
      "The ticket says what has left; if the page is on top already, it says ``Rejection/alreadyThere``, which is not reported.":
        {
          let story = RequestStory()
          let ticket = story.flow.pop(to: story.pages[1])
          #expect(ticket.outcome == .committed(removed: [ModuleID(4, "p7"), ModuleID(5, "p8")]))
          #expect(story.flow.pop(to: story.pages[1]).outcome == .rejected(.alreadyThere))
          #expect(story.story.issues == [])
        },
      "A page of another flow is not found, since `modules` has only what the flow may change.": {
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
      "The others keep their screens, are not asked and hear nothing, even those of flows inside.":
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
      "The page is asked if it minds, and is told `replaced`; a flow of which it was the last page ends with that.":
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
      "While something is presented above the page, it is refused as ``Rejection/alreadyInStack``, since a screen stays on its layer.":
        {
          let story = RequestStory()
          story.presentTwo()
          #expect(story.remove(story.pages[1]).outcome == .rejected(.alreadyInStack))
          #expect(story.names.count == 7)
          #expect(story.told == [])
        },
      "Give a page that has to leave from under others, even from under sheets, a flow of its own: its `pop` keeps what stands above.":
        {
          let story = RequestStory()
          story.story.start("over", in: story.flow, showing: ["o"])
          story.presentTwo()
          story.inner.pop()
          story.inner.pop()
          #expect(story.names == ["list", "p5", "p6", "o", "s", "t"])
          #expect(story.told == ["p8: popped", "p7: popped", "inner ended: popped"])
        },
      "The page keeps its screen and all that was typed on it; nobody is asked, nobody is told, and no flow ends.":
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
      "If it is on top already, the ticket says ``Rejection/alreadyThere``.": {
        let story = RequestStory()
        #expect(story.bringToFront(story.pages[3]).outcome == .rejected(.alreadyThere))
        #expect(story.story.issues == [])
      },
      "A page that is not on the stack yet is shown, so the line also means \"show it, once\".": {
        let story = RequestStory()
        let page = RequestStory.ProductPage(9)
        story.bringToFront(page)
        story.bringToFront(page)
        #expect(story.names == ["list", "p5", "p6", "p7", "p8", "p9"])
        #expect(story.told == [])
      },
      "It cannot come from below a sheet onto it, or the other way: ``Rejection/alreadyInStack``.":
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
      "All sheets above go in one step on screen, with all flows in them, and everyone is told `popped`, top first.":
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
      "If only sheets are above, only they go.": {
        let story = RequestStory()
        story.presentTwo()
        story.dismissAll(above: story.pages[3])
        #expect(story.names == ["list", "p5", "p6", "p7", "p8"])
        #expect(story.host.presented == nil)
      },
      "All pages in them are asked, and one that refuses keeps every sheet.": {
        let story = RequestStory()
        story.story.start("sheet s", .modal, in: story.flow).push(
          GuardedModule("s", leaving: .refused))
        story.story.start("sheet t", .modal, in: story.flow, showing: ["t"])
        let ticket = story.dismissAll(above: story.pages[3])
        #expect(ticket.outcome == .rejected(.leaveRefused))
        #expect(story.names.suffix(2) == ["s", "t"])
        #expect(story.told == [])
      },
      "`dismiss` takes the topmost sheet and what is over it, and `popToRoot`, `setRoot` and `setStack` take all sheets along.":
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
      "The steps are one change: all of them are done or none, and the host is told once.": {
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
