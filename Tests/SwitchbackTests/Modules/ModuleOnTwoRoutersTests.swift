import Switchback
import SwitchbackTesting
import Testing

/// A module is shown by one router at a time.
@MainActor
@Suite(.waitsForRelease)
struct ModuleOnTwoRoutersTests {
  enum Way: CaseIterable {
    case push, present, replaceTop, setRoot, setStack, batch, flow, modalFlow
  }

  let story = Story()
  let other = Story()

  private func show(_ module: any Presentable, _ way: Way) -> NavigationTicket {
    let router = story.router
    switch way {
    case .push: return router.push(module)
    case .present: return router.present(module)
    case .replaceTop: return router.replaceTop(module)
    case .setRoot: return router.setRoot(module)
    case .setStack: return router.setStack([router.modules[0], module])
    case .batch: return router.batch([.push(story.module("b")), .push(module)])
    case .flow: return story.start("flow").push(module)
    case .modalFlow: return story.start("flow", .modal).push(module)
    }
  }

  @Test(arguments: Way.allCases)
  func whatAnotherRouterShowsIsRefusedAndReported(way: Way) {
    story.push("a")
    let module = other.module("m")
    other.router.push(module)
    #expect(show(module, way).outcome == .rejected(.shownByAnotherRouter))
    #expect(story.issues.first == .rejected(.shownByAnotherRouter))
    let text = story.issueTexts.first ?? ""
    #expect(text.hasPrefix("m: a module that is to be shown is on a stack of another router."))
    #expect(story.names == ["a"])
    #expect(story.host.allNames == [["a"]])
    #expect(other.names == ["m"])
    #expect(other.issues == [])
    other.router.close()
    story.router.close()
  }

  @Test func itsScreenCountsAndNotOnlyTheModule() {
    final class Wrapper: Presentable {
      let screen: TestModule
      init(_ screen: TestModule) { self.screen = screen }
      func presented() -> any Screen { screen }
    }
    let page = TestModule("page")
    other.router.push(Wrapper(page))
    #expect(story.router.push(Wrapper(page)).outcome == .rejected(.shownByAnotherRouter))
    #expect(story.router.push(page).outcome == .rejected(.shownByAnotherRouter))
    other.router.close()
    story.router.close()
  }

  @Test func whatIsInATabOfAnotherRouterIsShownByIt() {
    let tabs = TabStory([.a: 1, .b: 1])
    let module = tabs.story.module("m")
    tabs.tabs[.b]?.push(module)
    #expect(story.router.push(module).outcome == .rejected(.shownByAnotherRouter))
    tabs.story.router.close()
    #expect(story.router.push(module).outcome == .committed(removed: []))
    story.router.close()
    tabs.expectReleased(except: ["m"])
  }

  @Test func itMayMoveOnceItHasLeft() {
    let module = TestModule("m")
    other.push("a")
    other.router.push(module)
    other.router.pop()
    #expect(story.router.push(module).outcome == .committed(removed: []))
    #expect(other.router.push(module).outcome == .rejected(.shownByAnotherRouter))
    other.router.close()
    story.router.close()
  }

  @Test(arguments: ["closed", "closed in a callback", "let go", "taken over"])
  func aRouterThatIsOverShowsNothing(how: String) async {
    let module = TestModule("m")
    let host = InMemoryHost()
    var older: StackRouter? = StackRouter(host: host, onIssue: { _ in })
    var newer: StackRouter?
    older?.push(module)
    var ticket: NavigationTicket?
    switch how {
    case "closed": older?.close()
    case "closed in a callback":
      older?.observe { [weak older, weak story] _ in
        older?.close()
        ticket = ticket ?? story?.router.push(module)
      }
      older?.push(TestModule("n"))
    case "let go": older = nil
    default: newer = StackRouter(host: host, sharedWithOtherCode: true)
    }
    if newer != nil {
      #expect(
        story.router.push(module).outcome == .rejected(.shownByAnotherRouter), "the newer shows it")
    } else {
      ticket = ticket ?? story.router.push(module)
      #expect(ticket?.outcome == .committed(removed: []))
    }
    newer?.close()
    story.router.close()
  }

  @Test func routersThatShareAContainerMayBothHaveWhatIsOnIt() {
    let host = InMemoryHost(screens: [TestModule("a")])
    let twin = InMemoryHost(screens: host.screens)
    let one = StackRouter(host: host, sharedWithOtherCode: true)
    let two = StackRouter(host: twin, sharedWithOtherCode: true)
    #expect(one.modules.map(\.name) == ["a"])
    #expect(two.modules.map(\.name) == ["a"], "what is found is taken in, whoever put it there")
    #expect(two.setStack([two.modules[0], TestModule("b")]).outcome == .committed(removed: []))
    one.close()
    two.close()
  }
}
