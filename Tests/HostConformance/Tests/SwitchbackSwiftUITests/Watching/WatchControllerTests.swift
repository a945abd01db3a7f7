import Testing
import UIKit

@testable import SwiftUI
@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// The controller behind a page, through which UIKit is seen.
  @MainActor
  struct WatchControllerTests {
    /// SwiftUI may build a page twice, and keep what it has built first.
    @Test func ofTwoThatWereMadeForAPageTheOneThatAppearsIsAsked() async throws {
      let desk = Desk()
      await desk.push("list")
      let page = try #require(desk.host.top)
      let first = WatchController()
      first.watch(page, forbidsSwipe: false)
      let second = WatchController()
      second.watch(page, forbidsSwipe: false)
      #expect(page.watch === second)
      first.viewDidAppear(false)
      #expect(page.watch === first)
      withExtendedLifetime(second) {}
    }

    /// What contains a page, and takes part in a transition.
    private final class Container: UIViewController {
      let coordinator = ModelCoordinator()
      override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator
      }
    }

    /// UIKit tells a page that it appears again while the swipe ends that was cancelled.
    @Test func aFingerThatHasLetGoLeadsNothingAlsoIfThePageComesBack() async throws {
      let desk = Desk()
      await desk.push("list", "details")
      let (container, watch) = (Container(), WatchController())
      container.addChild(watch)
      let top: ShownScreen = try #require(desk.host.top)
      watch.watch(top, forbidsSwipe: false)
      container.coordinator.initiallyInteractive = true
      watch.viewWillDisappear(true)
      #expect(desk.host.isLed)
      container.coordinator.isCancelled = true
      container.coordinator.end()
      #expect(!desk.host.isLed)
      watch.viewWillAppear(true)
      #expect(!desk.host.isLed)
    }

    /// SwiftUI need not evaluate a page once more that has gone.
    @Test func whatHasGoneForbidsNoSwipe() async throws {
      let desk = Desk()
      await desk.push("list")
      let watch = WatchController()
      let navigation = UINavigationController(rootViewController: watch)
      let top: ShownScreen = try #require(desk.host.top)
      watch.watch(top, forbidsSwipe: true)
      watch.viewWillAppear(false)
      let swipe = try #require(navigation.interactivePopGestureRecognizer)
      #expect(!swipe.isEnabled)
      watch.viewDidDisappear(false)
      #expect(swipe.isEnabled)
    }

    /// SwiftUI may evaluate what fades once more.
    @Test func theOneThatLeavesIsNotAskedWhereAnotherOneHasCome() async throws {
      let desk = Desk()
      await desk.push("list")
      let page = try #require(desk.host.top)
      let old = WatchController()
      old.watch(page, forbidsSwipe: false)
      old.viewWillDisappear(true)
      let new = WatchController()
      new.watch(page, forbidsSwipe: false)
      old.watch(page, forbidsSwipe: false)
      #expect(page.watch === new)
      old.viewWillAppear(true)
      #expect(page.watch === old, "a swipe was cancelled")
      withExtendedLifetime(new) {}
    }
  }
}
