import Switchback
import Testing
import UIKit

@testable import SwitchbackUIKit

/// What the delegate of a tab bar controller answers and tells.
@MainActor
struct TabRelayTests {
  private func delegate(_ desk: TabDesk) throws -> any UITabBarControllerDelegate {
    try #require(desk.container.tabs.delegate)
  }

  @Test func whatIsNoTabOfTheRoutersMayBeSelected() async throws {
    let desk = await TabDesk(Rules())
    let delegate = try delegate(desk)
    #expect(delegate.tabBarController(desk.container.tabs, shouldSelect: UIViewController()))
  }

  @Test func aQuestionInALaterTurnIsAskedAnew() async throws {
    let desk = await TabDesk(Rules())
    let keeper = Keeper()
    desk.tabs.guardSelection(with: keeper) { $0.admits($1) }
    let (delegate, tabs) = (try delegate(desk), desk.container.tabs)
    let controller = try #require(desk.controller(of: .mail))
    let tab = try #require(tabs.tabs[1] as UITab?)
    keeper.isOpen = false
    #expect(!delegate.tabBarController(tabs, shouldSelect: controller))
    await desk.phone.turns()
    keeper.isOpen = true
    #expect(delegate.tabBarController(tabs, shouldSelectTab: tab))
    #expect(keeper.asked == [.mail, .mail])
  }

  @Test func whatIsSelectedAlreadyIsNotSelectedOnceMore() async {
    final class Counting: UITabBarController {
      var selections = 0

      override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
          selections += 1
          super.selectedViewController = newValue
        }
      }
    }
    let tabs = Counting()
    let desk = await TabDesk(Rules(), tabBarController: tabs)
    desk.tabs.select(.mail)
    await desk.phone.rest()
    let before = tabs.selections
    desk.tabs.tabs[0].badge = "1"
    await desk.phone.rest()
    #expect(tabs.selections == before)
  }
}
