import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Two routers that live on one navigation controller at the same time.
@MainActor
struct TwoRoutersTests {
  /// A phone with two routers on one controller, of which the first has pushed a page.
  @MainActor
  private final class Pair {
    let phone: Phone
    let controller = UINavigationController()
    let first: StackRouter
    let second: StackRouter
    private let notes: Notes

    private final class Notes { var issues: [NavigationIssue.Kind] = [] }

    init(_ rules: Rules, first pages: [Page] = [Page("a")]) async {
      phone = Phone(rules)
      phone.window.rootViewController = controller
      phone.window.makeKeyAndVisible()
      let notes = Notes()
      let routers = [controller, controller].map { controller in
        StackRouter(
          host: NavigationControllerHost(controller), sharedWithOtherCode: true,
          onIssue: { notes.issues.append($0.kind) })
      }
      (first, second) = (routers[0], routers[1])
      self.notes = notes
      for page in pages { first.push(page) }
      await phone.rest()
    }

    subscript(router: Who) -> StackRouter { router == .first ? first : second }

    func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(controller.titles == expected, sourceLocation: sourceLocation)
      #expect(first.modules.map(\.name) == expected, sourceLocation: sourceLocation)
      #expect(second.modules.map(\.name) == expected, sourceLocation: sourceLocation)
      #expect(phone.exceptions == [], sourceLocation: sourceLocation)
      #expect(notes.issues == [], sourceLocation: sourceLocation)
    }
  }

  enum Who: CaseIterable {
    case first
    case second
  }

  @Test(arguments: Rules.all, Who.allCases)
  func whatEitherOfThemPushedCanBeSwipedAway(rules: Rules, who: Who) async {
    let pair = await Pair(rules)
    pair[who].push(Page("b"))
    await pair.phone.rest()
    pair.expect(["a", "b"])
    #expect(pair.phone.beginSwipe())
    pair.phone.commitSwipe()
    await pair.phone.rest()
    pair.expect(["a"])
  }

  @Test(arguments: Rules.all, Who.allCases)
  func whatOneOfThemPushesBeforeItHasHeardOfTheOtherComesOnTop(rules: Rules, who: Who) async {
    for transition in [ScreenTransition.none, .automatic] {
      let pair = await Pair(rules, first: [])
      pair[who == .first ? .second : .first].push(Page("a"), transition: transition)
      pair[who].push(Page("b"), transition: .none)
      await pair.phone.rest()
      pair.expect(["a", "b"])
      #expect(pair.phone.tapBack())
      await pair.phone.rest()
      pair.expect(["a"])
    }
  }

  @Test(arguments: Rules.all, Who.allCases)
  func theBackButtonOfAPageThatDoesNotMindGoesBack(rules: Rules, who: Who) async {
    let pair = await Pair(rules)
    pair[who].push(Form("form", .allowed))
    await pair.phone.rest()
    pair.expect(["a", "form"])
    #expect(pair.phone.tapBack())
    await pair.phone.rest()
    pair.expect(["a"])
  }

  @Test(arguments: Rules.all, Who.allCases)
  func aPageThatMindsIsAskedOnceAndByTheButtonAndTheSwipeOfBoth(rules: Rules, who: Who) async {
    let pair = await Pair(rules)
    let form = Form("form", .ask)
    pair[who].push(form)
    await pair.phone.rest()
    #expect(!pair.phone.beginSwipe())
    #expect(pair.phone.tapBack())
    await pair.phone.rest()
    pair.expect(["a", "form"])
    #expect(form.attempts.count == 1)
    // Each router asks for itself, so a page that has agreed has to say so.
    form.leaving = .allowed
    form.attempts.first?.leaveAnyway()
    await pair.phone.rest()
    pair.expect(["a"])
  }

  @Test(arguments: Rules.all, Who.allCases)
  func whatOneOfThemPushedTheOtherCanPop(rules: Rules, who: Who) async {
    let pair = await Pair(rules)
    let page = Page("b")
    pair[who].push(page)
    await pair.phone.rest()
    for other in Who.allCases {
      let ticket = pair[other].push(page)
      #expect(ticket.outcome == .rejected(.alreadyInStack))
    }
    pair[who == .first ? .second : .first].pop()
    await pair.phone.rest()
    #expect(pair.controller.titles == ["a"])
    #expect(pair.first.modules.map(\.name) == ["a"])
    #expect(pair.second.modules.map(\.name) == ["a"])
  }

  @Test(arguments: Rules.all)
  func aSheetComesUpUnderAQuestionOfTheRouterThatPresentsTheStack(rules: Rules) async throws {
    let desk = Desk(rules)
    var asking: Flow<Void>?
    desk.router.start { (flow: Flow<Void>) in
      asking = flow
      return OnePage(flow)
    }
    await desk.phone.rest()
    let flow = try #require(asking)
    let answer = Task { await flow.ask(Question("Go on?", choices: [.init("Yes", true)])) }
    await desk.phone.rest()
    let page = Page("s")
    await desk.present(page)
    let sheet = try #require(page.navigationController)
    let second = StackRouter(host: NavigationControllerHost(sheet), sharedWithOtherCode: true)
    let tabs = TabContainer(host: TabBarControllerHost())
    let tab = tabs.add(.friends, title: "Friends") { (flow: Flow<Void>) in OnePage(flow) }
    second.push(tabs)
    await desk.phone.rest()
    #expect(desk.phone.alert != nil)
    tab.present(Page("t"))
    await desk.phone.rest()
    #expect(tab.modules.map(\.name) == ["of a flow", "t"])
    #expect(desk.phone.frontNavigation?.titles == ["t"])
    #expect(desk.phone.tapAlert(0), "it is asked once more, on top")
    await desk.phone.rest()
    #expect(await answer.value == true)
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all, Who.allCases)
  func ofTwoSheetsAtOnceTheSecondIsRefusedAndToldAndNothingWaits(rules: Rules, who: Who) async {
    let pair = await Pair(rules)
    let (one, other) = (pair[who], pair[who == .first ? .second : .first])
    let notes = Notes()
    let pages = [Page("s"), Page("t")]
    let tickets = zip([one, other], pages).map { router, page in
      let ticket = router.present(page)
      router.observeRemoval(of: page, by: notes) { $0.told.append("\(page.name): \($1)") }
      return ticket
    }
    await pair.phone.rest()
    #expect(pair.phone.frontNavigation?.titles == ["s"])
    #expect(one.modules.map(\.name) == ["a", "s"])
    #expect(other.modules.map(\.name) == ["a"])
    #expect(notes.told == ["t: \(EndCause.hostRefused)"])
    #expect(tickets.allSatisfy { $0.outcome != nil })
    #expect(pair.phone.pullDown())
    await pair.phone.rest()
    #expect(one.modules.map(\.name) == ["a"])
    other.present(Page("u"))
    await pair.phone.rest()
    #expect(pair.phone.frontNavigation?.titles == ["u"])
    #expect(pair.phone.exceptions == [])
  }

  private final class Notes { var told: [String] = [] }

  @Test(arguments: Rules.all)
  func aSheetThatComesBackWithItsTabHasNotGoneForTheOther(rules: Rules) async throws {
    let desk = await TabDesk(rules)
    let page = Page("s")
    await desk.push(Page("f"), on: .friends)
    desk.tabs[.friends]?.present(page)
    await desk.phone.rest()
    let sheet = try #require(page.navigationController)
    let second = StackRouter(host: NavigationControllerHost(sheet), sharedWithOtherCode: true)
    await desk.phone.rest()
    #expect(second.modules.map(\.name) == ["s"])
    desk.tabs.select(.mail)
    await desk.phone.rest()
    #expect(sheet.presentingViewController == nil)
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(sheet.presentingViewController != nil)
    #expect(second.modules.map(\.name) == ["s"])
    #expect(desk.names(of: .friends) == ["friends 1", "f", "s"])
  }

  private final class OnePage: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("of a flow")) }
  }

  @Test(arguments: Rules.all, Who.allCases)
  func whatIsLeftWhenOneOfThemGoesCanBeSwipedAway(rules: Rules, who: Who) async {
    let pair = await Pair(rules)
    pair[who].push(Page("b"))
    await pair.phone.rest()
    pair[who].close()
    #expect(pair.phone.beginSwipe())
    pair.phone.commitSwipe()
    await pair.phone.rest()
    #expect(pair.controller.titles == ["a"])
    #expect(pair[who == .first ? .second : .first].modules.map(\.name) == ["a"])
  }
}
