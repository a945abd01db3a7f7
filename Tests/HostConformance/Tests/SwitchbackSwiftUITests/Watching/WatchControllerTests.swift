import SwiftUI
import Testing
import UIKit

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
