import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Questions, as alerts and action sheets.
@MainActor
struct QuestionTests {
  private static let two = Question(
    "Discard changes?", details: "They are lost.",
    choices: [.init("Discard", "discard", isDestructive: true), .init("Keep", "keep")])

  private static let three = Question(
    "Share with?", choices: ["one", "two", "three"].map { .init($0, $0) })

  @MainActor
  final class Asking: Coordinator {
    private let flow: Flow<Void>
    private(set) var answers: [String?] = []

    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("a")) }
    func finish() { flow.finish() }
    func present(_ page: Page) { flow.present(page) }

    private(set) var timesRead = 0

    func inform(_ text: String, details: String? = nil) {
      Task {
        await flow.inform(text, details: details)
        timesRead += 1
      }
    }

    func ask(_ question: Question<String>) {
      Task { answers.append(await flow.ask(question)) }
    }
  }

  private func asking(on desk: Desk) async -> Asking? {
    await asking(from: desk.router, on: desk)
  }

  private func asking(from starter: any FlowStarting, on desk: Desk) async -> Asking? {
    var asking: Asking?
    starter.start(for: desk) { flow in
      let coordinator = Asking(flow: flow)
      asking = coordinator
      return coordinator
    } onEnd: { _, _ in
    }
    await desk.phone.rest()
    return asking
  }

  @Test(arguments: Rules.all)
  func twoChoicesAreAnAlert(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    let alert = try #require(desk.phone.alert)
    #expect(alert.title == "Discard changes?")
    #expect(alert.message == "They are lost.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Discard", "Keep", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .default, .cancel])
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    #expect(coordinator.answers == ["discard"])
    #expect(desk.phone.alert == nil)
  }

  @Test func itsAlertMovesIn() async throws {
    let desk = Desk(Rules())
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    for _ in 0..<10 where desk.phone.alert == nil { await Task.yield() }
    #expect(desk.phone.alert?.isBeingPresented == true)
    #expect(desk.phone.alert?.transitionCoordinator?.isAnimated == true)
    await desk.phone.rest()
  }

  @Test(arguments: Rules.all)
  func aNoticeIsAnAlertWithOneButton(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.inform("Nothing was sent.", details: "There is no connection.")
    await desk.phone.rest()
    let alert = try #require(desk.phone.alert)
    #expect(alert.title == "Nothing was sent.")
    #expect(alert.message == "There is no connection.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["OK"], "there is nothing to cancel")
    #expect(coordinator.timesRead == 0)
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    #expect(coordinator.timesRead == 1)
    #expect(desk.phone.alert == nil)
    #expect(desk.phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func aNoticeIsReadByEscAndTakenBackWithItsFlow(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.inform("Nothing was sent.")
    await desk.phone.rest()
    #expect(desk.phone.alert != nil)
    #expect(desk.phone.dismissAlert())
    await desk.phone.rest()
    #expect(coordinator.timesRead == 1)
    coordinator.inform("Nothing was sent.")
    await desk.phone.rest()
    coordinator.finish()
    await desk.phone.rest()
    #expect(desk.phone.alert == nil)
    #expect(coordinator.timesRead == 2)
  }

  @Test(arguments: Rules.all)
  func aNoticeThatOtherCodeDismissesWasRead(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.inform("Nothing was sent.")
    await desk.phone.rest()
    desk.phone.alert?.presentingViewController?.dismiss(animated: false)
    await desk.phone.rest()
    #expect(coordinator.timesRead == 1)
  }

  @Test(arguments: Rules.all, [false, true])
  func itIsOverWithItsAlertAlsoIfTheAppKeepsThat(rules: Rules, isOnSheet: Bool) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    if isOnSheet { coordinator.present(Page("b")) }
    await desk.phone.rest()
    coordinator.ask(Self.two)
    await desk.phone.rest()
    let alert = try #require(desk.phone.alert)
    // Over a sheet, the alert goes with it.
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    #expect(desk.phone.alert == nil)
    #expect(coordinator.answers == [nil])
    withExtendedLifetime(alert) {}
  }

  @Test(arguments: Rules.all)
  func aQuestionWithOneChoiceCanBeCancelled(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(
      Question("Delete it?", choices: [.init("Delete", "delete", isDestructive: true)]))
    await desk.phone.rest()
    #expect(desk.phone.alert?.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(desk.phone.tapAlert(1))
    await desk.phone.rest()
    #expect(coordinator.answers == [nil])
  }

  @Test(arguments: Rules.all)
  func moreChoicesAreAnActionSheet(rules: Rules) async throws {
    let desk = Desk(rules)
    desk.host.cancelTitle = "Abbrechen"
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.three)
    await desk.phone.rest()
    let alert = try #require(desk.phone.alert)
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions.last?.title == "Abbrechen")
    #expect(desk.phone.exceptions == [], "on a tablet it has a place to point to")
    #expect(desk.phone.dismissAlert())
    await desk.phone.rest()
    #expect(coordinator.answers == [nil])
  }

  @Test(arguments: Rules.all)
  func aQuestionOverASheetCanBeCancelledInTheAppsWords(rules: Rules) async throws {
    let desk = Desk(rules)
    desk.host.cancelTitle = "Abbrechen"
    let coordinator = try #require(await asking(on: desk))
    coordinator.present(Page("s"))
    await desk.phone.rest()
    coordinator.ask(Self.three)
    await desk.phone.rest()
    #expect(desk.phone.alert?.actions.last?.title == "Abbrechen")
  }

  @Test(arguments: Rules.all)
  func aQuestionIsWithdrawnWithItsFlow(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    coordinator.finish()
    await desk.phone.rest()
    #expect(desk.phone.alert == nil)
    #expect(coordinator.answers == [nil])
  }

  @Test(arguments: Rules.all)
  func aQuestionIsAskedOnceMoreOverASheetThatComesUp(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    coordinator.present(Page("s"))
    await desk.phone.rest()
    #expect(desk.names == ["a", "s"])
    #expect(desk.sheetTitles == ["s"])
    #expect(desk.phone.alert?.title == "Discard changes?")
    #expect(desk.phone.tapAlert(1))
    await desk.phone.rest()
    #expect(coordinator.answers == ["keep"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aQuestionThatGoesWithTheSheetBelowIsDismissed(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.present(Page("s"))
    await desk.phone.rest()
    coordinator.ask(Self.two)
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(coordinator.answers == [nil])
  }

  @Test(arguments: Rules.all)
  func aQuestionBeforeTheWindowIsThereWaitsForIt(rules: Rules) async throws {
    let desk = Desk(rules, isVisible: false)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    #expect(desk.phone.alert == nil)
    desk.phone.window.makeKeyAndVisible()
    await desk.phone.rest()
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    #expect(coordinator.answers == ["discard"])
  }

  @Test(arguments: Rules.all, [true, false])
  func aQuestionThatOtherCodeTakesDownIsDismissed(rules: Rules, isAnimated: Bool) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: isAnimated)
    await desk.phone.rest()
    #expect(desk.phone.alert == nil)
    #expect(coordinator.answers == [nil])
  }

  @Test(arguments: Rules.all)
  func aPushWhileAQuestionIsOpenIsShownBelowIt(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    await desk.push("b")
    #expect(desk.titles == ["a", "b"])
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    #expect(coordinator.answers == ["discard"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatAnAlertOfTheAppKeepsAwayIsGivenUpAlsoUnderAQuestion(rules: Rules) async throws {
    let desk = Desk(rules)
    let coordinator = try #require(await asking(on: desk))
    let alert = UIAlertController(title: "Mail", message: nil, preferredStyle: .alert)
    desk.host.controller.present(alert, animated: true)
    await desk.phone.rest()
    coordinator.ask(Self.two)
    await desk.phone.rest()
    coordinator.present(Page("s"))
    await desk.phone.rest()
    #expect(desk.names == ["a"])
    #expect(desk.sheetTitles == nil)
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
    #expect(desk.phone.alert?.title == "Discard changes?")
    #expect(desk.phone.tapAlert(1))
    await desk.phone.rest()
    #expect(coordinator.answers == ["keep"])
  }

  @Test(arguments: Rules.all)
  func aSheetOverAllTabsComesUpUnderTheQuestionOfOne(rules: Rules) async throws {
    let desk = await TabDesk(rules)
    let friends = try #require(desk.tabs[.friends])
    let coordinator = try #require(await asking(from: friends, on: desk.desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    await desk.desk.present(Page("cover"))
    #expect(desk.desk.names == ["Tabs", "cover"])
    #expect(desk.desk.sheetTitles == ["cover"])
    #expect(desk.phone.tapAlert(1))
    await desk.phone.rest()
    #expect(coordinator.answers == ["keep"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all, [UIModalPresentationStyle.pageSheet, .fullScreen])
  func aQuestionOfATabWaitsForTheWindowAlsoUnderASheet(
    rules: Rules,
    style: UIModalPresentationStyle,
  ) async throws {
    let desk = await TabDesk(rules)
    let friends = try #require(desk.tabs[.friends])
    let coordinator = try #require(await asking(from: friends, on: desk.desk))
    let root = desk.phone.window.rootViewController
    desk.phone.window.rootViewController = UIViewController()
    await desk.phone.rest()
    coordinator.ask(Self.two)
    await desk.phone.rest()
    let cover = Page("cover")
    cover.modalPresentationStyle = style
    await desk.desk.present(cover)
    #expect(desk.phone.alert == nil)
    desk.phone.window.rootViewController = root
    await desk.phone.rest()
    #expect(desk.desk.sheetTitles == ["cover"])
    #expect(desk.phone.tapAlert(1))
    await desk.phone.rest()
    #expect(coordinator.answers == ["keep"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aQuestionIsAskedOnceMoreOverTheSheetsOfATabThatIsSelected(rules: Rules) async throws {
    let desk = await TabDesk(rules)
    desk.tabs[.friends]?.present(Page("s"))
    desk.tabs[.friends]?.present(Page("t"))
    await desk.phone.rest()
    desk.tabs.select(.mail)
    await desk.phone.rest()
    let mail = try #require(desk.tabs[.mail])
    let coordinator = try #require(await asking(from: mail, on: desk.desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    #expect(desk.phone.alert != nil)
    desk.tabs.select(.friends)
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1", "s", "t"])
    #expect(desk.phone.tapAlert(1))
    await desk.phone.rest()
    #expect(coordinator.answers == ["keep"])
    #expect(desk.phone.frontNavigation?.titles == ["t"])
    #expect(desk.desk.issues == [])
  }

  /// A controller of the app's that does not let go of what it presents.
  private final class StubbornController: UINavigationController {
    var isStubborn = false

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if !isStubborn { super.dismiss(animated: animated, completion: completion) }
    }
  }

  @Test(arguments: Rules.all)
  func aSheetIsGivenUpWhereTheAppKeepsAQuestionUpThatIsInItsWay(rules: Rules) async throws {
    let controller = StubbornController()
    let desk = Desk(rules, on: controller)
    let coordinator = try #require(await asking(on: desk))
    coordinator.ask(Self.two)
    await desk.phone.rest()
    controller.isStubborn = true
    let ticket = desk.router.present(Page("sheet"))
    await desk.phone.rest()
    #expect(ticket.outcome != nil)
    #expect(desk.names == ["a"])
    controller.isStubborn = false
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    #expect(coordinator.answers == ["discard"])
  }
}
