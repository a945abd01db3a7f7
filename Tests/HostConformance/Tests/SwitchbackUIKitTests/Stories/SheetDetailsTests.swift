import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What an app gives a sheet, when the sheet has gone out of sight and comes back (B26).
@MainActor
struct SheetDetailsTests {
  /// How a sheet goes out of sight.
  enum Way: CaseIterable {
    case anotherTab
    case aSheetOverEverything
    case aPageOverTheTabs
  }

  /// The app's own delegate of a sheet.
  private final class App: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var attempts = 0

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      attempts += 1
    }
  }

  /// Puts what a tab shows out of sight, and back.
  private func hideAndShow(_ desk: TabDesk, _ way: Way) async {
    switch way {
    case .anotherTab: desk.tabs.select(.mail)
    case .aSheetOverEverything: await desk.desk.present(Page("cover"))
    case .aPageOverTheTabs: await desk.desk.push("over")
    }
    await desk.phone.rest()
    switch way {
    case .anotherTab: desk.tabs.select(.friends)
    case .aSheetOverEverything: desk.desk.router.dismiss()
    case .aPageOverTheTabs: desk.desk.router.pop()
    }
    await desk.phone.rest()
  }

  private func present(_ page: Page, on desk: TabDesk) async throws -> UINavigationController {
    desk.tabs[.friends]?.present(page)
    await desk.phone.rest()
    return try #require(page.navigationController)
  }

  @Test(arguments: Rules.all, Way.allCases)
  func aSheetKeepsItsDetentsAndItsGrabber(rules: Rules, way: Way) async throws {
    let desk = await TabDesk(rules) { sheet in
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
    }
    let sheet = try await present(Page("s"), on: desk)
    await hideAndShow(desk, way)
    #expect(sheet.presentingViewController != nil)
    let details = sheet.sheetPresentationController
    #expect(details?.detents.map(\.identifier) == [.medium, .large])
    #expect(details?.prefersGrabberVisible == true)
  }

  @Test(arguments: Rules.all, Way.allCases)
  func aPopoverPointsWhereItPointedBefore(rules: Rules, way: Way) async throws {
    var rules = rules
    rules.isPad = true
    let item = UIBarButtonItem()
    let desk = await TabDesk(rules) { sheet in
      sheet.popoverPresentationController?.sourceItem = item
    }
    let page = Page("s")
    page.modalPresentationStyle = .popover
    let sheet = try await present(page, on: desk)
    await hideAndShow(desk, way)
    #expect(sheet.presentingViewController != nil)
    #expect(sheet.popoverPresentationController?.sourceItem === item)
    #expect(sheet.popoverPresentationController?.sourceView == nil)
    #expect(desk.phone.exceptions == [])
  }

  /// When an app becomes the delegate of a sheet.
  enum Time: CaseIterable {
    case whenPrepared
    case later
  }

  @Test(arguments: Rules.all, Way.allCases)
  func theAppsOwnDelegateOfASheetIsServedAsBefore(rules: Rules, way: Way) async throws {
    for time in Time.allCases { try await checkDelegate(setAt: time, rules, way) }
  }

  private func checkDelegate(setAt time: Time, _ rules: Rules, _ way: Way) async throws {
    let app = App()
    let desk = await TabDesk(rules) { [weak app] sheet in
      if time == .whenPrepared { sheet.presentationController?.delegate = app }
    }
    let form = Form("s", .refused)
    let sheet = try await present(form, on: desk)
    if time == .later {
      sheet.presentationController?.delegate = app
      _ = desk.phone.touch()
      await desk.phone.rest()
    }
    await hideAndShow(desk, way)
    #expect(!desk.phone.pullDown(), "it still minds")
    await desk.phone.rest()
    #expect(app.attempts == 1)
    form.leaving = .allowed
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(desk.names(of: .friends) == ["friends 1"])
    #expect(desk.desk.issues == [])
  }

  @Test(arguments: Rules.all, Way.allCases)
  func aDelegateThatTheAppTookAwayStaysAway(rules: Rules, way: Way) async throws {
    let app = App()
    let desk = await TabDesk(rules)
    let sheet = try await present(Form("s", .refused), on: desk)
    sheet.presentationController?.delegate = app
    await desk.push(Page("t"), on: .friends)
    sheet.presentationController?.delegate = nil
    await desk.push(Page("u"), on: .friends)
    await hideAndShow(desk, way)
    #expect(!desk.phone.pullDown())
    await desk.phone.rest()
    #expect(app.attempts == 0)
  }

  @Test(arguments: Rules.all, Way.allCases)
  func theAppsChoiceOfHowToPresentIsMadeOnce(rules: Rules, way: Way) async throws {
    let desk = await TabDesk(rules) { $0.modalPresentationStyle = .formSheet }
    let first = Page("s")
    first.modalPresentationStyle = .pageSheet
    let sheet = try await present(first, on: desk)
    #expect(sheet.modalPresentationStyle == .formSheet)
    let second = Page("t")
    second.modalPresentationStyle = .fullScreen
    desk.tabs[.friends]?.replaceTop(second)
    await desk.phone.rest()
    await hideAndShow(desk, way)
    #expect(sheet.presentingViewController != nil)
    #expect(sheet.modalPresentationStyle == .formSheet)
    let watchers = sheet.view.subviews.filter { "\(type(of: $0))" == "PresentationWatcher" }
    #expect(watchers.count == 1)
  }

  @Test func aSheetIsOfTheSizeThatItsFirstScreenPrefers() async throws {
    let desk = Desk()
    await desk.push("a")
    let page = Page("s")
    page.preferredContentSize = CGSize(width: 300, height: 200)
    await desk.present(page)
    #expect(page.navigationController?.preferredContentSize == CGSize(width: 300, height: 200))
  }

  @Test func aScreenThatSaysNothingOfHowToPresentItLeavesThatToTheApp() async throws {
    let sheet = UINavigationController()
    sheet.modalPresentationStyle = .fullScreen
    let host = NavigationControllerHost(makeSheetController: { sheet })
    let phone = Phone()
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(Page("a"))
    let page = Page("s")
    page.modalPresentationStyle = .none
    router.present(page)
    await phone.rest()
    #expect(sheet.presentingViewController != nil)
    #expect(sheet.modalPresentationStyle == .fullScreen)
  }

  @Test(arguments: Rules.all)
  func eachOfSeveralSheetsComesBackAsItWas(rules: Rules) async throws {
    let desk = await TabDesk(rules) { sheet in
      sheet.sheetPresentationController?.prefersGrabberVisible = true
    }
    let lower = try await present(Page("s"), on: desk)
    let upper = try await present(Page("t"), on: desk)
    await hideAndShow(desk, .anotherTab)
    for sheet in [lower, upper] {
      #expect(sheet.presentingViewController != nil)
      #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
    }
  }
}
